// Not `Intl`: server and browser may have different data, and hydration would then fail.

const crore = 1e7;
const lakh = 1e5;

/** Indian grouping, 12,34,567; at most `decimals` places, without trailing zeros. */
export function grouped(value: number, decimals = 0): string {
  const [whole = "0", rest = ""] = Math.abs(value).toFixed(decimals).split(".");
  const places = rest.replace(/0+$/, "");
  const zero = Number(whole) === 0 && places === "";
  const head = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ",");
  return `${value < 0 && !zero ? "−" : ""}${head && `${head},`}${whole.slice(-3)}${places && `.${places}`}`;
}

/** An amount to the rupee: ₹12,34,567. */
export function rupees(value: number): string {
  return withSign(grouped(value));
}

/** A short amount, on one line: ₹12.3 lakh, ₹1.05 crore, ₹3 lakh crore; below a lakh to the rupee. */
export function spoken(value: number): string {
  const size = Math.abs(value);
  if (size >= crore * lakh) return `${scaled(value / crore / lakh)}\u00a0lakh\u00a0crore`;
  if (size >= crore) return `${scaled(value / crore)}\u00a0crore`;
  return size >= lakh ? `${scaled(value / lakh)}\u00a0lakh` : rupees(value);
}

function scaled(value: number): string {
  const size = Math.abs(value);
  return withSign(grouped(value, size < 10 ? 2 : size < 100 ? 1 : 0));
}

function withSign(text: string): string {
  return text.startsWith("−") ? `−₹${text.slice(1)}` : `₹${text}`;
}
