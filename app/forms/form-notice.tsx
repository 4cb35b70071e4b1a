import { type NoticeSite, type NoticeSubject, type NoticeText, noticeTexts, privacyPath } from "./notice.ts";

/** The notice beside a form's button: English, with the Hindi text one touch away. Server only, no script. */
export function FormNotice({ form, site }: { form: NoticeSubject; site: NoticeSite }) {
  const [english, hindi] = noticeTexts(form, site);
  return (
    <div className="fine">
      <p>
        <strong>{english.heading}</strong>
      </p>
      <NoticeBody text={english} />
      <details lang="hi">
        <summary>हिन्दी में पढ़ें</summary>
        <p>
          <strong>{hindi.heading}</strong>
        </p>
        <NoticeBody text={hindi} />
      </details>
    </div>
  );
}

function NoticeBody({ text: { facts, rights } }: { text: NoticeText }) {
  return (
    <p>
      {facts.join(" ")} {rights[0]}
      <a href={privacyPath}>{rights[1]}</a>
      {rights[2]}
    </p>
  );
}
