import type { test as anyTest } from "../warm-page.ts";

/**
 * After each test of the file, gives back what its page was shown a link to, such as the last piece of a product: a
 * second try of the test meets the same server.
 * @param path the links are below it
 * @param act the last part of the address that gives it back
 */
export function endWhatIsLeft(test: typeof anyTest, path: string, act: string): void {
  let links = new Set<string>();
  test.beforeEach(({ page }) => {
    links = new Set();
    page.on("framenavigated", (frame) => {
      const { pathname } = new URL(frame.url());
      if (new RegExp(`^${path}/[\\w-]{44}$`).test(pathname)) links.add(pathname);
    });
  });
  test.afterEach(async ({ request }) => {
    const form = { sure: "yes" };
    for (const link of links) await request.post(`${link}/${act}`, { form, maxRedirects: 0 });
  });
}
