import { BlockFrame, Intro } from "../block.tsx";
import type { JobsBlock } from "./jobs.block.ts";

/** The open roles; each opens to its description. */
export function Jobs({ block }: { block: JobsBlock }) {
  const areSamples = block.jobs.length > 0 && block.jobs.every(({ sample }) => sample);
  return (
    <BlockFrame id={block.id} name="questions jobs aside">
      <Intro heading={block.heading} lede={block.lede} />
      <div>
        {areSamples && <p className="pill">Samples</p>}
        <div className="rows">
          {block.jobs.map((job) => (
            <details id={job.slug} key={job.slug}>
              <summary>
                <h3>
                  {job.title}
                  {job.sample && !areSamples && <span className="pill">Sample</span>}
                  <small>
                    {job.team} · {job.location} · {job.type}
                  </small>
                </h3>
              </summary>
              <div className="prose" dangerouslySetInnerHTML={job.html} />
            </details>
          ))}
          {block.jobs.length === 0 && <p>No role is open today. You can write to us all the same.</p>}
        </div>
      </div>
    </BlockFrame>
  );
}
