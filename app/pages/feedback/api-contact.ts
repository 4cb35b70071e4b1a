import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { pageOfSender } from "#app/feedback/feedback.ts";
import { receiveFeedback } from "#app/feedback/receive.server.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { formServices } from "#app/pages/forms/form-services.server.ts";
import type { Route } from "./+types/api-contact";

/** The API of the event feedback form; section 7 of the specification is its contract. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await receiveFeedback(request, { ...formServices(context), site: content.site });
  if (!(result instanceof Response))
    return context.get(drawRefusalContext)(pageOfSender(result.typed), result);
  if (result.status < 400) context.get(servicesContext).wakeOutbox();
  return result;
}

/** Answers a preflight and refuses every other method. */
export const loader = action;
