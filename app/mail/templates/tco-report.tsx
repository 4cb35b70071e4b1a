import type { CSSProperties } from "react";
import { shownFigure } from "#app/calculator/figure.ts";
import { grouped } from "#app/calculator/rupees.ts";
import { type Calculation, calculate, tcoPath, tcoRules, tcoTyped } from "#app/tco/calculation.ts";
import { itemKeys, items } from "#app/tco/costs.ts";
import {
  breakEvenWords,
  headline,
  influenceEffect,
  influenceName,
  rangeWords,
  scope,
  shareOf,
} from "#app/tco/words.ts";
import type { MailBrand } from "../brand.ts";
import type { LeadOfMail, MailTemplates } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["tco-report"] & LeadOfMail & { brand: MailBrand };
type Done = Extract<Calculation, { ok: true }>;

const { paragraph, link } = styles;
const cell = {
  padding: "7px 0 7px 10px",
  borderBottom: "1px solid #e5e2da",
  fontSize: 14,
  textAlign: "right",
} as const;
const name: CSSProperties = { ...cell, paddingLeft: 0, textAlign: "left", fontWeight: 400 };
const heading = { margin: "28px 0 8px", fontSize: 18, color: "#111217" };

/**
 * To the visitor: the whole comparison. It is calculated again from the figures, so that nothing but numbers of theirs
 * can stand in it. HTML and not a PDF: setting one costs 80 MB and blocks the thread that answers visitors.
 */
export function TcoReport({ report, reference, brand }: Props) {
  const calculation = calculate(tcoTyped(report.split("?")[1] ?? ""));
  if (!calculation.ok) return <Unreadable reference={reference} brand={brand} />;
  const { comparison, inputs, query } = calculation;
  const address = `${brand.siteUrl}${tcoPath}${query && `?${query}`}`;
  const share = shareOf(comparison);
  return (
    <Layout brand={brand} title={headline(comparison)}>
      <p style={paragraph}>
        {scope(comparison, inputs)}
        {share && `: ${share} of what the PC costs`}. {rangeWords(comparison)}
      </p>
      <p style={paragraph}>
        <a href={address} style={styles.button}>
          Open these figures
        </a>
      </p>
      <Lines calculation={calculation} />
      <h2 style={heading}>What moves it most</h2>
      <ol style={{ ...paragraph, paddingLeft: 22 }}>
        {comparison.decisive.map((influence) => (
          <li key={influence.side + influence.key}>
            {influenceName(influence)}. {influenceEffect(influence, comparison.devices)}
          </li>
        ))}
      </ol>
      <h2 style={heading}>Where both would cost the same</h2>
      <ul style={{ ...paragraph, paddingLeft: 22 }}>
        {breakEvenWords(comparison, inputs).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Assumptions calculation={calculation} />
      <p style={{ ...paragraph, fontSize: 14 }}>
        A calculation from the figures entered on our website, not an offer. Reference {reference}. You did
        not ask for it, or want to see, correct or withdraw what we hold?{" "}
        <a href={`${brand.siteUrl}/privacy-policy`} style={link}>
          Your data and your rights
        </a>
      </p>
    </Layout>
  );
}

function Lines({ calculation: { comparison } }: { calculation: Done }) {
  const { costs, device, devices, years } = comparison;
  const count = devices || 1;
  const rows = itemKeys.map((key) => [items[key].label, costs.mac[key], costs.pc[key], count] as const);
  const sums = [
    ["Together", device.mac, device.pc, count],
    ["Per device", device.mac, device.pc, 1],
    ["Per device and year", device.mac, device.pc, 1 / (years || 1)],
  ] as const;
  return (
    <table width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <Row cells={["In rupees", "Mac", "PC", "Mac less PC"]} strong />
        {[...rows, ...sums].map(([label, mac, pc, times], at) => (
          <Row
            cells={
              mac === null || pc === null
                ? [label, "not counted", "", ""]
                : [label, grouped(mac * times), grouped(pc * times), grouped((mac - pc) * times)]
            }
            strong={at >= rows.length}
            key={label}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Every figure the result was made from. */
function Assumptions({ calculation: { values } }: { calculation: Done }) {
  return (
    <>
      <h2 style={heading}>The figures behind it</h2>
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {Object.entries(tcoRules)
            .filter(([key, { initial }]) => initial !== null || values[key] !== null)
            .map(([key, { label, initial }]) => (
              <Row
                cells={[
                  label,
                  shownFigure(values[key] ?? null) || "not counted",
                  values[key] === initial ? "as given" : "yours",
                ]}
                key={key}
              />
            ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ cells: [first, ...rest], strong }: { cells: readonly string[]; strong?: boolean }) {
  const weight = strong ? { fontWeight: 600 } : {};
  return (
    <tr>
      <th style={{ ...name, ...weight }}>{first}</th>
      {rest.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <td style={{ ...cell, ...weight }} key={at}>
          {text}
        </td>
      ))}
    </tr>
  );
}

function Unreadable({ reference, brand }: { reference: string; brand: MailBrand }) {
  return (
    <Layout brand={brand} title="Your figures could not be read">
      <p style={paragraph}>
        Please enter them again in{" "}
        <a href={brand.siteUrl + tcoPath} style={link}>
          the calculator
        </a>{" "}
        and send yourself the report from there, or answer with your reference {reference}.
      </p>
    </Layout>
  );
}
