import { type FormEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { dueStates } from "#app/leads/due.ts";
import { responseTimeNames } from "#app/leads/filter/response-times.ts";
import { kindName, statesOf } from "#app/leads/kinds.ts";
import { kinds } from "#app/leads/lead.ts";
import { Button } from "#app/ui/button.tsx";
import { type Chip, Chips } from "#app/ui/chips.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { type DaySpan, daySpanOrder, daySpans } from "./day-spans.ts";
import { listPath } from "./lead-address.ts";
import { dueNames, unreadNames } from "./lead-chips.ts";
import { type LeadQuery, leadSearch, readLeadQuery } from "./lead-query.ts";

type Choice = { id: string; name: string };
type Props = {
  query: LeadQuery;
  chips: Chip[];
  forms: Choice[];
  owners: Choice[];
  teams: Choice[];
  /** The names of all tags. */
  knownTags: readonly string[];
  /** The page that the filters lead to: the list, or the board. */
  path?: string;
};

/**
 * Search and filters; they are part of the address, so that a list can be saved or shared. With script a choice applies
 * at once, without it with the button.
 */
export function LeadFilters({ query, chips, forms, owners, teams, knownTags, path = listPath }: Props) {
  const { sort, cols, kind } = query;
  const apply = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement || (target as HTMLInputElement).type === "date")
      currentTarget.requestSubmit();
  };
  const statuses = [
    { id: "open", name: "Open" },
    ...statesOf(kind ?? "sales").map(({ status, name }) => ({ id: status, name })),
    { id: "spam", name: "Spam" },
  ];
  const staff = [{ id: "me", name: "Me" }, { id: "none", name: "No one yet" }, ...owners, ...teams];
  const search = useShownValue<HTMLInputElement>(query.q);
  const navigate = useNavigate();
  // The address names the conditions alone, so that a view in the rail is known by it; without script it has empty ones too.
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(path + leadSearch(readLeadQuery(new URLSearchParams(typed))));
  };
  return (
    <div className="filters">
      <Form action={path} role="search" aria-label="Leads" onChange={apply} onSubmit={show}>
        {sort && <input type="hidden" name="sort" value={sort} />}
        {cols && <input type="hidden" name="cols" value={cols} />}
        {query.days && <input type="hidden" name="days" value={query.days} />}
        {query.today && <input type="hidden" name="today" value={query.today} />}
        <label className="search">
          <span className="off">Search</span>
          <input
            ref={search}
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder="Name, phone, reference, words of a note or mail"
            data-key="/"
            maxLength={200}
          />
        </label>
        <Menu label="Filter">
          <Group name="Work">
            <Select
              label="Kind"
              name="kind"
              value={kind}
              choices={kinds.map((id) => ({ id, name: kindName(id) }))}
            />
            <Select label="Status" name="status" value={query.status} choices={statuses} />
            <Select label="Owner" name="owner" value={query.owner} choices={staff} />
            <Select
              label="Tag"
              name="tag"
              value={query.tag}
              choices={knownTags.map((name) => ({ id: name, name }))}
            />
          </Group>
          <Group name="Time">
            <Select
              label="Due"
              name="due"
              value={query.due}
              choices={dueStates.map((id) => ({ id, name: dueNames[id] }))}
            />
            <Select
              label="First answer"
              name="answered"
              value={query.answered}
              choices={Object.entries(responseTimeNames).map(([id, name]) => ({ id, name }))}
            />
            <Select
              label="Not read"
              name="unread"
              value={query.unread}
              choices={Object.entries(unreadNames).map(([id, name]) => ({ id, name }))}
            />
          </Group>
          <Group name="Received">
            <Field label="From" name="from" type="date" value={query.from} />
            <Field label="To" name="to" type="date" value={query.to} />
            <p className="row spans">
              {daySpanOrder.map((days) => (
                <Link key={days} to={path + leadSearch(withDays(query, days))}>
                  {daySpans[days].name}
                </Link>
              ))}
            </p>
          </Group>
          <Group name="Where from">
            <Field label="City" name="city" value={query.city} />
            <Field label="Source" name="source" value={query.source} />
            <Field label="Campaign" name="campaign" value={query.campaign} />
            <Field label="Landing page" name="landing" value={query.landing} />
          </Group>
          <Forms key={query.form} chosen={query.form?.split(",") ?? []} forms={forms} />
        </Menu>
        <Button look="quiet">Show</Button>
      </Form>
      <Chips chips={chips} />
      {chips.length + (query.q ? 1 : 0) > 0 && (
        <Link className="clear" to={path + leadSearch({ ...(cols ? { cols } : {}) })}>
          Clear
        </Link>
      )}
    </div>
  );
}

/** A named group of filters. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="filter-fields">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

/** Any number of forms. They apply with the button, so that several can be ticked. */
function Forms({ chosen, forms }: { chosen: readonly string[]; forms: readonly Choice[] }) {
  return (
    <details className="forms" open={chosen.length > 0}>
      <summary>Forms</summary>
      <fieldset className="choice columns">
        <legend className="off">Forms</legend>
        {forms.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" name="form" value={id} defaultChecked={chosen.includes(id)} /> {name}
          </label>
        ))}
      </fieldset>
      <Button look="quiet">Show these forms</Button>
    </details>
  );
}

function withDays({ from: _from, to: _to, ...query }: LeadQuery, days: DaySpan): LeadQuery {
  return { ...query, days };
}

type FieldProps = { label: string; name: string; value: string | undefined; type?: "text" | "date" };

function Field({ label, name, value, type = "text" }: FieldProps) {
  return (
    <label>
      {label}
      <input
        ref={useShownValue<HTMLInputElement>(value)}
        type={type}
        name={name}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
      />
    </label>
  );
}

type SelectProps = { label: string; name: string; value: string | undefined; choices: Choice[] };

function Select({ label, name, value, choices }: SelectProps) {
  return (
    <label>
      {label}
      <select ref={useShownValue<HTMLSelectElement>(value)} name={name} defaultValue={value ?? ""}>
        <option value="">Any</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Sets a field to its condition when Back, a chip or a view changes the address. The field remains the same element, so
 * that the menu around it stays open and keeps the focus while several conditions are chosen.
 */
function useShownValue<Shown extends HTMLInputElement | HTMLSelectElement>(
  value = "",
): RefObject<Shown | null> {
  const field = useRef<Shown>(null);
  // A choice made before the page was awake stays.
  const known = useRef(value);
  useEffect(() => {
    if (field.current && known.current !== value) field.current.value = value;
    known.current = value;
  }, [value]);
  return field;
}
