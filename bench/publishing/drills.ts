import { publishWithoutRoom } from "./full.ts";
import { killWhilePublishing } from "./kill.ts";
import { raceToPublish } from "./race.ts";
import { publishRecipes } from "./recipes.ts";
import { watchPublishing } from "./shown.ts";

/** @returns whether all of it held */
export function drillPublishing(drill: string, count: string | undefined): Promise<boolean> {
  switch (drill) {
    case "publish-kill":
      return killWhilePublishing(Number(count ?? 20));
    case "publish-race":
      return raceToPublish(Number(count ?? 5));
    case "publish-full":
      return publishWithoutRoom();
    case "publish-recipes":
      return publishRecipes();
    case "publish-shown":
      return watchPublishing();
    default:
      throw new Error(`There is no drill "${drill}": publish-kill, -race, -full, -recipes, -shown`);
  }
}
