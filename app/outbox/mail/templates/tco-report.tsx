import * as v from "valibot";
import { calculate, tcoPath, tcoTyped } from "#app/tco/calculation.ts";
import {
  breakEvenWords,
  headline,
  influenceEffect,
  influenceName,
  rangeWords,
  scope,
  shareOf,
  softWords,
} from "#app/tco/result-sentences.ts";
import type { MailBrand } from "../brand.ts";
import { mailTemplate } from "../mail-template.ts";
import { Layout, styles } from "./layout.tsx";
import { leadEntries } from "./parts.tsx";
import { Assumptions, Lines } from "./tco-report-tables.tsx";

const { paragraph, link } = styles;
const heading = { margin: "28px 0 8px", fontSize: 18, color: "#111217" };
const list = { ...paragraph, paddingLeft: 22 };

/**
 * To the visitor: the whole comparison. It is calculated again from the posted figures, so that it can hold nothing but
 * their numbers. The attached PDF holds the same (app/pdf/tco-document.tsx); this version is for screen readers and
 * phones.
 */
export const mail = mailTemplate({ ...leadEntries, report: v.string() }, TcoReport);

type Props = { report: string; reference: string; brand: MailBrand };

function TcoReport({ report, reference, brand }: Props) {
  const calculation = calculate(tcoTyped(report.split("?")[1] ?? ""));
  if (!calculation.ok) return <Unreadable reference={reference} brand={brand} />;
  const { comparison, inputs, query, soft, values } = calculation;
  const share = shareOf(comparison);
  return (
    <Layout brand={brand} title={headline(comparison)}>
      <p style={paragraph}>
        {scope(comparison, inputs)}
        {share && `: ${share} of what the PC costs`}. {rangeWords(comparison)}
      </p>
      <p style={paragraph}>The attached PDF shows the same with a chart, for printing and passing on.</p>
      <p style={paragraph}>
        <a href={`${brand.siteUrl}${tcoPath}${query && `?${query}`}`} style={styles.button}>
          Open these figures
        </a>
      </p>
      <Lines {...comparison} />
      <h2 style={heading}>What moves it most</h2>
      <ol style={list}>
        {comparison.decisive.map((influence) => (
          <li key={influence.side + influence.key}>
            {influenceName(influence)}. {influenceEffect(influence, comparison.devices)}
          </li>
        ))}
      </ol>
      <h2 style={heading}>Where both would cost the same</h2>
      <ul style={list}>
        {breakEvenWords(comparison, inputs).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {soft && (
        <>
          <h2 style={heading}>Soft benefits of the Mac, not in the result</h2>
          <ul style={list}>
            {soft.map((benefit) => (
              <li key={benefit.label}>{softWords(benefit, comparison.devices)}</li>
            ))}
          </ul>
        </>
      )}
      <h2 style={heading}>The figures behind it</h2>
      <Assumptions values={values} />
      <p style={{ ...paragraph, marginTop: 24, fontSize: 14 }}>
        A calculation from the figures entered on our website, not an offer. Reference {reference}. If you did
        not ask for it, or want to see, correct or withdraw what we hold:{" "}
        <a href={`${brand.siteUrl}/privacy-policy`} style={link}>
          Your data and your rights
        </a>
      </p>
    </Layout>
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
