import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { usePdfLook } from "./look.ts";

type Props = {
  heading: string;
  /** Each with its sentence, or with a title and its sentence. */
  points: readonly (readonly string[])[];
};

/** Points below a heading, half a page wide; nothing where there are none. */
export function TcoPoints({ heading, points }: Props) {
  const { look } = usePdfLook();
  if (points.length === 0) return null;
  return (
    <View style={look.half} wrap={false}>
      <Text style={[look.item, own.heading]}>{heading}</Text>
      {points.map(([first = "", second]) => (
        <View style={own.point} key={first}>
          <Text style={second ? [own.words, look.strong] : own.words}>{first}</Text>
          {second && <Text style={[own.words, { color: look.intro.color }]}>{second}</Text>}
        </View>
      ))}
    </View>
  );
}

const own = StyleSheet.create({
  heading: { marginBottom: 6 },
  point: { marginBottom: 8 },
  // Without a font size beside it, the renderer multiplies a line height by its default size.
  words: { fontSize: 9.5, lineHeight: 1.35 },
});
