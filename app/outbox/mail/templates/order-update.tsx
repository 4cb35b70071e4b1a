import type { MailBrand } from "../brand.ts";
import type { MailTemplates, OrderPart } from "../outgoing-mail.ts";
import { Layout, styles } from "./layout.tsx";

type Props = MailTemplates["order-update"] & { brand: MailBrand };

/** To the customer: what moved in an order. No name, address or price. */
export function OrderUpdate({ what, parts, trackPath, brand, ...only }: Props) {
  return (
    <Layout brand={brand} title={`${what}: ${only.milestone.toLowerCase()}`}>
      {(parts ?? [only]).map((part) => (
        <Part key={part.part ?? ""} isRepair={what.startsWith("Repair")} {...part} />
      ))}
      <p style={styles.paragraph}>
        <a href={brand.siteUrl + trackPath} style={styles.button}>
          See all milestones
        </a>
      </p>
      <p style={{ ...styles.paragraph, fontSize: 14 }}>
        The link opens the status without typing anything: pass it on only to those who may see it. You expect
        nothing from us?{" "}
        <a href={`${brand.siteUrl}/contact-us`} style={styles.link}>
          Please tell us
        </a>
      </p>
    </Layout>
  );
}

function Part({ part, milestone, text, carrier, expected, isRepair }: OrderPart & { isRepair: boolean }) {
  return (
    <p style={styles.paragraph}>
      {part && (
        <>
          <span style={styles.label}>{part}</span>
          <br />
        </>
      )}
      <b>{milestone}.</b> {text}
      {carrier && (
        <>
          <br />
          {carrier}
        </>
      )}
      {expected && (
        <>
          <br />
          {isRepair ? "Expected to be ready on" : "Delivery expected on"} {expected}
        </>
      )}
    </p>
  );
}
