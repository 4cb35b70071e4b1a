import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { press, startOn } from "#tests/fixtures/starter-window.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("header", () => {
  test("is transparent at 9 px of scroll and solid at 10 px", async () => {
    const page = await startOn();
    page.scrollY = 9;
    page.emit("scroll");
    expect(page.header.dataset.state).toBe("transparent");
    page.scrollY = 10;
    page.emit("scroll");
    expect(page.header.dataset.state).toBe("solid");
  });

  test("is solid while a menu is open, whose button says that it is expanded", async () => {
    const page = await startOn();
    page.emit("toggle", { target: { id: "menu-company" }, newState: "open" });
    expect(page.button.value).toBe("true");
    expect(page.header.dataset.state).toBe("solid");
    page.emit("toggle", { target: { id: "menu-company" }, newState: "closed" });
    expect(page.button.value).toBe("false");
    expect(page.header.dataset.state).toBe("transparent");
  });

  test("is solid from the top with the fixed option", async () => {
    const page = await startOn();
    page.fixed = true;
    page.emit("shell");
    expect(page.header.dataset.state).toBe("solid");
  });

  test("shows the strip at 49 px of scroll and hides it at 50 px", async () => {
    const page = await startOn();
    page.scrollY = 49;
    page.emit("scroll");
    expect(page.header.dataset.strip).toBe("shown");
    page.scrollY = 50;
    page.emit("scroll");
    expect(page.header.dataset.strip).toBe("hidden");
  });

  test("is mobile at 991 px and desktop at 992 px", async () => {
    expect((await startOn({ width: 991 })).header.dataset.mode).toBe("mobile");
    expect((await startOn({ width: 992 })).header.dataset.mode).toBe("desktop");
  });

  test("changes its mode 100 ms after resizing stops, and closes its menus then", async () => {
    const page = await startOn({ width: 1200 });
    page.width = 991;
    page.emit("resize");
    vi.advanceTimersByTime(99);
    page.emit("resize");
    vi.advanceTimersByTime(99);
    expect(page.header.dataset.mode).toBe("desktop");
    expect(page.menu.hidePopover).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(page.header.dataset.mode).toBe("mobile");
    expect(page.menu.hidePopover).toHaveBeenCalled();
  });
});

test("the side menu of the floating button closes when the page moves on", async () => {
  const page = await startOn();
  page.emit("scroll");
  expect(page.quick.hidePopover).toHaveBeenCalledOnce();
});

describe("what lies below the window is laid out", () => {
  test("when somebody is there and not before", async () => {
    expect((await startOn()).root.dataset).not.toHaveProperty("laid");
  });

  test("at once for a section in the address, and when coming back to a page that was awake", async () => {
    expect((await startOn({ hash: "#talk" })).root.dataset).toHaveProperty("laid");
    expect((await startOn({ state: { key: "k4m1x0" } })).root.dataset).toHaveProperty("laid");
  });

  test("when a link to a section is followed", async () => {
    const page = await startOn();
    page.emit("click", press({ hash: "#talk" }).event);
    vi.advanceTimersByTime(250);
    expect(page.root.dataset.laid).toBe("followed");
  });
});

describe("the whole stylesheet", () => {
  test("is asked for after the first frame, at the end of the head", async () => {
    const { head, styles } = await startOn();
    vi.advanceTimersByTime(15);
    expect(head.insertAdjacentHTML).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersToNextTimer();
    expect(head.insertAdjacentHTML).toHaveBeenCalledExactlyOnceWith("beforeend", styles.textContent);
  });

  test("is asked for at once where the page stands further down, and where no frame is painted", async () => {
    for (const options of [{ hash: "#talk" }, { state: { key: "k4m1x0" } }, { hidden: true }])
      expect((await startOn(options)).head.insertAdjacentHTML).toHaveBeenCalledOnce();
  });

  test("leaves nothing hidden when it does not come", async () => {
    const { head, styles } = await startOn({ hidden: true });
    expect(styles.remove).not.toHaveBeenCalled();
    head.lastElementChild.onerror();
    expect(styles.remove).toHaveBeenCalledOnce();
    expect(await window.__styled).toBe(false);
  });

  test("comes where the storage is full", async () => {
    const { head } = await startOn({ storageFails: true, hidden: true });
    expect(head.insertAdjacentHTML).toHaveBeenCalledOnce();
  });
});

test("the typeface is used where an earlier page has left it on the device, and not on a first visit", async () => {
  expect((await startOn()).root.dataset).not.toHaveProperty("typeface");
  expect((await startOn({ typeface: true })).root.dataset).toHaveProperty("typeface");
});

describe("announcement", () => {
  function paint() {
    vi.advanceTimersByTime(16);
    vi.advanceTimersToNextTimer();
  }

  /** A painted page whose whole stylesheet has loaded. */
  async function styled(options: Parameters<typeof startOn>[0]) {
    const page = await startOn({ ...options, hidden: true });
    page.head.lastElementChild.onload();
    paint();
    return page;
  }

  test("waits for the whole stylesheet, and is shown where that does not come", async () => {
    const page = await startOn({ stored: null, hidden: true });
    expect(page.modal.showModal).not.toHaveBeenCalled();
    expect(page.store).not.toHaveProperty("announcementModalClosed");
    page.head.lastElementChild.onerror();
    paint();
    expect(page.modal.showModal).toHaveBeenCalledOnce();
  });

  test("is shown on a first visit, which is written back as not closed", async () => {
    const page = await styled({ stored: null });
    expect(page.modal.showModal).toHaveBeenCalledOnce();
    expect(page.store.announcementModalClosed).toBe("false");
  });

  test("is shown again while the stored flag is false, and not once it is true", async () => {
    expect((await styled({ stored: "false" })).modal.showModal).toHaveBeenCalledOnce();
    expect((await styled({ stored: "true" })).modal.showModal).not.toHaveBeenCalled();
  });

  test("is written back as closed when it closes, by whatever means", async () => {
    const page = await styled({ stored: null });
    page.modal.onclose?.();
    expect(page.store.announcementModalClosed).toBe("true");
  });

  test("closes on its backdrop, but only once it has been painted", async () => {
    const page = await styled({ stored: null });
    page.modal.emit("click", { target: page.modal });
    expect(page.modal.close).not.toHaveBeenCalled();
    paint();
    page.modal.emit("click", { target: page.modal });
    expect(page.modal.close).toHaveBeenCalledOnce();
  });

  test("waits until a menu is closed that was open before it", async () => {
    const page = await startOn({ stored: null, hidden: true });
    page.menuOpen = true;
    page.head.lastElementChild.onload();
    paint();
    expect(page.modal.showModal).not.toHaveBeenCalled();
    page.menuOpen = false;
    page.emit("toggle", { target: { id: "menu-company" }, newState: "closed" });
    expect(page.modal.showModal).toHaveBeenCalledOnce();
  });

  test("is shown when the storage fails, and closing it fails nothing", async () => {
    const page = await styled({ storageFails: true });
    expect(page.modal.showModal).toHaveBeenCalledOnce();
    page.modal.onclose?.();
  });
});

test("the year of the copyright line is corrected to the visitor's", async () => {
  vi.setSystemTime(new Date("2031-01-01T12:00:00+05:30"));
  const page = await startOn();
  page.emit("DOMContentLoaded");
  expect(page.year.textContent).toBe("2031");
});
