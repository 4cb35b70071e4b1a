import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { type Block, kindOf } from "#app/blocks/blocks.ts";
import type { PrintedPart } from "#app/blocks/printed.ts";
import type { Html } from "#app/values/markdown.ts";
import { usePdfLook } from "./look.ts";
import { Office } from "./office.tsx";
import { Paper } from "./paper.tsx";
import { Line, Prose } from "./prose.tsx";
import { Frame, Intro, Points, TableRow } from "./section-parts.tsx";

/** A block of a page as a section of its PDF, as `print` of its kind returns it. */
export function Section({ block }: { block: Block }): ReactNode {
  const printed = kindOf(block).print(block);
  if (!printed) return null;
  if ("band" in printed) return <Band {...printed.band} />;
  return (
    <Frame whole={printed.isWhole}>
      {printed.section.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: typeset once, never reordered
        <Part {...part} key={at} />
      ))}
    </Frame>
  );
}

function Part(part: PrintedPart): ReactNode {
  switch (part.part) {
    case "intro":
      return <Intro heading={part.heading} lede={part.lede} />;
    case "prose":
      return <Prose html={part.html} />;
    case "points":
      return <Points points={part.items} numbered={part.isNumbered} />;
    case "claims":
      return <Claims {...part} />;
    case "proof":
      return <Proof {...part} />;
    case "table":
      return <Table {...part} />;
    case "paper":
      return <Paper {...part} />;
    case "questions":
      return <Questions {...part} />;
    case "offices":
      return <Offices {...part} />;
    default:
      return part satisfies never;
  }
}

type Of<Name extends PrintedPart["part"]> = Extract<PrintedPart, { part: Name }>;

function Claims({ items }: Of<"claims">) {
  const { look } = usePdfLook();
  return (
    <View style={look.row}>
      {items.map(({ id, value, label }) => (
        <View style={look.claim} key={id}>
          <Text style={look.claimValue}>{value}</Text>
          <Text>{label}</Text>
        </View>
      ))}
    </View>
  );
}

function Proof({ items }: Of<"proof">) {
  const { look } = usePdfLook();
  return items.map(({ figure, fact, source }) => (
    <View style={look.paragraph} wrap={false} key={fact.__html}>
      <Text>
        {figure && `${figure}: `}
        <Line html={fact} />
      </Text>
      <Text style={look.source}>
        <Line html={linkTo(source.url, source.label)} />
      </Text>
    </View>
  ));
}

function Table({ columns, rows, note }: Of<"table">) {
  const { look } = usePdfLook();
  return (
    <>
      <TableRow cells={["", ...columns]} isHead />
      {rows.map(({ label, cells }) => (
        <TableRow
          // biome-ignore lint/correctness/useJsxKeyInIterable: each cell gets its key in the row
          cells={[label, ...cells].map((text) => <Line html={text} />)}
          key={label.__html}
        />
      ))}
      {note && (
        <Text style={[look.source, look.later]}>
          <Line html={note} />
        </Text>
      )}
    </>
  );
}

function Questions({ items }: Of<"questions">) {
  const { look } = usePdfLook();
  return items.map(({ question, answer }) => (
    <View wrap={false} key={question}>
      <Text style={look.subheading}>{question}</Text>
      <Prose html={answer} />
    </View>
  ));
}

function Offices({ offices }: Of<"offices">) {
  const { look } = usePdfLook();
  return (
    <View style={look.row} wrap={false}>
      {offices.map((office) => (
        <Office office={office} key={office.id} />
      ))}
    </View>
  );
}

type BandProps = { heading: string; text?: Html | undefined; actions: { label: string; to: string }[] };

function Band({ heading, text, actions }: BandProps) {
  const { look } = usePdfLook();
  return (
    <View style={look.band} wrap={false}>
      <Text style={look.item}>{heading}</Text>
      {text && (
        <Text>
          <Line html={text} />
        </Text>
      )}
      <Text>
        {actions.map(({ label, to }, at) => (
          <Text key={to}>
            {at > 0 ? "   ·   " : ""}
            <Line html={linkTo(to, label)} />
          </Text>
        ))}
      </Text>
    </View>
  );
}

function linkTo(address: string, label: string) {
  return { __html: `<a href="${address}">${label}</a>` };
}
