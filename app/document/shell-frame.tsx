import { AnnouncementModal } from "#app/shell/announcement.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { FooterFrame } from "#app/shell/footer-frame.tsx";
import { Header } from "#app/shell/header.tsx";
import { QuickNavigation } from "#app/shell/quick-navigation.tsx";
import type { DocumentFacts } from "./facts.ts";
import { StaticPart } from "./standing-html.tsx";
import { Starter } from "./starter.tsx";

/** Header, announcement and the starter that runs them from the first frame. */
export function ShellTop({ facts }: { facts: DocumentFacts }) {
  return (
    <>
      <StaticPart id="shell-top">
        {import.meta.env.SSR ? (
          <>
            <Header path={facts.path} fixed={facts.fixedHeader} />
            <AnnouncementModal />
          </>
        ) : null}
      </StaticPart>
      <Starter />
    </>
  );
}

export function ShellBottom({ facts }: { facts: DocumentFacts }) {
  return (
    <>
      <FooterFrame items={facts.breadcrumb}>
        <StaticPart id="shell-bottom">
          {import.meta.env.SSR ? <Footer path={facts.path} year={new Date().getFullYear()} /> : null}
        </StaticPart>
      </FooterFrame>
      <StaticPart id="shell-quick">
        {import.meta.env.SSR ? <QuickNavigation path={facts.path} /> : null}
      </StaticPart>
    </>
  );
}
