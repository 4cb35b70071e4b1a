import common from "./common-passwords.json" with { type: "json" };

export const shortestPassword = 12;
export const longestPassword = 128;

const wholePasswords = new Set(common.whole.split(" "));
const commonWords = new Set(common.words.split(" "));
const rows = ["01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join("")]);
const disguises: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/**
 * Why a password is refused, as a sentence for the person who chose it, or null. Length and commonness count;
 * character classes do not (ASVS 6.2.1, 6.2.4, 6.2.5, 6.2.9).
 */
export function passwordProblem(password: string, email: string): string | null {
  if (password.length < shortestPassword) {
    return `A password has at least ${shortestPassword} characters. Four words that do not belong together are good.`;
  }
  if (password.length > longestPassword) return `A password has at most ${longestPassword} characters.`;
  const lower = password.toLowerCase();
  if (isRepetition(lower) || sequences.some((row) => row.includes(lower))) {
    return "This is a sequence or a repetition, which is guessed first. Choose another password.";
  }
  if (wholePasswords.has(lower) || commonWords.has(coreOf(lower))) {
    return "This is a common password with little added, which is guessed first. Choose another one.";
  }
  if (besides(email.toLowerCase(), lower).length < 8) {
    return "This is mostly your e-mail address. Choose another password.";
  }
  return null;
}

/** The password without its owner's e-mail address and without the name and host in it. */
function besides(email: string, password: string): string {
  const parts = [email, ...email.split("@")].filter((part) => part.length >= 4);
  return parts.reduce((rest, part) => rest.replaceAll(part, ""), password);
}

/** The core word: without surrounding digits and signs, with 0 read as o and so on. */
function coreOf(password: string): string {
  const inner = password.replace(/^[^a-z@$]+/, "").replace(/[^a-z]+$/, "");
  const half = /^(.{4,})\1+$/.exec(inner)?.[1] ?? inner;
  return [...half].map((character) => disguises[character] ?? character).join("");
}

function isRepetition(password: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/.test(password) || new Set(password).size < 5;
}
