import { Form } from "react-router";
import { type NoticeKind, noticeKinds, noticeNames } from "#app/leads/changes/notice-kinds.ts";
import { SaveRow } from "#app/staff/frame/save-row.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The choice of notices that are also sent as mail. */
export function NoticeMails({ mailed, isBusy }: { mailed: readonly NoticeKind[]; isBusy: boolean }) {
  return (
    <Panel id="notice-mails" heading="Notices by mail">
      <p>
        The workspace shows all notices. You get at most one mail in a quarter of an hour about the same lead.
      </p>
      <Form method="post" className="fields">
        <input type="hidden" name="intent" value="notices" />
        {noticeKinds.map((kind) => (
          <label className="check" key={kind}>
            <input type="checkbox" name="mail" value={kind} defaultChecked={mailed.includes(kind)} />
            {noticeNames[kind]}
          </label>
        ))}
        <SaveRow isBusy={isBusy} />
      </Form>
    </Panel>
  );
}
