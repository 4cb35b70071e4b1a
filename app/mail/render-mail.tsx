import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import type { MailBrand } from "./brand.ts";
import type { LeadOfMail, MailTemplates, QueuedMail, TemplateName } from "./outgoing-mail.ts";
import { Confirmation } from "./templates/confirmation.tsx";
import { LeadNotification } from "./templates/lead-notification.tsx";
import { SetPassword } from "./templates/set-password.tsx";

/** The two forms of a mail's body. */
export async function renderMail(
  mail: Pick<QueuedMail, "template" | "data">,
  brand: MailBrand,
): Promise<{ html: string; text: string }> {
  const html = await render(body(mail, brand));
  const quietHeadings = { selector: "h1", options: { uppercase: false } };
  return { html, text: toPlainText(html, { wordwrap: 76, selectors: [quietHeadings] }) };
}

// The data was written by queueing under the template's type: the name says what it is.
function body({ template, data }: Pick<QueuedMail, "template" | "data">, brand: MailBrand): ReactElement {
  const as = <Name extends TemplateName>() => data as unknown as MailTemplates[Name] & LeadOfMail;
  switch (template) {
    case "lead-notification":
      return <LeadNotification {...as<"lead-notification">()} brand={brand} />;
    case "confirmation":
      return <Confirmation {...as<"confirmation">()} brand={brand} />;
    case "set-password":
      return <SetPassword {...as<"set-password">()} brand={brand} />;
  }
}
