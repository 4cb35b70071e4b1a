import { mailChannel } from "./mail/mail-channel.ts";
import type { OutgoingMail } from "./mail/outgoing-mail.ts";
import { type PushMessage, pushChannel } from "./push/push-channel.server.ts";
import { type WebhookMessage, webhookChannel } from "./webhooks/webhook-channel.server.ts";

/** The channels through which messages leave, one line each. */
export const channels = { mail: mailChannel, webhook: webhookChannel, push: pushChannel };

export type ChannelName = keyof typeof channels;
export type Message = OutgoingMail | WebhookMessage | PushMessage;

/** The templates of the rows that wait while nothing may leave for outside; mails become files instead. */
export const templatesToPause = Object.keys(channels).filter((name) => name !== "mail");

/** The channel of a row: every channel but mail has one template, with the channel's name. */
export function channelOf(template: string): ChannelName {
  return Object.hasOwn(channels, template) ? (template as ChannelName) : "mail";
}

/** The name of a message in the workspace, by the template of its row. */
export function messageName(template: string): string {
  return channels[channelOf(template)].messageName(template);
}
