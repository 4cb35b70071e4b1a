import { data, Form, redirect } from "react-router";
import { apiScopes, isApiScope, longestTokenName, tokenDays } from "#app/accounts/api-scopes.ts";
import { isLive, listTokens, makeToken, revokeToken } from "#app/accounts/api-tokens.server.ts";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/tokens";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "API - Leads" }];

const path = "/leads/dashboard/api";

export const loader = forStaff(async ({ services: { db, now, config }, viewer }) => {
  const isAdmin = viewer.role === "admin";
  const [tokens, staff] = await Promise.all([listTokens(db, isAdmin ? undefined : viewer.id), listStaff(db)]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const views = tokens.map((token) => ({
    id: token.id,
    name: token.name,
    maker: token.maker_id === viewer.id ? "you" : (names.get(token.maker_id) ?? "a colleague"),
    scopes: token.scopes.join(", "),
    isLive: isLive(token, now()),
    until: istDateTime(new Date(token.expires_at)),
    revoked: token.revoked_at && istDateTime(new Date(token.revoked_at)),
    used: token.used_at && istDateTime(new Date(token.used_at)),
  }));
  return { tokens: views, isAdmin, address: `${config.siteUrl}/api/v1` };
});

export const action = forStaff(async ({ services: { db, now }, viewer, asking }) => {
  const form = await posted(asking.request);
  if (form.text("intent") === "revoke") {
    if (await revokeToken(db, form.text("token"), viewer, now())) return redirect(path, 303);
    return refused("This token is revoked already, or is not yours.", 409);
  }
  const name = form.text("name").slice(0, longestTokenName);
  const scopes = form.all("scope").filter(isApiScope);
  const days = tokenDays.find((each) => String(each) === form.text("days"));
  if (!name) return refused("Give the token a name: which program uses it?", 422, name);
  if (scopes.length === 0) return refused("Tick at least one use of the token.", 422, name);
  if (!days) return refused("Choose how long the token is valid.", 422, name);
  const secret = await makeToken(db, { name, scopes, days }, viewer, now());
  if (!secret) return refused("You can have twenty tokens. Revoke one first.", 422, name);
  return data({ secret, problem: undefined, typed: undefined });
});

/** @param typed the name in the form for a new token, which then stays open */
function refused(problem: string, status: number, typed?: string) {
  return data({ problem, typed, secret: undefined }, { status });
}

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, isAdmin, address } = loaderData;
  return (
    <>
      <ScreenHead heading="API">
        <div className="actions">
          <NewToken key={tokens.length} typed={actionData?.typed} />
        </div>
        <p className="facts">
          <span>
            Programs read and change leads at <code>{address}</code>
          </span>
          <a href="/api/v1/openapi.json">Description (OpenAPI 3.1)</a>
        </p>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      {actionData?.secret && (
        <section className="note" role="status" aria-labelledby="made">
          <h2 id="made">Copy the token now</h2>
          <p>It is shown this once. We store only a mark of it.</p>
          <code className="secret">{actionData.secret}</code>
        </section>
      )}
      <TokenList tokens={tokens} isAdmin={isAdmin} />
    </>
  );
}

type Listed = Route.ComponentProps["loaderData"]["tokens"];

function TokenList({ tokens, isAdmin }: { tokens: Listed; isAdmin: boolean }) {
  const isBusy = useIsBusy();
  return (
    <Panel id="tokens" heading={isAdmin ? "Tokens of all staff" : "Your tokens"}>
      {tokens.length === 0 && <p className="none">No program has a token yet.</p>}
      <ul className="mails" hidden={tokens.length === 0}>
        {tokens.map(({ id, name, maker, scopes, isLive, until, revoked, used }) => (
          <li key={id} data-disabled={isLive ? undefined : true}>
            <p>
              <b>{name}</b>
              <small>
                {scopes}; made by {maker}
              </small>
            </p>
            <p>
              {revoked ? `revoked ${revoked} IST` : `${isLive ? "until" : "over since"} ${until} IST`}
              <small>{used ? `last used ${used} IST` : "not used yet"}</small>
            </p>
            {isLive && (
              <Form method="post">
                <input type="hidden" name="intent" value="revoke" />
                <Button name="token" value={id} look="quiet" disabled={isBusy} aria-label={`Revoke ${name}`}>
                  Revoke
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NewToken({ typed }: { typed: string | undefined }) {
  const isBusy = useIsBusy();
  return (
    <Menu label="New token" side="end" isOpen={typed !== undefined}>
      <p>
        A token may do what you may, within the scopes that you tick. It loses rights when you do, and ends
        when your account is disabled. The audit log records what it reads and changes under your name.
      </p>
      <Form method="post" className="fields">
        <label>
          Which program uses it
          <input name="name" required maxLength={longestTokenName} autoComplete="off" defaultValue={typed} />
        </label>
        <fieldset className="choice">
          <legend>It may</legend>
          {Object.entries(apiScopes).map(([scope, sentence]) => (
            <label key={scope}>
              <input type="checkbox" name="scope" value={scope} />
              <span>
                {sentence} <small>{scope}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label>
          It works for
          <select name="days" defaultValue="90">
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </select>
        </label>
        <p className="row">
          <Button disabled={isBusy}>Make token</Button>
        </p>
      </Form>
    </Menu>
  );
}
