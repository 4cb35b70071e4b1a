import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Unavailable } from "./unavailable.tsx";

test.each([400, 500, 503])("the page for %i keeps its kolam beside the words", (status) => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/quotation/x"]}>
      <Unavailable status={status} />
    </MemoryRouter>,
  );
  expect(page).toContain('class="kolam own"');
  expect(page).toContain('href="/quotation/x"');
});
