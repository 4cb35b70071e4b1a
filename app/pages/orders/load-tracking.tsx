import { data, type LoaderFunctionArgs } from "react-router";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { TrackingForm, TrackingPromise } from "#app/orders/tracking-form.tsx";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { normalPath } from "#app/paint/request-path.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";

/** The form that looks up an order or repair by its number. */
export async function loadTracking({ request, context }: LoaderFunctionArgs) {
  const refused = context.get(refusedFormContext) ?? undefined;
  const tool = (
    <div className="look-up">
      <TrackingForm refused={refused} />
      <TrackingPromise />
    </div>
  );
  const shown = await loadPage({ request, context }, pageAt(normalPath(request)), undefined, tool);
  return data(shown, refused ? { headers: privateHeaders } : {});
}
