import * as v from "valibot";
import { type AudienceSwitchBlock, audienceSwitchSchema } from "./audience-switch/audience-switch.schema.ts";
import { type BentoBlock, bentoSchema } from "./bento/bento.schema.ts";
import { type BodyBlock, bodySchema } from "./body/body.schema.ts";
import { type CallToActionBlock, callToActionSchema } from "./call-to-action/call-to-action.schema.ts";
import { type ClaimsBlock, claimsSchema } from "./claims/claims.schema.ts";
import { type CompanyDetailsBlock, companyDetailsSchema } from "./company-details/company-details.schema.ts";
import { type ComparisonBlock, comparisonSchema } from "./comparison/comparison.schema.ts";
import { type EventsBlock, eventsSchema } from "./events/events.schema.ts";
import { type FeaturesBlock, featuresSchema } from "./features/features.schema.ts";
import { type FigureTextBlock, figureTextSchema } from "./figure-text/figure-text.schema.ts";
import { type FormBlock, formSchema } from "./form/form.schema.ts";
import {
  type GrievanceOfficerBlock,
  grievanceOfficerSchema,
} from "./grievance-officer/grievance-officer.schema.ts";
import { type HeroBlock, heroSchema } from "./hero/hero.schema.ts";
import { type JobsBlock, jobsSchema } from "./jobs/jobs.schema.ts";
import { type OfficesBlock, officesSchema } from "./offices/offices.schema.ts";
import { type PostsBlock, postsSchema } from "./posts/posts.schema.ts";
import { type ProofBlock, proofSchema } from "./proof/proof.schema.ts";
import { type QuestionsBlock, questionsSchema } from "./questions/questions.schema.ts";
import { type RelatedBlock, relatedSchema } from "./related/related.schema.ts";
import { type StepsBlock, stepsSchema } from "./steps/steps.schema.ts";
import { type StoryBlock, storySchema } from "./story/story.schema.ts";
import { type ToolBlock, toolSchema } from "./tool/tool.schema.ts";
import { type WordsBlock, wordsSchema } from "./words/words.schema.ts";

/** A block as an author writes it; `block` names its kind and comes first. */
export const blockSchema = v.variant("block", [
  audienceSwitchSchema,
  bentoSchema,
  bodySchema,
  callToActionSchema,
  claimsSchema,
  companyDetailsSchema,
  comparisonSchema,
  eventsSchema,
  featuresSchema,
  figureTextSchema,
  formSchema,
  grievanceOfficerSchema,
  heroSchema,
  jobsSchema,
  officesSchema,
  postsSchema,
  proofSchema,
  questionsSchema,
  relatedSchema,
  stepsSchema,
  storySchema,
  toolSchema,
  wordsSchema,
]);

/** A block as written, its Markdown rendered and its defaults filled in. */
export type AuthoredBlock = v.InferOutput<typeof blockSchema>;

/**
 * A block as its component gets it: what the author only named (pages, stories, claims, posts) is filled in.
 * Every block has an `id`, its anchor on the page: the name of its kind, then `-2`, `-3` for repetitions.
 */
export type Block =
  | AudienceSwitchBlock
  | BentoBlock
  | BodyBlock
  | CallToActionBlock
  | ClaimsBlock
  | CompanyDetailsBlock
  | ComparisonBlock
  | EventsBlock
  | FeaturesBlock
  | FigureTextBlock
  | FormBlock
  | GrievanceOfficerBlock
  | HeroBlock
  | JobsBlock
  | OfficesBlock
  | PostsBlock
  | ProofBlock
  | QuestionsBlock
  | RelatedBlock
  | StepsBlock
  | StoryBlock
  | ToolBlock
  | WordsBlock;
