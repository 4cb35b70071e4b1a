import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { buildMessage, feedbackSubject } from "#app/feedback/feedback.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import { uploadPaths } from "#app/forms/engine/upload-rules.ts";
import { sampleAnswers, samplePdf } from "#tests/fixtures/sample-answers.ts";

/** A field of a body. A missing or malformed `needed` field makes it invalid, as does a repeated `single` one. */
type Part = { name: string; value: string; needed: boolean; single: boolean; isFile: boolean };

/** A route that receives posts, with a valid body and its type, JSON or form fields. */
export type Receiver = { path: string; parts: Part[]; json?: true };

/** A post with something wrong in it. */
export type Malformed = { path: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

export type Random = (below: number) => number;

const part = (name: string, value: string, more: Partial<Part> = {}): Part => ({
  name,
  value,
  needed: true,
  single: true,
  isFile: false,
  ...more,
});

/** Of two alternative answers the second is left out, so that the first is required. */
function partsOf(form: Form): Part[] {
  const spared = new Set(Object.values(form.fields).map(({ instead }) => instead));
  const given = [...sampleAnswers(form)].filter(([name]) => !spared.has(name));
  return given.flatMap(([name, values]) =>
    values.map((value) => {
      const { optional, kind } = form.fields[name] ?? {};
      return part(name, value, { needed: !optional, single: kind !== "choices", isFile: kind === "file" });
    }),
  );
}

const token = "B".repeat(43);
const slot = (start: string) => [part("kind", "repair"), part("place", "bengaluru"), part("start", start)];

/** Every public route that receives a post. @param start a time that could be booked */
export function receivers(feedback: { to: string; cc: string }, start: string): Receiver[] {
  const wire = {
    subject: feedbackSubject,
    name: "Asha Rao",
    organization: "Example Textiles",
    email_to: feedback.to,
    email_cc: feedback.cc,
    message: buildMessage({}),
  };
  return [
    ...[...forms.values()].map((form) => ({ path: `/forms/${form.id}`, parts: partsOf(form) })),
    {
      path: "/api/contact",
      json: true,
      // Any text is a valid message: one without readable answers is stored as it is and flagged.
      parts: Object.entries(wire).map(([name, value]) => part(name, value, { needed: name !== "message" })),
    },
    { path: "/booking/hold", parts: [...slot(start), part("hold", token)] },
    { path: "/booking/book", parts: [...slot(start), ...partsOf(bookingForms["booking-appointment"])] },
    { path: `/booking/${token}/move`, parts: [part("version", "1"), part("start", start)] },
    { path: `/booking/${token}/cancel`, parts: [part("version", "1")] },
    { path: "/check-dcare-coverage/book", parts: [part("number", "C02ZK1ABMD6T")] },
    { path: "/check-dcare-coverage/answer", parts: [part("number", "C02ZK1ABMD6T")] },
    {
      path: "/order-tracking/find",
      parts: [part("type", "order"), part("number", "SO-10234"), part("fact", "3210")],
    },
    { path: "/order-tracking/order/SO-10234/answer", parts: [part("fact", "3210")] },
    {
      path: "/order-tracking/repair/J-4711/estimate",
      parts: [part("device", "1"), part("estimate", "1"), part("answer", "approved")],
    },
  ];
}

const poison = ["\u0000", "x".repeat(6000), "\u0000\r\nBcc: evil@evil.test", "__proto__\u0007"];
const keys = ["__proto__", "constructor", "toString", "email_to[]", "name[0]", "_admin", "a.b", "\u0000"];
const types = [
  "application/json",
  "text/plain",
  "application/xml",
  "x",
  "multipart/form-data; boundary=x",
  "",
];
const boundary = "----part0123456789";

/** A post with exactly one fault, chosen by `random`. */
export function malformed(receiver: Receiver, random: Random): Malformed {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const { path, parts } = receiver;
  const inParts = !receiver.json && (uploadPaths.includes(path) || random(4) === 0);
  const usual = receiver.json
    ? "application/json"
    : inParts
      ? `multipart/form-data; boundary=${boundary}`
      : "application/x-www-form-urlencoded";
  const headers = {
    "Content-Type": usual,
    Accept: random(20) === 0 ? "text/html" : "application/json",
  };
  const encode = (some: readonly Part[]) =>
    receiver.json ? json(some) : inParts ? several(some) : one(some);
  const post = (body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}): Malformed => ({
    path,
    headers: { ...headers, ...more },
    body,
  });
  const needed = parts.filter((each) => each.needed);
  const chosen = pick(needed);
  const others = parts.filter((each) => each !== chosen);
  switch (random(9)) {
    case 0:
      return post(encode(others));
    case 1:
      return post(encode([...others, { ...chosen, isFile: false, value: pick(poison) }]));
    case 2:
      return post(encode([...parts, part(pick(keys), "x")]));
    case 3:
      if (receiver.json) return post(json([...others, { ...chosen, value: "" }]));
      return post(encode([...parts, pick(parts.filter((each) => each.single))]));
    case 4: {
      const whole = encode(parts);
      return post(whole.slice(0, random(Math.floor(whole.length / 2))));
    }
    case 5:
      return post(encode(parts), {
        "Content-Type": pick(types.filter((type) => !usual.startsWith(type) || !type)),
      });
    case 6:
      return post(noise(random(400), random), { "Content-Type": pick([usual, ...types]) });
    case 7:
      return post(encode(parts), { Origin: "https://evil.test" });
    default:
      return random(10) === 0
        ? post(encode([...parts, part("x", "y".repeat(uploadPaths.includes(path) ? 5_400_000 : 70_000))]))
        : post(brokenParts(parts, random), { "Content-Type": `multipart/form-data; boundary=${boundary}` });
  }
}

const utf8 = new TextEncoder();
const one = (parts: readonly Part[]) =>
  utf8.encode(new URLSearchParams(parts.map(({ name, value }) => [name, value])).toString());
const json = (parts: readonly Part[]) =>
  utf8.encode(JSON.stringify(Object.fromEntries(parts.map(({ name, value }) => [name, value]))));
const noise = (length: number, random: Random) => Uint8Array.from({ length }, () => random(256));

function several(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const pdf = new TextDecoder().decode(samplePdf);
  const texts = parts.map(({ name, value, isFile }) =>
    isFile
      ? `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${value}"\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n`
      : `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return utf8.encode(`${texts.join("")}--${boundary}--\r\n`);
}

/** Malformed multipart bodies. */
function brokenParts(parts: readonly Part[], random: Random): Uint8Array<ArrayBuffer> {
  const disposition = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data${rest}\r\n\r\nx\r\n`;
  const end = `--${boundary}--\r\n`;
  const shapes = [
    end,
    `--${boundary}`,
    disposition("") + end,
    disposition("; name=") + end,
    disposition('; name="a\r\nX-Header: b"') + end,
    disposition(`; name="${"n".repeat(9000)}"`) + end,
    disposition('; name="cv"; filename="../../etc/passwd"') + end,
    disposition('; name="name"; filename="x.exe"') + end,
    disposition("; name=\"cv\"; filename*=UTF-8''%00") + end,
    `--${boundary}\r\n\r\nno header\r\n${end}`,
    `--${boundary}\nContent-Disposition: form-data; name="a"\n\nx\n--${boundary}--`,
    disposition('; name="a"').repeat(300) + end,
    `--other\r\n${new TextDecoder().decode(several(parts))}`.replaceAll(boundary, "other"),
  ];
  return utf8.encode(shapes[random(shapes.length)] ?? end);
}
