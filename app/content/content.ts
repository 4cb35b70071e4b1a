import type { WorkingTime } from "#app/dates/working-time.ts";
import type { StoryCard } from "./compile/cards.ts";
import type { OutsideText } from "./read/pages-below-public.ts";
import type { Announcement } from "./schema/announcement.schema.ts";
import type { BookingRules } from "./schema/booking.schema.ts";
import type { Claim } from "./schema/claims.schema.ts";
import type { EventEntry } from "./schema/event.schema.ts";
import type { Job } from "./schema/job.schema.ts";
import type { Navigation } from "./schema/navigation.schema.ts";
import type { Page } from "./schema/page.schema.ts";
import type { Post, PostCategoryPage } from "./schema/post.schema.ts";
import type { RedirectRow } from "./schema/redirects.schema.ts";
import type { SearchWords } from "./schema/search.schema.ts";
import type { ShopRules } from "./schema/shop.schema.ts";
import type { Site } from "./schema/site.schema.ts";
import type { Story } from "./schema/story.schema.ts";

/** The facts by which quotations are taxed and paid. */
export type Registration = Pick<Site, "gstin" | "upi">;

/** All of `content/`, checked, rendered and compiled; plain JSON. */
export type Content = {
  /** With the working hours, which come from `booking.yaml`. */
  site: Omit<Site, keyof Registration> & { workingTime: WorkingTime };
  /** From `site.yaml`. Separate, because no page names it: a change redraws none. */
  registration: Registration;
  /** By id. */
  claims: Record<string, Claim>;
  navigation: Navigation;
  announcement: Announcement;
  redirects: RedirectRow[];
  booking: BookingRules;
  shop: ShopRules;
  /** The words that visitors search for, and their meaning. */
  search: SearchWords;
  /** By path. */
  pages: Record<string, Page>;
  /** Shown posts, newest first. */
  posts: Post[];
  /** The categories of the shown posts. */
  categories: PostCategoryPage[];
  /** By name. */
  stories: Story[];
  /** All case studies, including those that are pages with their own address; by name. */
  storyCards: StoryCard[];
  /** Open roles, by team and title. */
  jobs: Job[];
  /** Coming events, soonest first, then past ones, latest first. */
  events: EventEntry[];
  /** The text of the pages outside the application, by path. */
  outside: Record<string, OutsideText>;
  /** The next instant (UTC) at which a publish, expiry or event date changes the content. */
  nextChange: string | undefined;
};
