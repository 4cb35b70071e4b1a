import * as v from "valibot";
import { mailTemplate } from "../mail-template.ts";
import { Layout } from "./layout.tsx";
import { Button, Fact, lineSchema } from "./parts.tsx";

/** To staff: something happened in the workspace, at `path`. */
export const mail = mailTemplate(
  { title: v.string(), lines: v.array(lineSchema), path: v.string(), button: v.string() },
  ({ title, lines, path, button, brand }) => (
    <Layout brand={brand} title={title}>
      {lines.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {[value].flat().join(", ")}
        </Fact>
      ))}
      <Button href={brand.siteUrl + path}>{button}</Button>
    </Layout>
  ),
);
