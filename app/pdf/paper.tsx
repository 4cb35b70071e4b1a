import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { lineKind, linesBelow, type PaperLine } from "#app/blocks/papers/paper-lines.ts";
import type { PrintedPaper } from "#app/blocks/papers/papers.block.ts";
import type { Html } from "#app/values/markdown.ts";
import { usePdfLook } from "./look.ts";
import { Line } from "./prose.tsx";
import { Intro } from "./section-parts.tsx";

type Props = { heading: string; lede: Html; paper: PrintedPaper };

/** A specimen of a paper under its heading, on one page. */
export function Paper({ heading, lede, paper }: Props) {
  return (
    <View wrap={false}>
      <Intro heading={heading} lede={lede} />
      <Sheet paper={paper} />
    </View>
  );
}

/** The paper itself, with its sender, number, date and the line for a signature. */
function Sheet({ paper }: { paper: PrintedPaper }) {
  const { look } = usePdfLook();
  const { company, number, day, title, facts, note, signed } = paper;
  return (
    <View style={look.sheet}>
      <View style={own.sides}>
        <View>
          <Text style={look.strong}>{company.name}</Text>
          <Text style={look.source}>{company.address}</Text>
          <Text style={look.source}>{`${company.phone} · ${company.email}`}</Text>
        </View>
        <View style={own.right}>
          <Text style={look.source}>{number}</Text>
          <Text style={look.source}>{day}</Text>
        </View>
      </View>
      <View style={[own.sides, own.title]}>
        <Text style={look.subheading}>{title}</Text>
        <View style={look.stamp}>
          <Text style={own.stamped}>Specimen</Text>
        </View>
      </View>
      {facts.map((line) => (
        <Row line={line} paper={paper} key={line.name} />
      ))}
      <View style={look.rule} />
      {linesBelow(paper).map((line) => (
        <Row line={line} paper={paper} key={line.name} />
      ))}
      {note && (
        <Text style={[look.source, look.later]}>
          <Line html={note} />
        </Text>
      )}
      <Text style={[look.source, look.rule, own.signed]}>{signed}</Text>
    </View>
  );
}

function Row({ line, paper }: { line: PaperLine; paper: PrintedPaper }) {
  const { look } = usePdfLook();
  const { isSum, isTotal } = lineKind(line, paper);
  return (
    <View style={[look.tableRow, ...(isTotal ? [look.strong, look.rule] : [])]}>
      <Text style={own.name}>{line.name}</Text>
      <Text style={isSum ? own.amount : own.value}>
        <Line html={line.value} />
      </Text>
    </View>
  );
}

const own = StyleSheet.create({
  sides: { flexDirection: "row", justifyContent: "space-between" },
  right: { alignItems: "flex-end" },
  title: { marginTop: 18, marginBottom: 12, alignItems: "center" },
  stamped: { lineHeight: 1 },
  name: { width: "38%", paddingRight: 10 },
  value: { width: "62%" },
  amount: { width: "62%", textAlign: "right" },
  signed: { width: 210, marginTop: 52, marginLeft: "auto", paddingTop: 5, textAlign: "right" },
});
