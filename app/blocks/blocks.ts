import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import type { Section } from "#app/values/names.ts";
import { audienceSwitch } from "./audience-switch/audience-switch.block.ts";
import { bento } from "./bento/bento.block.ts";
import { body } from "./body/body.block.ts";
import { callToAction } from "./call-to-action/call-to-action.block.ts";
import { claims } from "./claims/claims.block.ts";
import { companyDetails } from "./company-details/company-details.block.ts";
import { comparison } from "./comparison/comparison.block.ts";
import type { BlockKind, BlockSchema } from "./define-block.ts";
import { events } from "./events/events.block.ts";
import { features } from "./features/features.block.ts";
import { figureText } from "./figure-text/figure-text.block.ts";
import { form } from "./form/form.block.ts";
import { grievanceOfficer } from "./grievance-officer/grievance-officer.block.ts";
import { hero } from "./hero/hero.block.ts";
import { jobs } from "./jobs/jobs.block.ts";
import { offices } from "./offices/offices.block.ts";
import { papers } from "./papers/papers.block.ts";
import { posts } from "./posts/posts.block.ts";
import { proof } from "./proof/proof.block.ts";
import { questions } from "./questions/questions.block.ts";
import { related } from "./related/related.block.ts";
import { steps } from "./steps/steps.block.ts";
import { story } from "./story/story.block.ts";
import { tool } from "./tool/tool.block.ts";
import { words } from "./words/words.block.ts";

/**
 * Every kind of block, one line each: its definition and how its component is loaded. The rest derives from this list:
 * the keys that authors may write, the gallery, the order of styles, the words for search, the sections of PDFs.
 */
export const blockKinds = [
  listed(hero, () => import("./hero/hero.tsx").then((file) => file.Hero)),
  listed(audienceSwitch, () =>
    import("./audience-switch/audience-switch.tsx").then((file) => file.AudienceSwitch),
  ),
  listed(bento, () => import("./bento/bento.tsx").then((file) => file.Bento)),
  listed(body, () => import("./body/body.tsx").then((file) => file.Body)),
  listed(callToAction, () => import("./call-to-action/call-to-action.tsx").then((file) => file.CallToAction)),
  listed(claims, () => import("./claims/claims.tsx").then((file) => file.Claims)),
  listed(companyDetails, () =>
    import("./company-details/company-details.tsx").then((file) => file.CompanyDetails),
  ),
  listed(comparison, () => import("./comparison/comparison.tsx").then((file) => file.Comparison)),
  listed(events, () => import("./events/events.tsx").then((file) => file.Events)),
  listed(features, () => import("./features/features.tsx").then((file) => file.Features)),
  listed(figureText, () => import("./figure-text/figure-text.tsx").then((file) => file.FigureText)),
  listed(form, () => import("./form/form-frame.tsx").then((file) => file.FormFrame)),
  listed(grievanceOfficer, () =>
    import("./grievance-officer/grievance-officer.tsx").then((file) => file.GrievanceOfficer),
  ),
  listed(jobs, () => import("./jobs/jobs.tsx").then((file) => file.Jobs)),
  listed(offices, () => import("./offices/offices.tsx").then((file) => file.Offices)),
  listed(papers, () => import("./papers/papers.tsx").then((file) => file.Papers)),
  listed(posts, () => import("./posts/posts.tsx").then((file) => file.Posts)),
  listed(proof, () => import("./proof/proof.tsx").then((file) => file.Proof)),
  listed(questions, () => import("./questions/questions.tsx").then((file) => file.Questions)),
  listed(related, () => import("./related/related.tsx").then((file) => file.Related)),
  listed(steps, () => import("./steps/steps.tsx").then((file) => file.Steps)),
  listed(story, () => import("./story/story.tsx").then((file) => file.Story)),
  listed(tool, () => import("./tool/tool-frame.tsx").then((file) => file.ToolFrame)),
  listed(words, () => import("./words/words.tsx").then((file) => file.Words)),
] as const;

/** The further inputs of a component. */
export type BlockContext = {
  /** The page's path, from which its kolam grows. */
  path: string;
  /** The section whose hue the page has. */
  section: Section;
};

/** `children` is the content of a frame: an island, or its form without script. */
type Component<Shown> = ComponentType<BlockContext & { block: Shown; children: ReactNode }>;

function listed<Schema extends BlockSchema, Shown>(
  kind: BlockKind<Schema, Shown>,
  component: () => Promise<Component<Shown>>,
) {
  return { ...kind, component };
}

type Kind = (typeof blockKinds)[number];
type SchemasOf<Kinds extends readonly { schema: unknown }[]> = { [At in keyof Kinds]: Kinds[At]["schema"] };

/** A block as an author writes it; `block` names its kind and comes first. */
export const blockSchema = v.variant(
  "block",
  blockKinds.map(({ schema }) => schema) as unknown as SchemasOf<typeof blockKinds>,
);

/** A block as written, its Markdown rendered and its defaults filled in. */
export type AuthoredBlock = v.InferOutput<Kind["schema"]>;

/**
 * A block as its component gets it, with the content of pages, stories, claims and posts that the author only named.
 * Every block has an `id`, its anchor on the page: the name of its kind, then `-2`, `-3` for repetitions.
 */
export type Block = Parameters<Kind["words"]>[0];

/** A kind, typed for handling its own blocks. */
type OwnKind = BlockKind<BlockSchema, Block> & { component: () => Promise<Component<Block>> };

/** The kind of a block. */
export function kindOf({ block }: Pick<Block, "block">): OwnKind {
  const kind = blockKinds.find(({ schema }) => schema.entries.block.literal === block);
  if (!kind) throw new Error(`app/blocks/blocks.ts lists no block ${block}`);
  return kind as unknown as OwnKind;
}
