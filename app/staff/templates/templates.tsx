import { data, Form, Link, redirect } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import {
  languages,
  longestTemplate,
  templateChannels,
  variables,
} from "#app/leads/conversation/template-text.ts";
import { listTemplates, templateHistory } from "#app/leads/conversation/templates.server.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { PressKey } from "#app/staff/frame/seen-version.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { formChoices, formName } from "#app/staff/leads/form-names.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { NamedOptions } from "#app/ui/named-options.tsx";
import type { Route } from "./+types/templates";
import { changeTemplate } from "./change-template.server.ts";
import { templatesPath } from "./templates-path.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("changeTemplates")];
export const meta = () => [{ title: "Templates - Leads" }];

const languageNames = { en: "English", hi: "Hindi" } as const;
const channelNames = { mail: "Mail", whatsapp: "WhatsApp" } as const;

export const loader = forStaff(async ({ services: { db, now }, url }) => {
  const id = url.searchParams.get("template");
  const [all, staff] = await Promise.all([listTemplates(db), listStaff(db)]);
  const names = new Map(staff.map((member) => [member.id, member.name]));
  const history = id ? await templateHistory(db, id) : [];
  return {
    pressKey: newId(now()),
    forms: formChoices,
    templates: all.map((template) => ({
      ...template,
      about: template.form ? formName(template.form) : "All forms",
    })),
    open: all.find((template) => template.id === id) ?? null,
    isNew: id === "new",
    history: history.map(({ version, editor_id, created_at, text }) => ({
      version,
      text,
      by: names.get(editor_id) ?? "a former colleague",
      at: istDateTime(new Date(created_at)),
    })),
  };
});

export const action = forStaff(async (staff) => {
  const outcome = await changeTemplate(staff);
  if (outcome.outcome === "done") return redirect(templatesPath, 303);
  return data({ problem: outcome.problem, typed: outcome.typed }, { status: outcome.status });
});

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, open, isNew } = loaderData;
  return (
    <>
      <ScreenHead heading="Templates">
        {!open && !isNew && (
          <p className="actions">
            <ButtonLink to="?template=new">New template</ButtonLink>
          </p>
        )}
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      {open || isNew ? (
        <Editor {...loaderData} typed={actionData?.typed} />
      ) : (
        <ul className="mails lines">
          {templates.map(({ id, name, channel, language, about, version }) => (
            <li key={id}>
              <p>
                <Link to={`?template=${encodeURIComponent(id)}`}>{name}</Link>
                <small>
                  {channelNames[channel]}, {languageNames[language]}, {about}
                  {version > 0 && `, version ${version}`}
                </small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type EditorProps = Route.ComponentProps["loaderData"] & {
  typed: NonNullable<Route.ComponentProps["actionData"]>["typed"] | undefined;
};

function Editor({ pressKey, open, forms, history, typed }: EditorProps) {
  const isBusy = useIsBusy();
  const start = typed ?? open;
  return (
    <>
      <p>
        <Link to={templatesPath}>All templates</Link>
      </p>
      <Form method="post" className="fields wide" key={`${open?.id} ${open?.version}`} aria-label="Template">
        <input type="hidden" name="template" value={open?.id ?? ""} />
        <input type="hidden" name="version" value={open?.version ?? 0} />
        {!open && <PressKey name="key" value={pressKey} />}
        <label>
          Name
          <input name="name" required maxLength={60} defaultValue={start?.name} autoComplete="off" />
        </label>
        <label>
          For
          <select name="form" defaultValue={start?.form ?? ""}>
            <option value="">All forms</option>
            <NamedOptions of={forms} />
          </select>
        </label>
        <label>
          Sent by
          <select name="channel" defaultValue={start?.channel ?? "mail"}>
            {templateChannels.map((channel) => (
              <option key={channel} value={channel}>
                {channelNames[channel]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Language
          <select name="language" defaultValue={start?.language ?? "en"}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Subject (mails only)
          <input name="subject" maxLength={200} defaultValue={start?.subject} autoComplete="off" />
        </label>
        <label>
          Text
          <textarea name="text" rows={12} required maxLength={longestTemplate} defaultValue={start?.text} />
        </label>
        <p className="help">
          In braces:{" "}
          {Object.entries(variables)
            .map(([name, meaning]) => `{${name}} ${meaning}`)
            .join("; ")}
        </p>
        <p className="row">
          <Button name="intent" value="save" disabled={isBusy}>
            Save
          </Button>
          {open && (
            <Button name="intent" value="remove" look="plain" formNoValidate disabled={isBusy}>
              Remove
            </Button>
          )}
        </p>
      </Form>
      {history.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions">Versions</h2>
          {history.map(({ version, by, at, text }) => (
            <details key={version}>
              <summary>{`Version ${version}, ${by}, ${at} IST`}</summary>
              <p className="wording">{text}</p>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
