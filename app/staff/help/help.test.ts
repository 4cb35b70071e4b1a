import { expect, test } from "vitest";
import { describeEachWorkspace, roles } from "#tests/fixtures/workspace.ts";

const guides = {
  agent: ["help"],
  manager: ["help", "help/managers"],
  admin: ["help", "help/managers", "help/admins"],
};

describeEachWorkspace("the help", (workspace) => {
  test.each(roles)("leads an %s to screens that are there and open to them", async (role) => {
    const browser = workspace.browser();
    await browser.enterAs(role);
    for (const guide of guides[role]) {
      const page = await browser.ask(`/leads/dashboard/${guide}`);
      expect(page.status).toBe(200);
      const [, text = ""] = /<main[^>]*>(.*?)<\/main>/s.exec(await page.text()) ?? [];
      const links = [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, to = ""]) => to);
      expect(links.length).toBeGreaterThan(3);
      for (const to of new Set(links)) expect([to, (await browser.ask(to)).status]).toEqual([to, 200]);
    }
  });
});
