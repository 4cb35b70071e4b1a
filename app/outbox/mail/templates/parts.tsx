import type { ReactNode } from "react";
import * as v from "valibot";
import type { MailBrand } from "../brand.ts";
import { styles } from "./layout.tsx";

/** For a mail about a lead; queueing adds them. */
export const leadEntries = { leadId: v.string(), reference: v.string() };

export const lineSchema = v.object({ label: v.string(), value: v.union([v.string(), v.array(v.string())]) });

/** `to` is a path of the site or an address elsewhere. */
export const linkSchema = v.object({ label: v.string(), to: v.string() });

export function Text({ children }: { children: ReactNode }) {
  return <p style={styles.paragraph}>{children}</p>;
}

/** The small print at the foot of a mail. */
export function SmallText({ children }: { children: ReactNode }) {
  return <p style={{ ...styles.paragraph, fontSize: 14 }}>{children}</p>;
}

export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text>
      <a href={href} style={styles.button}>
        {children}
      </a>
    </Text>
  );
}

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={styles.link}>
      {children}
    </a>
  );
}

/** A fact below its name. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text>
      <span style={styles.label}>{label}</span>
      <br />
      {children}
    </Text>
  );
}

/** Renders nothing if the mail belongs to no lead. */
export function Reference({ reference }: { reference?: string | undefined }) {
  if (!reference) return null;
  return (
    <Fact label="Reference">
      <span style={styles.reference}>{reference}</span>
    </Fact>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol style={{ ...styles.paragraph, paddingLeft: 22 }}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** One line per entry. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and lines may repeat.
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

export function YourRights({ brand }: { brand: MailBrand }) {
  return <Link href={`${brand.siteUrl}/privacy-policy`}>Your data and your rights</Link>;
}
