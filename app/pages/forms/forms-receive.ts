import { redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { drawAgainContext, servicesContext } from "#app/context.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { receiveSubmission } from "#app/forms/receive/submission.server.ts";
import type { Route } from "./+types/forms-receive";
import { formServices } from "./form-services.server.ts";

/** Receives every form. A browser without script that has to put something right gets the form again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const result = await receiveSubmission(request, params.form, formServices(context));
  if (!(result instanceof Response))
    return context.get(drawAgainContext)(againPath(params.form, result.typed), result);
  if (result.status < 400) context.get(servicesContext).wakeOutbox();
  return result;
}

/** A form about something that was chosen before is drawn beside the choice, others stand alone. */
function againPath(form: string, typed: Typed): string {
  const [choice = ""] = typed.get("choice") ?? [];
  const [path = "", query = ""] = choice.split("?");
  const offers = content
    .page(path)
    ?.blocks.some((block) => block.block === "tool" && block.tool === form && /^[\w=&-]+$/.test(query));
  return offers ? choice : `/forms/${form}/again`;
}

/** Opened by hand there is nothing to receive. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/forms/${encodeURIComponent(params.form)}/again`, 303);
}
