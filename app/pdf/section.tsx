import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Block } from "#app/blocks/schema.ts";
import { usePdfLook } from "./look.ts";
import { Office } from "./office.tsx";
import { Line, Prose } from "./prose.tsx";
import { Frame, Heading, Intro, Points, TableRow } from "./section-parts.tsx";

type Of<Kind extends Block["block"]> = { block: Extract<Block, { block: Kind }> };

/** A block of a page as a section of its PDF. A kind that this list lacks does not compile. */
export function Section({ block }: { block: Block }): ReactNode {
  switch (block.block) {
    case "body":
      return (
        <Frame>
          <Prose html={block.html} />
        </Frame>
      );
    case "call-to-action":
      return <CallToAction block={block} />;
    case "claims":
      return <Claims block={block} />;
    case "comparison":
      return <Comparison block={block} />;
    case "features":
    case "steps":
      return (
        <Frame whole={block.block === "steps"}>
          <Intro heading={block.heading} lede={block.lede} />
          <Points points={block.items} numbered={block.block === "steps"} />
        </Frame>
      );
    case "figure-text":
      return (
        <Frame>
          <Heading>{block.heading}</Heading>
          <Prose html={block.text} />
        </Frame>
      );
    case "offices":
      return <Offices block={block} />;
    case "proof":
      return <Proof block={block} />;
    case "questions":
      return <Questions block={block} />;
    // The cover says it.
    case "hero":
    // These lead elsewhere on the site, or are used on it.
    case "audience-switch":
    case "bento":
    case "company-details":
    case "events":
    case "form":
    case "grievance-officer":
    case "jobs":
    case "posts":
    case "related":
    case "story":
    case "tool":
    case "words":
      return null;
    default:
      return block satisfies never;
  }
}

function Claims({ block }: Of<"claims">) {
  const { look } = usePdfLook();
  return (
    <Frame>
      <View style={look.row}>
        {block.items.map(({ id, value, label }) => (
          <View style={look.claim} key={id}>
            <Text style={look.claimValue}>{value}</Text>
            <Text>{label}</Text>
          </View>
        ))}
      </View>
    </Frame>
  );
}

function Proof({ block }: Of<"proof">) {
  const { look } = usePdfLook();
  return (
    <Frame>
      <Intro heading={block.heading} lede={block.lede} />
      {block.items.map(({ fact, source }) => (
        <View style={look.paragraph} wrap={false} key={fact.__html}>
          <Text>
            <Line html={fact} />
          </Text>
          <Text style={look.source}>
            <Line html={linkTo(source.url, source.label)} />
          </Text>
        </View>
      ))}
    </Frame>
  );
}

function Comparison({ block }: Of<"comparison">) {
  const { look } = usePdfLook();
  return (
    <Frame>
      <Intro heading={block.heading} lede={block.lede} />
      <TableRow cells={["", ...block.columns]} isHead />
      {block.rows.map(({ label, cells }) => (
        <TableRow
          // biome-ignore lint/correctness/useJsxKeyInIterable: each cell gets its key in the row
          cells={[label, ...cells].map((text) => <Line html={text} />)}
          key={label.__html}
        />
      ))}
      {block.note && (
        <Text style={[look.source, look.later]}>
          <Line html={block.note} />
        </Text>
      )}
    </Frame>
  );
}

function Questions({ block }: Of<"questions">) {
  const { look } = usePdfLook();
  return (
    <Frame>
      <Heading>{block.heading}</Heading>
      {block.items.map(({ question, answer }) => (
        <View wrap={false} key={question}>
          <Text style={look.subheading}>{question}</Text>
          <Prose html={answer} />
        </View>
      ))}
    </Frame>
  );
}

function Offices({ block }: Of<"offices">) {
  const { look } = usePdfLook();
  return (
    <Frame>
      <Intro heading={block.heading} lede={block.lede} />
      <View style={look.row} wrap={false}>
        {block.offices.map((office) => (
          <Office office={office} key={office.id} />
        ))}
      </View>
    </Frame>
  );
}

function CallToAction({ block }: Of<"call-to-action">) {
  const { look } = usePdfLook();
  return (
    <View style={look.band} wrap={false}>
      <Text style={look.item}>{block.heading}</Text>
      {block.text && (
        <Text>
          <Line html={block.text} />
        </Text>
      )}
      <Text>
        {block.actions.map(({ label, to }, at) => (
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
