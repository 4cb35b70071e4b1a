import { useContext } from "react";
import { SiteStyleFile } from "#app/paint/site-style.tsx";
import { siteStyleFileId } from "#app/paint/site-style-id.ts";
import { StandingHtml, StaticPart } from "#app/paint/standing-html.tsx";
import { AnnouncementModal } from "#app/shell/announcement/announcement.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { FooterFrame } from "#app/shell/footer-frame.tsx";
import { Header } from "#app/shell/menu/header.tsx";
import { QuickNavigation } from "#app/shell/menu/quick-navigation.tsx";
import type { DocumentFacts } from "./facts.ts";

export function ShellTop({ facts }: { facts: DocumentFacts }) {
  return (
    <StaticPart id="shell-top">
      {import.meta.env.SSR ? <Header path={facts.path} fixed={facts.fixedHeader} /> : null}
    </StaticPart>
  );
}

/** The link to the whole stylesheet, unless the page has placed it, and everything below the page. */
export function ShellBottom({ facts }: { facts: DocumentFacts }) {
  const stylesStand = useContext(StandingHtml)?.has(siteStyleFileId);
  return (
    <>
      <StaticPart id="shell-style">{stylesStand ? null : <SiteStyleFile />}</StaticPart>
      <FooterFrame items={facts.breadcrumb}>
        <StaticPart id="shell-bottom">
          {import.meta.env.SSR ? <Footer path={facts.path} year={new Date().getFullYear()} /> : null}
        </StaticPart>
      </FooterFrame>
      <StaticPart id="shell-quick">
        {import.meta.env.SSR ? (
          <>
            <QuickNavigation path={facts.path} />
            {facts.isPersonal ? null : <AnnouncementModal />}
          </>
        ) : null}
      </StaticPart>
    </>
  );
}
