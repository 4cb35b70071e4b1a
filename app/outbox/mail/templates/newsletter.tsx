import { linkDays } from "#app/links/link-purposes.ts";
import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props<Name extends keyof MailTemplates> = MailTemplates[Name] & LeadOfMail & { brand: MailBrand };

/** To whoever asked for the newsletter, or in whose name somebody did: nothing more comes unless they say yes. */
export function NewsletterConfirm({ leadId, brand }: Props<"newsletter-confirm">) {
  return (
    <Layout brand={brand} title="Is it you who wants our newsletter?">
      <p style={styles.paragraph}>
        Somebody entered this address for the newsletter of {brand.name}: our new posts, at most one mail a
        week, and a way out in each.
      </p>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + brand.linkPath("newsletter-confirm", leadId)} style={styles.button}>
          Yes, send it to me
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        The link works for {linkDays["newsletter-confirm"]} days. If it was not you, do nothing: no newsletter
        is sent, and the address is erased within 31 days.
      </p>
    </Layout>
  );
}

/** To a subscriber: a new post. */
export function NewsletterIssue({ title, text, path, leadId, brand }: Props<"newsletter-issue">) {
  return (
    <Layout brand={brand} title={title}>
      <p style={styles.paragraph}>{text}</p>
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + path} style={styles.button}>
          Read the post
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        You get this because you confirmed our newsletter.{" "}
        <a href={brand.siteUrl + brand.linkPath("newsletter-leave", leadId)} style={styles.link}>
          Leave it
        </a>
      </p>
    </Layout>
  );
}
