import * as v from "valibot";
import type { Addressed, Channel } from "#app/outbox/queue/channel.ts";

/** The data of a row: the browser to wake. No data of a lead goes through a push service. */
export const pushSchema = v.object({ device: v.string() });

/** Tells `device` that there is news. */
export type PushMessage = { kind: "push"; device: { id: string; endpoint: string } };

/** Wakes the browsers of staff through their makers' push services. */
export const pushChannel: Channel<PushMessage> = {
  address(_trx, letters) {
    return letters.map(({ message: { device } }): Addressed[] => [
      {
        template: "push",
        data: { device: device.id } satisfies v.InferInput<typeof pushSchema>,
        recipients: [new URL(device.endpoint).host],
        subject: "Something new in the workspace",
      },
    ]);
  },
  messageName: () => "Notice on a colleague's device",
  isRelayed: false,
  // The rows belong to no lead, so that no timeline mentions them.
  events: { sent: "webhook-sent", failed: "webhook-failed" },
};
