import { data, Link } from "react-router";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import type { Route } from "./+types/feedback";
import { BarTable } from "./bar-table.tsx";
import { feedbackView } from "./feedback-view.server.ts";
import { insightPath } from "./insight-query.ts";

export const meta = () => [{ title: "Feedback - Leads" }];

export const loader = forStaff(async ({ services: { db }, viewer, url, params }) => {
  const view = await feedbackView(db, params.form ?? "", { viewer, search: url.searchParams });
  if (!view) throw data(null, { status: 404 });
  return view;
});

/** The responses: a chart for each question, their authors and the comments. */
export default function Feedback({ loaderData }: Route.ComponentProps) {
  const { name, forms, form, path, count, isCut, questions, asked, people, comments, moreComments } =
    loaderData;
  return (
    <div className="insight">
      <ScreenHead heading={name} back={{ to: insightPath, name: "Insight" }}>
        <p className="facts">
          {isCut ? "The newest " : ""}
          {count.toLocaleString("en-IN")} {count === 1 ? "answer" : "answers"}{" "}
          <a href={`${path}/export`} download>
            CSV
          </a>
        </p>
        <nav className="choices" aria-label="Forms">
          {forms.map((other) => (
            <Link key={other.id} to={other.to} aria-current={other.id === form ? "true" : undefined}>
              {other.name}
            </Link>
          ))}
        </nav>
      </ScreenHead>
      {count === 0 ? (
        <div className="empty">
          <h2>No answers yet</h2>
          <p>
            Answers appear here as soon as they are sent: a chart for each question, and what people wrote.
          </p>
        </div>
      ) : (
        <>
          <div className="bar-pair">
            {questions.map(({ key, label, rows, answered, isSeveral }) => (
              <BarTable
                key={key}
                id={`question-${key}`}
                heading={label}
                what={isSeveral ? "Several can be chosen" : "Answer"}
                rows={rows}
                columns={[
                  { head: "People", cell: (row) => row.count },
                  { head: `Of ${answered}`, cell: (row) => `${row.percent}%` },
                ]}
              />
            ))}
          </div>
          {people && asked && (
            <section className="said" aria-labelledby="who">
              <h2 id="who">
                {asked.option} <small>{asked.label}</small>
              </h2>
              <p>
                <Link to={path} preventScrollReset>
                  Show everybody
                </Link>
              </p>
              <ul className="said-people">
                {people.map(({ id, who, organization, to }) => (
                  <li key={id}>
                    <Link to={to}>{who}</Link> <small>{organization}</small>
                  </li>
                ))}
              </ul>
              {people.length === 0 && <p className="facts">No one chose this.</p>}
            </section>
          )}
          <section className="said" aria-labelledby="comments">
            <h2 id="comments">{asked ? "What they wrote" : "What people wrote"}</h2>
            {comments.length === 0 && <p className="facts">No comments.</p>}
            <ul className="said-comments">
              {comments.map((comment) => (
                <li key={comment.id + comment.key}>
                  <blockquote>{comment.text}</blockquote>
                  <p className="facts">
                    <Link to={comment.to}>{comment.who}</Link> {comment.organization}{" "}
                    <small>{comment.at}</small>
                  </p>
                </li>
              ))}
            </ul>
            {moreComments > 0 && (
              <p className="facts">{moreComments} older ones stand in the list of leads.</p>
            )}
          </section>
        </>
      )}
    </div>
  );
}
