import type { ReactNode } from "react";
import type { Section } from "#app/values/names.ts";
import { AudienceSwitch } from "./audience-switch/audience-switch.tsx";
import { Bento } from "./bento/bento.tsx";
import { Body } from "./body/body.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Claims } from "./claims/claims.tsx";
import { CompanyDetails } from "./company-details/company-details.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Events } from "./events/events.tsx";
import { Features } from "./features/features.tsx";
import { FigureText } from "./figure-text/figure-text.tsx";
import { FormFrame } from "./form/form-frame.tsx";
import { GrievanceOfficer } from "./grievance-officer/grievance-officer.tsx";
import { Hero } from "./hero/hero.tsx";
import { Jobs } from "./jobs/jobs.tsx";
import { Offices } from "./offices/offices.tsx";
import { Posts } from "./posts/posts.tsx";
import { Proof } from "./proof/proof.tsx";
import { Questions } from "./questions/questions.tsx";
import { Related } from "./related/related.tsx";
import type { Block } from "./schema.ts";
import { Steps } from "./steps/steps.tsx";
import { Story } from "./story/story.tsx";
import { ToolFrame } from "./tool/tool-frame.tsx";
import { Words } from "./words/words.tsx";

/** What a block is shown with, besides its own content. */
export type BlockContext = {
  /** The page's path, from which its kolam grows. */
  path: string;
  /** The section whose hue the page has. */
  section: Section;
  /** The content of the frame of a `form` or `tool` block: the island, or its form without script. */
  island?: ReactNode;
};

/** The component of a block. A kind without one does not compile. */
export function renderBlock(block: Block, { path, section, island }: BlockContext): ReactNode {
  switch (block.block) {
    case "audience-switch":
      return <AudienceSwitch block={block} />;
    case "bento":
      return <Bento block={block} />;
    case "body":
      return <Body block={block} />;
    case "call-to-action":
      return <CallToAction block={block} path={path} section={section} />;
    case "claims":
      return <Claims block={block} />;
    case "comparison":
      return <Comparison block={block} />;
    case "events":
      return <Events block={block} />;
    case "features":
      return <Features block={block} />;
    case "figure-text":
      return <FigureText block={block} section={section} />;
    case "form":
      return <FormFrame block={block}>{island}</FormFrame>;
    case "hero":
      return <Hero block={block} section={section} />;
    case "jobs":
      return <Jobs block={block} />;
    case "company-details":
      return <CompanyDetails block={block} />;
    case "grievance-officer":
      return <GrievanceOfficer block={block} />;
    case "offices":
      return <Offices block={block} />;
    case "posts":
      return <Posts block={block} />;
    case "proof":
      return <Proof block={block} />;
    case "questions":
      return <Questions block={block} />;
    case "related":
      return <Related block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "story":
      return <Story block={block} />;
    case "tool":
      return <ToolFrame block={block}>{island}</ToolFrame>;
    case "words":
      return <Words block={block} />;
    default:
      return block satisfies never;
  }
}
