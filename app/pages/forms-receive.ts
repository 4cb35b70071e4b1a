import { redirect } from "react-router";
import { drawAgainContext, servicesContext } from "#app/context.ts";
import { receiveSubmission } from "#app/forms/submission.server.ts";
import type { Route } from "./+types/forms-receive";
import { formServices } from "./form-services.server.ts";

/** Receives every form. A browser without script that has to put something right gets the form again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const result = await receiveSubmission(request, params.form, formServices(context));
  if (!(result instanceof Response))
    return context.get(drawAgainContext)(`/forms/${params.form}/again`, result);
  if (result.status < 400) context.get(servicesContext).wakeOutbox();
  return result;
}

/** Opened by hand there is nothing to receive. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/forms/${encodeURIComponent(params.form)}/again`, 303);
}
