import { publishWithoutRoom } from "./full.ts";
import { killWhilePublishing } from "./kill.ts";
import { raceToPublish } from "./race.ts";
import { publishRecipes } from "./recipes.ts";
import { watchPublishing } from "./shown.ts";

export type PublishingDrill =
  | "publish-kill"
  | "publish-race"
  | "publish-full"
  | "publish-recipes"
  | "publish-shown";

/** @returns whether all of it held */
export function drillPublishing(drill: PublishingDrill, count: number | undefined): Promise<boolean> {
  switch (drill) {
    case "publish-kill":
      return killWhilePublishing(count ?? 20);
    case "publish-race":
      return raceToPublish(count ?? 5);
    case "publish-full":
      return publishWithoutRoom();
    case "publish-recipes":
      return publishRecipes();
    case "publish-shown":
      return watchPublishing();
  }
}
