import { Text, View } from "@react-pdf/renderer";
import { usePdfLook } from "./look.ts";

/** The same words at the foot of every page, and the page's number. */
export function PageFoot({ children }: { children: string }) {
  const { look } = usePdfLook();
  return (
    <View style={look.foot} fixed>
      <Text>{children}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}
