import { redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { drawRefusalContext } from "#app/forms/receive/refused-form-context.ts";
import { receiveSubmission } from "#app/forms/receive/submission.server.ts";
import type { Route } from "./+types/forms-receive";
import { formServices } from "./form-services.server.ts";

/** Receives every form. A browser without JavaScript gets an invalid form back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const result = await receiveSubmission(request, params.form, formServices(context));
  if (!(result instanceof Response))
    return context.get(drawRefusalContext)(againPath(params.form, result.typed), result);
  if (result.status < 400) context.get(servicesContext).wakeOutbox();
  return result;
}

/** Forms that need a choice first are shown again beside the choice, others on their own page. */
function againPath(form: string, typed: Typed): string {
  const [choice = ""] = typed.get("choice") ?? [];
  const [path = "", query = ""] = choice.split("?");
  const offers = content
    .page(path)
    ?.blocks.some((block) => block.block === "tool" && block.tool === form && /^[\w=&-]+$/.test(query));
  return offers ? choice : `/forms/${form}/again`;
}

/** A GET has nothing to receive: redirects. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/forms/${encodeURIComponent(params.form)}/again`, 303);
}
