import * as v from "valibot";
import type { Addressed, Channel } from "#app/outbox/queue/channel.ts";

/** What a row of the outbox holds: which browser is woken. Nothing of a lead goes through a push service. */
export const pushSchema = v.object({ device: v.string() });

/** `device` is to hear that there is something new. */
export type PushMessage = { kind: "push"; device: { id: string; endpoint: string } };

/** Browsers of staff that are woken by the push service of their maker. */
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
  isRelayed: false,
  // Its rows belong to no lead, so that no timeline names them.
  events: { sent: "webhook-sent", failed: "webhook-failed" },
};
