import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { parse } from "yaml";
import { buildMessage, feedbackSubject } from "#app/feedback/feedback.ts";

type Contacts = { to: string; cc: string };

export type Acknowledged = { key: string; name: string };
export type LoadResult = {
  acknowledged: Acknowledged[];
  statuses: Record<string, number>;
  latenciesMs: number[];
  ms: number;
};

/**
 * Sends valid feedback through the public endpoint with a fixed number of clients.
 * @param options.total how many submissions at most
 * @param options.onProgress is called with the number of acknowledgements so far
 */
export async function sendFeedback(
  url: string,
  contacts: Contacts,
  options: {
    clients: number;
    total: number;
    prefix?: string;
    onProgress?: (acknowledged: number) => void;
    stopped?: () => boolean;
  },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.clients });
  const result: LoadResult = { acknowledged: [], statuses: {}, latenciesMs: [], ms: 0 };
  const began = performance.now();
  let next = 0;
  const client = async () => {
    while (next < options.total && !options.stopped?.()) {
      const name = `Attendee ${options.prefix ?? ""} ${next++}`.replace("  ", " ");
      const key = randomUUID();
      const sent = performance.now();
      const status = await post(agent, `${url}/api/contact`, key, feedbackBody(name, contacts));
      result.latenciesMs.push(performance.now() - sent);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status >= "200" && status < "300") {
        result.acknowledged.push({ key, name });
        options.onProgress?.(result.acknowledged.length);
      }
    }
  };
  await Promise.all(Array.from({ length: options.clients }, client));
  result.ms = performance.now() - began;
  agent.destroy();
  return result;
}

function post(agent: Agent, url: string, key: string, body: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "Content-Length": Buffer.byteLength(body),
    };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
      response.on("error", () => resolve("cut"));
    });
    sent.on("error", () => resolve("cut"));
    sent.end(body);
  });
}

/** The configured addresses; the service accepts no others. */
export function configuredContacts(): Contacts {
  const { feedback } = parse(readFileSync("content/site.yaml", "utf8"));
  return feedback;
}

/** A valid post of the feedback form. */
export function feedbackBody(name: string, contacts: Contacts): string {
  return JSON.stringify({
    subject: feedbackSubject,
    name,
    organization: "Example Industries",
    email_to: contacts.to,
    email_cc: contacts.cc,
    message: buildMessage({
      rating: "Good",
      relevance: "Very relevant",
      helpfulness: "Very helpful",
      topics: ["Procurement & TCO", "Security & Compliance"],
      next_steps: ["Discuss Financial Programs"],
      comment: `Sent by ${name} & colleagues`,
    }),
  });
}
