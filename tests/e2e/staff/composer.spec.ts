import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { lookAtOpened } from "./look-opened.ts";
import { noteField, openLead, sendLead, uniqueName, wordsOf } from "./staff-accounts.ts";

test.beforeEach(() => test.slow());

test("a reply begins with a template, is looked at, takes a file along and stands in the mail log", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  const reference = await sendLead(request, visitor);
  const { page, account } = await desk(browser, "manager");
  await openLead(page, visitor);

  const form = page.getByRole("form", { name: "Reply" });
  await form.getByLabel("Template").selectOption({ label: "First answer (English)" });
  const text = form.getByRole("textbox", { name: "Your reply" });
  await expect(text).toHaveValue(new RegExp(`Hello ${visitor}`));
  await expect(text).toHaveValue(new RegExp(account.name));
  await text.press("ControlOrMeta+End");
  await text.pressSequentially("\n\nThe price list is with it.");
  await form.getByLabel("Files").setInputFiles({
    name: "prices.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("MacBook Air: on request"),
  });

  await form.getByRole("button", { name: "Preview" }).click();
  const preview = page.frameLocator("iframe[title='The mail as it will go']");
  await expect(preview.locator("body")).toContainText("The price list is with it.");
  await lookAtOpened(page);

  await form.getByRole("button", { name: "Send reply" }).click();
  const mail = page.getByRole("article", { name: `Your enquiry ${reference}` });
  await expect(mail).toContainText("The price list is with it.");
  await expect(mail.getByRole("link", { name: "prices.txt" })).toBeVisible();
  await expect(page.locator(".facts .status")).toHaveText("Contacted");
  await expect(page.getByTitle("The mail as it will go")).toBeHidden();

  // On a phone the ways to the customer stand above what is asked of the lead.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute("href", /^tel:\+91/);
  await page.getByRole("button", { name: "Log a call" }).click();
  await expect(page.getByRole("button", { name: "No answer" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  // It leaves within a moment; the log is looked at until it has.
  const log = () => wordsOf(page.request, "/leads/dashboard/outbox?show=sent");
  await expect.poll(log).toContain(`Your enquiry ${reference}`);
  await page.goto("/leads/dashboard/outbox?show=sent");
  const sent = page.getByRole("listitem").filter({ hasText: `Your enquiry ${reference}` });
  await expect(sent.getByText(/^Reply to the customer to .+, sent /)).toBeVisible();
});

test("a note that the keys send twice in the same moment is stored once", async ({ browser, request }) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "manager");
  await openLead(page, visitor);
  const field = await noteField(page);
  await field.fill("Said once");
  const posts: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().includes(".data")) posts.push(sent.url());
  });
  await field.evaluate(pressKeys, [false, false]);
  await expect(page.locator(".timeline blockquote")).toHaveText(["Said once"]);
  await expect(field).toHaveValue("");
  expect(posts).toHaveLength(1);

  await test.step("and a key that is held down sends nothing more", async () => {
    await field.fill("Half a thought");
    await field.evaluate(pressKeys, [true, true]);
    await field.fill("A whole thought");
    await field.press("ControlOrMeta+Enter");
    await expect(page.locator(".timeline blockquote")).toHaveText(["A whole thought", "Said once"]);
  });
});

/** Presses Ctrl Enter in a field several times in the same moment. @param repeats whether each is of a key held down */
function pressKeys(field: Element, repeats: boolean[]): void {
  for (const repeat of repeats) {
    const press = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true, repeat };
    field.dispatchEvent(new KeyboardEvent("keydown", press));
  }
}

test("WhatsApp opens in a tab of its own with the words, which stand in the conversation", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor, { marketing: "WhatsApp" });
  const { page } = await desk(browser, "manager");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  await openLead(page, visitor);
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await page.getByRole("textbox", { name: "Message" }).fill("Is Thursday at four fine?");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Open WhatsApp" }).click();
  await expect(await opened).toHaveURL("https://wa.me/919876543210?text=Is%20Thursday%20at%20four%20fine%3F");
  await expect(page.locator(".timeline")).toContainText("Is Thursday at four fine?");
});
