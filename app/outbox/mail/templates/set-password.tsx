import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, SmallText, Text } from "./parts.tsx";

const openings = {
  invited: "An account in the leads workspace was made for you. Choose a password to open it.",
  forgotten: "Someone asked to set a new password for your account in the leads workspace.",
};

const entries = {
  name: v.string(),
  url: v.string(),
  /** In words. */
  expires: v.string(),
  reason: v.picklist(["invited", "forgotten"]),
};

/** To a staff member: the one-time link that sets a password. */
export const mail = mailTemplate(entries, ({ name, url, expires, reason, brand }) => (
  <Layout brand={brand} title="Set your password">
    <Text>Hello {name},</Text>
    <Text>{openings[reason]}</Text>
    <Button href={url}>Set password</Button>
    <SmallText>
      The link works once, until {expires}. If you did not expect it, nothing changes as long as you do not
      use it.
    </SmallText>
  </Layout>
));
