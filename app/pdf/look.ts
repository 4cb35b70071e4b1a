import { StyleSheet } from "@react-pdf/renderer";
import { createContext, useContext } from "react";

/** The colours of a section of the site. */
export type Palette = {
  hue: string;
  deep: string;
  soft: string;
  plate: string;
  ink: string;
  grey: string;
  line: string;
};
export type Look = ReturnType<typeof createLook>;

/** The look of all parts of a document, and the base address of its links. */
export const PdfLook = createContext<{ look: Look; siteUrl: string } | undefined>(undefined);

export function usePdfLook(): { look: Look; siteUrl: string } {
  const value = useContext(PdfLook);
  if (!value) throw new Error("A part of a PDF needs <PdfLook> around it");
  return value;
}

/** A4 in points; the same proportions as the site, on white paper. */
export const margin = 54;

export function createLook({ hue, deep, soft, plate, ink, grey, line }: Palette) {
  return StyleSheet.create({
    page: {
      paddingTop: margin,
      paddingBottom: 60,
      paddingHorizontal: margin,
      fontFamily: "Geist",
      fontSize: 9.5,
      color: ink,
    },
    // Not on the page itself: with a line height there, the renderer omits page numbers.
    text: { fontSize: 9.5, lineHeight: 1.5 },
    cover: { fontFamily: "Geist", color: ink, backgroundColor: plate },
    // As high as a drawn plate; a wider picture is cut at its sides.
    coverPlate: { width: "100%", height: 456, objectFit: "cover" },
    coverWords: { paddingHorizontal: margin, paddingTop: 40 },
    eyebrow: { fontSize: 10, fontWeight: 600, color: hue },
    title: {
      fontSize: 36,
      fontWeight: 600,
      lineHeight: 1.08,
      letterSpacing: -1.2,
      marginTop: 10,
      maxWidth: 440,
    },
    lede: { fontSize: 13, lineHeight: 1.45, color: grey, marginTop: 16, maxWidth: 420 },
    coverFoot: {
      position: "absolute",
      left: margin,
      right: margin,
      bottom: 44,
      flexDirection: "row",
      justifyContent: "space-between",
      fontSize: 9,
      color: grey,
    },
    strong: { fontWeight: 600, color: ink },
    section: { marginBottom: 20 },
    heading: {
      fontSize: 19,
      fontWeight: 600,
      lineHeight: 1.15,
      letterSpacing: -0.5,
      marginBottom: 10,
      maxWidth: 380,
    },
    subheading: { fontSize: 11, fontWeight: 600, lineHeight: 1.3, marginTop: 8, marginBottom: 2 },
    later: { marginTop: 14 },
    intro: { color: grey, fontSize: 10.5, marginTop: -4, marginBottom: 10, maxWidth: 400 },
    paragraph: { marginBottom: 6, maxWidth: 440 },
    row: { flexDirection: "row", flexWrap: "wrap", columnGap: 22, rowGap: 12 },
    half: { width: 232, borderTopWidth: 1, borderTopColor: line, paddingTop: 8 },
    third: { width: 147, borderTopWidth: 1, borderTopColor: line, paddingTop: 8 },
    item: { fontWeight: 600, fontSize: 10.5, lineHeight: 1.3, marginBottom: 2 },
    number: { fontSize: 19, fontWeight: 600, color: hue, lineHeight: 1.2 },
    claim: { flexGrow: 1, flexBasis: 0 },
    claimValue: { fontSize: 30, fontWeight: 600, letterSpacing: -1, color: deep, lineHeight: 1.1 },
    source: { fontSize: 8.5, color: grey },
    listItem: { flexDirection: "row", marginBottom: 3, maxWidth: 440 },
    bullet: { width: 12, color: hue },
    listWords: { flex: 1 },
    band: { backgroundColor: soft, borderRadius: 10, padding: 20, marginTop: 4 },
    tableRow: { flexDirection: "row", borderTopWidth: 1, borderTopColor: line, paddingVertical: 5 },
    tableCell: { paddingRight: 10 },
    sheet: { borderWidth: 1, borderColor: line, padding: 28, marginBottom: 20 },
    stamp: {
      fontWeight: 600,
      color: hue,
      borderWidth: 1.5,
      borderColor: hue,
      borderRadius: 4,
      paddingHorizontal: 9,
      paddingTop: 6,
      paddingBottom: 1,
      transform: "rotate(6deg)",
    },
    rule: { borderTopWidth: 1, borderTopColor: ink },
    link: { color: ink, textDecoration: "underline" },
    italic: { fontStyle: "italic" },
    foot: {
      position: "absolute",
      left: margin,
      right: margin,
      bottom: 26,
      height: 28,
      paddingTop: 8,
      borderTopWidth: 1,
      borderTopColor: line,
      flexDirection: "row",
      justifyContent: "space-between",
      fontSize: 8,
      color: grey,
    },
  });
}
