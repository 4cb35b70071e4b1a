import type { IconName } from "./icon-names.ts";

/**
 * A line icon on a 24 px grid, in the colour of the text around it. Hidden from screen readers, which read the words
 * beside it or the label of its control.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

const paths: Record<IconName, string> = {
  arrow: "M4 12h16m-6-6 6 6-6 6",
  check: "m4 12.5 5 5L20 6.5",
  shield:
    "M12 3c2.5 2 5 2.8 8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6c3-.2 5.5-1 8-3zm-3.5 9 2.5 2.5 4.5-4.5",
  box: "M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10M8 5l8 4v3",
  truck: "M3 6h11v11H3zm11 4h4l3 3.5V17h-7M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0m8 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  key: "M12 12a4 4 0 1 0 0 .1m0 0h8v3.5m-3.5-3.5v2.5",
  cloud: "M7 18.5a4.2 4.2 0 0 1-.5-8.4 6 6 0 0 1 11.5 1.4 3.5 3.5 0 0 1-.5 7z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 9c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.2m2 4.3c2 .7 3.5 2.4 3.5 5",
  chart: "M4 4v16h16M8 16v-4m4 4V8m4 8v-6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V12l3.5 2",
  rupee: "M7 4h10M7 8.5h10M10 4c6 0 6 9 0 9H7l7.5 7",
  wrench:
    "M14.5 6.5a4 4 0 0 1 5-2.3l-2.7 2.7.4 2 2 .4 2.6-2.6a4.5 4.5 0 0 1-6 5.6L8 20a2.3 2.3 0 0 1-3.8-3.8l7.8-7.8",
  laptop: "M5 5h14v10H5zM2 18.5h20",
  tablet: "M6 3h12v18H6zm4.5 15.5h3",
  phone: "M8 3h8v18H8zm3 15.5h2",
  school: "M3 9.5 12 5l9 4.5-9 4.5zm4 2.5v5c2 2 8 2 10 0v-5m4-2.5V15",
  leaf: "M5 19C4 9 10 4 20 4c.5 10-4.5 16-13 14m-3 3c1.5-5 4.5-8 9-10",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zm10-13.5L17.5 10",
  cube: "M12 3l8 4.5v9L12 21l-8-4.5v-9zm0 9 8-4.5M12 12v9m0-9L4 7.5",
  plug: "M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0zm6 9v4",
  lock: "M5 11h14v9H5zm3 0V7.5a4 4 0 0 1 8 0V11m-4 3.5v2.5",
  refresh: "M20 11a8 8 0 0 0-14.5-3.5L4 9m0-5v5h5m-5 4a8 8 0 0 0 14.5 3.5L20 15m0 5v-5h-5",
  map: "M12 21c4.5-4.5 7-8 7-11a7 7 0 0 0-14 0c0 3 2.5 6.5 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4zm4 4h8m-8 3.5h5",
  star: "M12 3.5l2.6 5.6 6 .7-4.4 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.4-4.2 6-.7z",
  book: "M12 6c-2-1.5-5-2-8-2v14.5c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14.5",
  calendar: "M4 6h16v14H4zm0 4.5h16M8 3v5m8-5v5m-8 6h3",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.5L20.5 20.5",
  close: "M5.5 5.5l13 13m0-13-13 13",
  menu: "M3.5 8h17m-17 8h17",
  list: "M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.5M4 12h.5M4 18h.5",
  more: "M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zm7 0a1 1 0 1 0 0 2 1 1 0 1 0 0-2zm7 0a1 1 0 1 0 0 2 1 1 0 1 0 0-2z",
  mail: "M3 6h18v13H3zm0 1 9 7 9-7",
  download: "M12 4v12m-5-5 5 5 5-5M4 20h16",
  external: "M8 6h10v10m0-10L6 18",
  back: "M20 12H4m6-6-6 6 6 6",
  alert: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V13m0 3v.5",
};
