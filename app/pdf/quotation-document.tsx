import { Document, Path, Page as Sheet, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { encodeQR } from "qr";
import type { QuotationOrder } from "#app/quotations/quotation-order.ts";
import { exactRupees } from "#app/values/rupees.ts";
import { createLook, type Palette, PdfLook } from "./look.ts";
import { PageFoot } from "./page-foot.tsx";

type Props = { order: QuotationOrder; palette: Palette };

/** A quotation: seller and customer, the lines with their HSN codes, the tax by its heads, and how to pay. */
export function QuotationDocument({ order, palette }: Props) {
  const { seller, customer, number, version } = order;
  const look = createLook(palette);
  const name = version === 1 ? number : `${number}, version ${version}`;
  const line = { borderTopWidth: 1, borderTopColor: palette.line };
  return (
    <PdfLook value={{ look, siteUrl: order.siteUrl }}>
      <Document
        title={`Quotation ${name}`}
        author={seller.name}
        language="en-IN"
        creator={order.siteName}
        producer={order.siteName}
      >
        <Sheet size="A4" style={[look.page, own.page]}>
          <PageFoot>{`${name} · ${seller.name} · ${seller.address}`}</PageFoot>
          <View style={own.head}>
            <Text style={look.strong}>{order.siteName}</Text>
            <Text style={{ color: palette.grey }}>{`${order.day} · ${name}`}</Text>
          </View>
          <View style={own.rule}>
            <View style={{ flexGrow: 1, backgroundColor: palette.hue }} />
            <View style={own.sun} />
          </View>
          <Text style={own.title}>Quotation</Text>
          <View style={own.parties}>
            <Party
              heading="From"
              grey={palette.grey}
              lines={[
                seller.name,
                seller.address,
                `GSTIN ${seller.gstin ?? "not set"}`,
                seller.phone,
                seller.email,
              ]}
            />
            <Party
              heading="For"
              grey={palette.grey}
              lines={[customer.name, customer.address, customer.gstin ? `GSTIN ${customer.gstin}` : ""]}
            />
            <Party
              heading="Terms"
              grey={palette.grey}
              lines={[`Valid until ${order.until}`, `Place of supply: ${order.place}`, "Amounts in rupees"]}
            />
          </View>
          <View style={[own.row, own.tableHead, { color: palette.grey }]} fixed>
            <Text style={own.what}>Description</Text>
            <Text style={own.hsn}>HSN</Text>
            <Text style={own.small}>Quantity</Text>
            <Text style={own.amount}>Unit price</Text>
            <Text style={own.small}>GST</Text>
            <Text style={own.amount}>Amount</Text>
          </View>
          {order.lines.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: typeset once, never reordered
            <View style={[own.row, line]} wrap={false} key={at}>
              <Text style={own.what}>{each.text}</Text>
              <Text style={own.hsn}>{each.hsn}</Text>
              <Text style={own.small}>{each.quantity.toLocaleString("en-IN")}</Text>
              <Text style={own.amount}>{exactRupees(each.unitPaise)}</Text>
              <Text style={own.small}>{`${each.rate}%`}</Text>
              <Text style={own.amount}>{exactRupees(each.paise)}</Text>
            </View>
          ))}
          <View style={own.end} wrap={false}>
            {order.upi ? <UpiCode link={order.upi} id={seller.upi ?? ""} grey={palette.grey} /> : <View />}
            <View style={own.totals}>
              <Sum name="Without tax" paise={order.taxable} />
              {order.heads.map(({ name: head, paise }) => (
                <Sum name={head} paise={paise} key={head} />
              ))}
              <View style={[own.sum, line, own.total]}>
                <Text>Total</Text>
                <Text>{`₹ ${exactRupees(order.total)}`}</Text>
              </View>
            </View>
          </View>
          {order.terms !== "" && <Text style={[look.text, own.terms]}>{order.terms}</Text>}
          <Text style={[look.source, own.terms]}>
            This is a quotation, not a tax invoice. Each head of tax is rounded to the nearest rupee (CGST
            Act, section 170).
          </Text>
        </Sheet>
      </Document>
    </PdfLook>
  );
}

function Party({ heading, lines, grey }: { heading: string; lines: readonly string[]; grey: string }) {
  return (
    <View style={own.party}>
      <Text style={{ color: grey, marginBottom: 3 }}>{heading}</Text>
      {lines
        .filter((each) => each !== "")
        .map((each, at) => (
          <Text style={[own.line, at === 0 ? { fontWeight: 600 } : {}]} key={each}>
            {each}
          </Text>
        ))}
    </View>
  );
}

function Sum({ name, paise }: { name: string; paise: number }) {
  return (
    <View style={own.sum}>
      <Text>{name}</Text>
      <Text>{exactRupees(paise)}</Text>
    </View>
  );
}

/** The QR code that opens the payment in any UPI program. */
function UpiCode({ link, id, grey }: { link: string; id: string; grey: string }) {
  const dots = encodeQR(link, "raw", { ecc: "medium", border: 2 });
  const path = dots
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <View style={own.upi}>
      <Svg width={96} height={96} viewBox={`0 0 ${dots.length} ${dots.length}`}>
        <Path d={path} fill="#000000" />
      </Svg>
      <Text style={{ color: grey, marginTop: 2 }}>{`Pay by UPI: ${id}`}</Text>
    </View>
  );
}

const own = StyleSheet.create({
  // The second for letters of Hindi. app/quotations/drawn-text.ts knows what the two can draw.
  page: { fontFamily: ["Geist", "Noto Sans Devanagari"] },
  head: { flexDirection: "row", justifyContent: "space-between", fontSize: 10, marginBottom: 8 },
  rule: { flexDirection: "row", height: 3, marginBottom: 24 },
  sun: { width: 54, backgroundColor: "#f2a516" },
  title: { fontSize: 30, fontWeight: 600, lineHeight: 1.1, letterSpacing: -0.9, marginBottom: 18 },
  parties: { flexDirection: "row", columnGap: 22, marginBottom: 24 },
  party: { flex: 1 },
  // A line height is relative to the font size beside it; without one the renderer uses 18 points.
  line: { fontSize: 9.5, lineHeight: 1.4 },
  row: { flexDirection: "row", paddingVertical: 6, columnGap: 8 },
  tableHead: { paddingBottom: 4 },
  what: { flex: 1, fontSize: 9.5, lineHeight: 1.3 },
  hsn: { width: 52 },
  small: { width: 44, textAlign: "right" },
  amount: { width: 78, textAlign: "right" },
  end: { flexDirection: "row", justifyContent: "space-between", marginTop: 18 },
  totals: { width: 220 },
  sum: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 3 },
  total: { fontSize: 13, fontWeight: 600, paddingTop: 7, marginTop: 4 },
  upi: { width: 200 },
  terms: { marginTop: 20 },
});
