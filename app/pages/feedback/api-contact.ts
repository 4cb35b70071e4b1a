import { content } from "#app/content/content.server.ts";
import { drawAgainContext, servicesContext } from "#app/context.ts";
import { feedbackPath } from "#app/feedback/feedback.ts";
import { receiveFeedback } from "#app/feedback/receive.server.ts";
import { formServices } from "#app/pages/forms/form-services.server.ts";
import type { Route } from "./+types/api-contact";

/** The service of the event feedback form; its contract is in the specification, section 7. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await receiveFeedback(request, { ...formServices(context), site: content.site });
  if (!(result instanceof Response)) return context.get(drawAgainContext)(feedbackPath, result);
  if (result.status < 400) context.get(servicesContext).wakeOutbox();
  return result;
}

/** A preflight is answered, every other way of asking is refused. */
export const loader = action;
