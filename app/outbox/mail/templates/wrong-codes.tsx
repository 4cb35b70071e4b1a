import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Text } from "./parts.tsx";

/** To a staff member: somebody knows their password and is trying codes. `url` leads to a new password. */
export const mail = mailTemplate(
  { name: v.string(), wrong: v.number(), url: v.string() },
  ({ name, wrong, url, brand }) => (
    <Layout brand={brand} title="Was this you?">
      <Text>Hello {name},</Text>
      <Text>
        Within one day someone entered your password for the leads workspace and then {wrong} wrong codes. No
        code was right, so no one got in.
      </Text>
      <Text>
        If it was not you, someone else knows your password: set a new one now. Wrong codes cannot lock you
        out: browsers in which you have signed in before and your recovery codes still work.
      </Text>
      <Button href={url}>Ask for a new password</Button>
    </Layout>
  ),
);
