import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { openLead, sendLead, uniqueName } from "./staff-accounts.ts";

/** Opens a lead. @returns its field for the next step, half of which is typed */
export async function typeHalfStep(page: Page, request: APIRequestContext): Promise<Locator> {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  await openLead(page, visitor);
  const step = page.getByRole("textbox", { name: "Next step", exact: true });
  await step.fill("Half a step");
  return step;
}
