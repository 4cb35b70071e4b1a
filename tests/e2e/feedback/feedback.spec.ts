import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { awake } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

const path = "/feedback/bep-2025";

async function answer(page: Page) {
  await page.getByRole("group", { name: "How would you rate the event overall?" }).getByLabel("Good").check();
  await page.getByLabel("Very relevant").check();
  await page.getByLabel("Somewhat helpful").check();
  await page.getByLabel("Procurement & TCO").check();
  await page.getByLabel("A free Proof of Concept (POC)").check();
}

function stored(
  name: string,
): { person: { name: string; organization: string }; answers: { value: unknown }[] }[] {
  const dataDir = readFileSync(".cache/e2e-data-dir", "utf8");
  const lines = execFileSync(process.execPath, ["scripts/leads.ts", "export"], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const leads = lines
    .toString()
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return leads.filter((lead) => lead.person.name === name);
}

test("a complete form is sent once, thanked by the toast, emptied and stored with its answers", async ({
  page,
}) => {
  const name = `Asha ${Date.now()}`;
  const bodies: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) bodies.push(request.postDataJSON());
  });
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Organization").fill("Example Textiles");
  await answer(page);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByText("Request Submitted!")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Good")).not.toBeChecked();
  await expect(page.getByText("We have your answers, thank you.")).toBeInViewport();
  expect(bodies).toHaveLength(1);
  expect(Object.keys(bodies[0] ?? {}).sort()).toEqual([
    "email_cc",
    "email_to",
    "message",
    "name",
    "organization",
    "subject",
  ]);
  expect(bodies[0]).toMatchObject({ subject: "BEP 2025 feedback form response", name });
  expect(bodies[0]?.message).toContain("N/A");
  const leads = stored(name);
  expect(leads).toHaveLength(1);
  expect(JSON.stringify(leads[0]?.answers)).toContain("Procurement & TCO");
});

test("the second click of a double click asks nothing of the form that the first has emptied", async ({
  page,
}) => {
  await page.goto(path);
  await awake(page);
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Organization").fill("Example Textiles");
  await answer(page);
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByText("We have your answers, thank you.")).toBeInViewport();
  await submit.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByText("We have your answers, thank you.")).toBeInViewport();
  await expect(page.getByText("Enter your name")).toHaveCount(0);
  await submit.click();
  await expect(page.getByText("Enter your name")).toBeVisible();
});

test("a missing answer stops the form with the toast, and nothing is sent", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) sent += 1;
  });
  await page.goto(path);
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Organization").fill("Example Textiles");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please fill all the required fields")).toBeVisible();
  expect(sent).toBe(0);
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
});

test("a failing service says so and everything typed stays", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Organization").fill("Example Textiles");
  await answer(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  await expect(page.getByLabel("Very relevant")).toBeChecked();
});

test("the button that was pressed has the focus again when the answer is there", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Organization").fill("Example Textiles");
  await answer(page);
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(submit).toBeFocused();
});

test("an answer that is lost on its way is told as a failure, and sending again stores it once", async ({
  page,
}) => {
  const name = `Lost ${Date.now()}`;
  let lost = 0;
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Organization").fill("Example Textiles");
  await answer(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  expect(lost).toBe(1);
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await page.unroute("**/api/contact");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Request Submitted!")).toBeVisible();
  expect(stored(name)).toHaveLength(1);
});

test("an answer that is lost before the page is closed is stored once when the form is sent again later", async ({
  page,
}) => {
  const name = `Closed ${Date.now()}`;
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Organization").fill("Example Textiles");
  await answer(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await page.unroute("**/api/contact");
  await page.reload();
  await awake(page);
  await expect(page.getByText("What you typed here before is back")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await expect(page.getByLabel("Very relevant")).toBeChecked();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Request Submitted!")).toBeVisible();
  await expect(page.getByText("What you typed here before is back")).toHaveCount(0);
  expect(stored(name)).toHaveLength(1);
  await page.reload();
  await awake(page);
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("an invitation fills in name and organization, and Not you? gives them free", async ({ page }) => {
  await page.goto(`${path}?name=Asha_Rao&Organization=Example-Textiles`);
  await expect(page.getByLabel("Name")).toHaveValue("Asha Rao");
  await expect(page.getByLabel("Name")).toBeDisabled();
  await expect(page.getByLabel("Organization")).toHaveValue("Example Textiles");
  await awake(page);
  await page.getByRole("link", { name: "Not you?" }).first().click();
  await expect(page.getByLabel("Name")).toBeEnabled();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("on a shared device each invited person finds only their own answers", async ({ page }) => {
  const open = async (name: string) => {
    await page.goto(`${path}?name=${name}`);
    await awake(page);
  };
  const good = page.getByRole("group", { name: "How would you rate the event overall?" }).getByLabel("Good");
  const note = page.getByText("What you typed here before is back");
  await open("Asha_Rao");
  await good.check();
  await open("Ravi_Kumar");
  await expect(page.getByLabel("Name")).toHaveValue("Ravi Kumar");
  await expect(note).toHaveCount(0);
  await expect(good).not.toBeChecked();
  await open("Asha_Rao");
  await expect(note).toBeVisible();
  await expect(good).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, refused with what was typed, and confirmed", async ({ page }) => {
    const name = `Vikram ${Date.now()}`;
    await page.goto(path);
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Organization").fill("Sample Software");
    await answer(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request Submitted!");
    expect(stored(name)).toHaveLength(1);
  });
});
