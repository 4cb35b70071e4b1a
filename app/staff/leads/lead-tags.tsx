import { Form } from "react-router";
import { longestTag } from "#app/leads/tags/tag-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/menu.tsx";

type Props = {
  tags: readonly string[];
  /** All tags, as choices. */
  known: readonly string[];
  mayMake: boolean;
  isBusy: boolean;
};

/** The tags of a lead, each with its remove button, and the menu that adds one. */
export function LeadTags({ tags, known, mayMake, isBusy }: Props) {
  return (
    <div className="tags">
      <ul className="chips" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Form method="post">
              <input type="hidden" name="intent" value="untag" />
              <button type="submit" className="chip" name="tag" value={tag} disabled={isBusy}>
                <b>{tag}</b>
                <span aria-hidden="true"> ×</span>
                <span className="off">: take this tag off</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Menu key={tags.length} label="Add a tag">
        <Form method="post" className="row">
          <input type="hidden" name="intent" value="tag" />
          <label>
            <span className="off">Tag</span>
            <input
              name="tag"
              list="known-tags"
              maxLength={longestTag}
              required
              autoComplete="off"
              placeholder={mayMake ? "Choose or make one" : "Choose one"}
            />
          </label>
          <datalist id="known-tags">
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button look="quiet" disabled={isBusy}>
            Add
          </Button>
        </Form>
      </Menu>
    </div>
  );
}
