export type ReachNumbers = { phone: string; whatsapp: string };

/** Beside a form, on phones: numbers for those who would rather talk. */
export function Reach({ phone, whatsapp }: ReachNumbers) {
  return (
    <p className="actions reach">
      <a className="button quiet" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
        Call us
      </a>{" "}
      <a className="button quiet" href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}>
        WhatsApp
      </a>
    </p>
  );
}
