import { noticeSubjects } from "#app/booking/rules/notice-subjects.ts";
import { content } from "#app/content/content.server.ts";
import { pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { FullNotice, noticePath } from "#app/forms/draw/form-notice.tsx";
import { pageSegments } from "#app/paint/page-segments.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import type { Route } from "./+types/forms-notice";

/** The notice of a form in English and Hindi. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const form = noticeSubjects.get(params.form);
  if (!form) throw missing(noticePath(params.form));
  const facts = unlistedFacts(
    {
      path: noticePath(form.id),
      title: "Privacy notice",
      description: "What a form of this site collects, for what, how long it is kept, and your rights.",
      section: "company",
    },
    [{ name: "Privacy policy", path: "/privacy-policy" }, { name: "Notice" }],
  );
  const notice = (
    <section className="hero">
      <div className="wrap prose">
        <h1>Privacy notice</h1>
        <FullNotice form={form} site={content.site} />
      </div>
    </section>
  );
  return { facts, segments: pageSegments({ request, context }, [notice]) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.facts);

export default function FormsNotice({ loaderData: { facts, segments } }: Route.ComponentProps) {
  return <PageView path={facts.path} segments={segments} />;
}
