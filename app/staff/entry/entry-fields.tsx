import type { ReactNode } from "react";
import { Field } from "#app/ui/field/field.tsx";
import type { TypedEntry } from "./read-entry.server.ts";

type Choice = { id: string; name: string };
type Props = {
  forms: Choice[];
  sources: Choice[];
  bases: Choice[];
  typed: TypedEntry | undefined;
  errors: Partial<TypedEntry>;
  /** The fields below the person. */
  children: ReactNode;
};

const texts = [
  { name: "name", label: "Name", type: "text", max: 100 },
  { name: "organization", label: "Organization", type: "text", max: 120 },
  { name: "phone", label: "Phone", type: "tel", max: 40 },
  { name: "email", label: "E-mail", type: "email", max: 254 },
] as const;

/** The person, their wish, how the lead arrived and the legal ground for storing it. */
export function EntryFields({ forms, sources, bases, typed, errors, children }: Props) {
  const choices = [
    { name: "form", label: "About", options: forms, usual: forms[0]?.id },
    { name: "source", label: "Came by", options: sources, usual: sources[0]?.id },
    { name: "basis", label: "We may keep it because they", options: bases, usual: bases[0]?.id },
  ] as const;
  return (
    <>
      <div className="pair who">
        {texts.map(({ name, label, type, max }) => (
          <Field id={`entry-${name}`} label={label} error={errors[name]} key={name}>
            {(wiring) => (
              <input
                {...wiring}
                type={type === "email" ? "text" : type}
                inputMode={type === "email" ? "email" : undefined}
                name={name}
                autoComplete="off"
                maxLength={max}
                defaultValue={typed?.[name]}
                // biome-ignore lint/a11y/noAutofocus: the page is opened to type at once
                autoFocus={name === "name"}
              />
            )}
          </Field>
        ))}
      </div>
      {children}
      <Field id="entry-text" label="What they want, in a sentence" error={errors.text}>
        {(wiring) => (
          <textarea {...wiring} name="text" rows={2} maxLength={2_000} defaultValue={typed?.text} />
        )}
      </Field>
      <div className="pair who">
        {choices.map(({ name, label, options, usual }) => (
          <Field id={`entry-${name}`} label={label} error={errors[name]} key={name}>
            {(wiring) => (
              <select {...wiring} name={name} defaultValue={typed?.[name] || usual}>
                {options.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
