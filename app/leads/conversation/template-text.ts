/** Templates of replies and chats: names in braces become facts of the lead. Pure. */

export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

export const templateChannels = ["mail", "whatsapp"] as const;
export type TemplateChannel = (typeof templateChannels)[number];

/** Most characters of a template. */
export const longestTemplate = 5_000;

/** The variables, with what each is replaced by. */
export const variables = {
  name: "the customer's name",
  organization: "their organization",
  reference: "the reference of the enquiry",
  form: "the name of the form",
  "staff name": "your name",
  company: "the name of our company",
  phone: "our phone number",
} as const;

export type Variable = keyof typeof variables;
export type TemplateValues = Record<Variable, string>;

const inBraces = /\{([a-z ]{1,20})\}/g;

/** The text with its variables filled in, in one pass: a value is never read as a variable. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Variable] : whole,
  );
}

/** Names in braces that are no variables. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(inBraces)]
    .map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(variables, name));
}
