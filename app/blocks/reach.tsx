import { callTo } from "#app/values/phone.ts";

export type ReachNumbers = {
  phone: string;
  whatsapp?: string | undefined;
  /** The hours of the phone line, in words. */
  hours?: readonly string[];
};

type Props = Omit<ReachNumbers, "hours"> & {
  /** Whether it stands by itself: then it says what it is for. */
  isAlone?: boolean;
};

/** Beside a form, on phones: numbers for visitors who prefer to call. */
export function Reach({ phone, whatsapp, isAlone }: Props) {
  return (
    <p className="actions reach">
      {isAlone && <span className="fine">Would you rather talk?</span>}
      <a className="button quiet" href={callTo(phone)}>
        Call us
      </a>{" "}
      {whatsapp && (
        <a className="button quiet" href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}>
          WhatsApp
        </a>
      )}
    </p>
  );
}

/** The same with the number itself, which a tablet cannot call, and its hours. */
export function ReachBeside(numbers: ReachNumbers) {
  const { phone, hours } = numbers;
  return (
    <>
      <Reach {...numbers} />
      <p className="number">
        <a className="link" href={callTo(phone)}>
          {phone}
        </a>
      </p>
      {hours?.map((line) => (
        <p className="fine" key={line}>
          {line}
        </p>
      ))}
    </>
  );
}
