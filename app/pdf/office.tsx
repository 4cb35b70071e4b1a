import { Text, View } from "@react-pdf/renderer";
import type { Office as OfficeFacts } from "#app/content/schema/site.schema.ts";
import { hoursText } from "#app/dates/india-time.ts";
import { usePdfLook } from "./look.ts";

/** An office: its address, contact and hours. */
export function Office({ office }: { office: OfficeFacts }) {
  const { look } = usePdfLook();
  const { city, street, postalCode, region, phone, email, hours } = office;
  return (
    <View style={look.third}>
      <Text style={look.item}>{city}</Text>
      {[street, `${city} ${postalCode}, ${region}`, phone, email].map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {hours.map((open) => (
        <Text style={look.source} key={open.days}>
          {hoursText(open)}
        </Text>
      ))}
    </View>
  );
}
