import { Form } from "react-router";
import type { LeadView } from "#app/leads/views/views.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { listPath } from "./lead-address.ts";

type Props = {
  /** The query of the present list. */
  address: string;
  views: LeadView[];
  isBusy: boolean;
};

/** Saves the present list under a name, and manages the existing views. */
export function ViewMenu({ address, views, isBusy }: Props) {
  return (
    <Menu label="Views" side="end">
      <Form method="post" action={listPath + address} className="fields" aria-label="Keep this list">
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="address" value={address} />
        <label>
          Keep this list as
          <input name="name" required maxLength={60} autoComplete="off" />
        </label>
        <label className="check">
          <input type="checkbox" name="shared" value="yes" /> Colleagues see it too
        </label>
        <Button look="quiet" disabled={isBusy}>
          Keep view
        </Button>
      </Form>
      {views.length > 0 && (
        <ul className="view-list">
          {views.map(({ id, name, isMine, mayDelete, isShared, isPinned }) => (
            <li key={id}>
              <span>
                {name} {isShared && <small>{isMine ? "shared" : "by a colleague"}</small>}
              </span>
              <Form method="post" action={listPath + address}>
                <input type="hidden" name="view" value={id} />
                <Button look="plain" name="intent" value={isPinned ? "unpin" : "pin"} disabled={isBusy}>
                  {isPinned ? "Unpin" : "Pin"}
                  <span className="off"> {name}</span>
                </Button>
                {mayDelete && (
                  <Button look="plain" name="intent" value="delete" disabled={isBusy}>
                    Delete<span className="off"> {name}</span>
                  </Button>
                )}
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
