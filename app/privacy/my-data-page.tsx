import type { ReactNode } from "react";
import { istDateTime } from "#app/dates/brief-time.ts";
import { momentText } from "#app/dates/india-time.ts";
import { Kolam } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import { linkDays } from "#app/links/link-purposes.ts";
import type { HeldData, HeldLead } from "./held-data.ts";
import { WhatToDo, whyKept } from "./my-data-forms.tsx";

export type MyDataProps = {
  held: HeldData;
  reference: string;
  /** Path of the page, with its token. */
  path: string;
  /** The request just carried out. */
  done: string | null;
  /** Whether to ask for confirmation of withdrawing everything. */
  asks: boolean;
  /** Why the request failed. */
  problem: string | null;
  typed: string;
};

const dones: Record<string, string> = {
  "withdraw-marketing":
    "You withdrew your consent to offers and events. We no longer use your details for them.",
  "withdraw-all":
    "You withdrew your consent. We no longer use what is shown below, have cancelled your future bookings, tokens and reservations, send no more e-mail about orders or reservations, and erase everything within 12 months.",
  correct: "Our privacy team has your correction. They make it within one month and write to you.",
};

/** The data held under an address and its owner's options. Server only, complete without JavaScript. */
export function MyDataPage(props: MyDataProps) {
  const { held, reference, path, done, problem } = props;
  const others = held.leads.filter((lead) => lead.reference !== reference);
  return (
    <section className="hero">
      <div className="wrap prose">
        <h1>Your data</h1>
        {done && dones[done] && <p role="status">{dones[done]}</p>}
        {problem && <p role="alert">{problem}</p>}
        <p>
          What we hold under <span className="long">{held.address}</span>. Your request has the reference{" "}
          <b className="whole">{reference}</b>.{" "}
          <a href={`${path}/data.json`} download="my-data.json">
            Download all of it
          </a>{" "}
          (JSON).
        </p>
        <p>{stateOf(held)}</p>
        {held.keptQuotations.map(({ number, version, amount, keptUntil }) => (
          <p key={`${number} ${version}`}>
            Kept apart after your earlier erasure: quotation {number}, version {version}, ₹{amount}, which
            became an order. {whyKept} It is erased on {day(keptUntil)}.
          </p>
        ))}
        {others.length === 0 ? (
          <p>Apart from this request, we hold nothing under this address.</p>
        ) : (
          others.map((lead) => <Held key={lead.reference} lead={lead} />)
        )}
        <p>
          We search by e-mail address. What you gave us with a phone number only is not shown here: write to
          us with its reference.
        </p>
        <WhatToDo {...props} />
      </div>
    </section>
  );
}

/** Shown when the link has expired or its data was erased. */
export function MyDataEnd({ why }: { why: "expired" | "erased" | "unavailable" }) {
  const texts = {
    expired: `A link works for ${linkDays["my-data"]} days, because it opens personal data. Ask for a new one, and we mail it to your address.`,
    erased:
      "We hold nothing under this link. After an erasure only counts remain, with no detail of yours. A quotation that became an order is kept apart for as long as the law requires records of a sale; a new link shows it.",
    unavailable:
      "We cannot look this up at the moment, and nothing has changed. Please try again in a minute.",
  };
  const headings = {
    expired: "This link has expired",
    erased: "Your data is erased",
    unavailable: "Your data",
  };
  return (
    <section className="hero" data-variant="tool">
      <div className="wrap">
        <Kolam {...ownKolam("/my-data", "company")} />
        <div className="say">
          <h1>{headings[why]}</h1>
          <p className="lede" role={why === "unavailable" ? "alert" : undefined}>
            {texts[why]}
          </p>
          <p className="actions">
            <a className="button" href="/privacy-policy#form">
              Ask for a new link
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function stateOf({ orders, newsletterSince, noMailsOf, bounced, joinedElsewhere }: HeldData): string {
  return [
    ...(orders.length > 0
      ? [`Updates go here for ${orders.map(({ type, number }) => `${type} ${number}`).join(", ")}.`]
      : []),
    newsletterSince
      ? `You have received our newsletter since ${day(newsletterSince)}.`
      : "You do not get our newsletter.",
    ...(noMailsOf.includes("marketing") ? ["You get no offers by e-mail."] : []),
    ...(noMailsOf.includes("reminders") ? ["You get no reminders of bookings."] : []),
    ...(bounced ? ["Mail to this address came back, so we have stopped writing to it."] : []),
    ...(joinedElsewhere > 0
      ? [
          `We believe that ${joinedElsewhere === 1 ? "one more enquiry" : `${joinedElsewhere} more enquiries`} under another address or number are yours too. Only a link to that address shows them; erasing here erases them with the rest.`,
        ]
      : []),
  ].join(" ");
}

function Held({ lead }: { lead: HeldLead }) {
  return (
    <details className="folded">
      <summary>
        <span>
          {lead.title}, {day(lead.receivedAt)}, <span className="whole">{lead.reference}</span>
          {lead.restricted && " (not used any more)"}
        </span>
      </summary>
      <table>
        <tbody>
          {linesOf(lead).map(([label, text], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{wholeReferences(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** People copy references and read them out, so lines must not break at their hyphens. */
function wholeReferences(text: string): ReactNode[] {
  return text.split(/(\b[A-Z0-9]+-[A-Z0-9]{4}-[A-Z0-9]{4}\b)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <span className="whole" key={at}>
        {part}
      </span>
    ),
  );
}

function linesOf(lead: HeldLead): [string, string][] {
  const { person, consent } = lead;
  const lines: [string, string | null | undefined][] = [
    ["Name", person.name],
    ["E-mail", person.email],
    ["Phone", person.phone],
    ["Organization", person.organization],
    ["City", person.city],
    ...lead.answers.map(({ label, value }): [string, string] => [label, [value].flat().join("; ")]),
    ["Sent on the page", lead.page],
    ...arrivalsOf(lead),
    ["Agreed to", consent && `Notice ${consent.noticeVersion}, ${momentText(Date.parse(consent.at))}`],
    ...boxesOf(lead),
    ...lead.withdrawn.map(({ what, at }): [string, string] => ["Withdrawn", `${what}, ${day(at)}`]),
    ...lead.bookings.map(({ kind, startsAt, state }): [string, string] => [
      "Booking",
      `${kind}, ${momentText(Date.parse(startsAt))}, ${state}`,
    ]),
    ...lead.mails.map(({ subject, at }): [string, string] => ["Mail", `${subject}, ${day(at)}`]),
    ...lead.quotations.map(({ number, version, amount, answer, at }): [string, string] => [
      "Quotation",
      `${number}, version ${version}, ₹${amount}, ${day(at)}${answer ? `, ${answer}` : ""}`,
    ]),
    ...lead.shared.map(({ with: system, event, at }): [string, string] => [
      "Passed on to",
      `${system}, ${event}, ${day(at)}`,
    ]),
    ...seenLines(lead),
    ...lead.received.map(({ text, files, at }): [string, string] => [
      "You wrote",
      `${[text, ...files].filter(Boolean).join(", ")} (${day(at)})`,
    ]),
    ...lead.replies.map(({ text, files, at }): [string, string] => [
      "We wrote",
      `${[text, ...files].filter(Boolean).join(", ")} (${day(at)})`,
    ]),
    ...lead.notes.map(({ text, at }): [string, string] => ["Noted by us", `${text} (${day(at)})`]),
    ...lead.files.map(({ field, bytes }): [string, string] => [
      "File",
      `${field}, PDF, ${Math.ceil(bytes / 1024)} kB`,
    ]),
    ["Kept", `${lead.keptForMonths} months after our last contact`],
  ];
  return lines.flatMap(([label, text]): [string, string][] => (text ? [[label, text]] : []));
}

/** One line for each kind of act; the file has each act. */
function seenLines({ seen }: HeldLead): [string, string][] {
  const groups = Map.groupBy(seen, ({ by, what }) => `${what}, by ${by}`);
  return [...groups].map(([text, [newest, ...others]]) => [
    "On record",
    `${text}${others.length > 0 ? `, ${others.length + 1} times` : ""}, last on ${day(newest?.at ?? "")}`,
  ]);
}

function arrivalsOf({ arrival }: HeldLead): [string, string][] {
  const texts = arrival.map(({ landingPage, ...campaign }) =>
    [landingPage, ...Object.entries(campaign).map(([name, value]) => `${name} ${value}`)].join(", "),
  );
  return [...new Set(texts)].map((text) => ["How you arrived", text]);
}

function boxesOf({ consent }: HeldLead): [string, string][] {
  const ticked = Object.entries(consent?.boxes ?? {}).filter(([, is]) => is);
  return ticked.length > 0 ? [["Boxes you ticked", ticked.map(([name]) => name).join(", ")]] : [];
}

function day(iso: string): string {
  return istDateTime(new Date(iso)).split(",", 1)[0] ?? "";
}
