import { useEffect, useEffectEvent, useState } from "react";
import { postForm } from "../frame/post-form.ts";
import { useNews } from "./use-live.ts";

const path = "/leads/dashboard/live/looking";
const againMs = 20_000;

/** Shows who else looks at this lead, and tells them that the viewer does. */
export function AlsoLooking({ lead }: { lead: string }) {
  const [others, setOthers] = useState<string[]>([]);
  const look = useEffectEvent(async () => {
    if (document.hidden) return;
    const answer = await postForm(path, { lead });
    if (answer) setOthers(((await answer.json()) as { others: string[] }).others);
  });
  useEffect(() => {
    void look();
    const leave = () => navigator.sendBeacon(path, new URLSearchParams({ lead, left: "yes" }));
    const timer = window.setInterval(() => void look(), againMs);
    const show = () => (document.hidden ? leave() : void look());
    document.addEventListener("visibilitychange", show);
    addEventListener("pagehide", leave);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", show);
      removeEventListener("pagehide", leave);
      setOthers([]);
      leave();
    };
  }, [lead]);
  useNews(({ leads = [] }) => {
    if (leads.some(({ id, what }) => id === lead && what.includes("looking"))) void look();
  });
  return (
    <p className="also-looking" role="status">
      {others.length > 0 && `${listed(others)} ${others.length === 1 ? "is" : "are"} looking at this lead`}
    </p>
  );
}

function listed(names: string[]): string {
  return new Intl.ListFormat("en-IN").format(names);
}
