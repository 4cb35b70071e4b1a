import { Fragment } from "react";
import {
  type NoticeSite,
  type NoticeSubject,
  type NoticeText,
  noticeTexts,
  privacyPath,
} from "#app/forms/engine/notice.ts";

type Props = { form: NoticeSubject; site: NoticeSite };
type BesideForm = Props & {
  /** Its links open in a new tab, because leaving the page would lose typed text. */
  apart?: boolean;
  /** One line until it is opened. */
  folded?: boolean;
};

/**
 * The notice beside a form's button, in English, with a link to the Hindi text. Server only, no script. In an enquiry
 * it is one line that opens.
 */
export function FormNotice({ form, site, apart = false, folded = false }: BesideForm) {
  const [english] = noticeTexts(form, site);
  const text = (
    <>
      <NoticeBody text={english} apart={apart} />
      <p>
        <a href={noticePath(form.id)} lang="hi" hrefLang="hi" {...(apart ? newTab : {})}>
          हिन्दी में पढ़ें
        </a>
      </p>
    </>
  );
  if (folded) {
    return (
      <details className="fine folded">
        <summary>{english.heading}</summary>
        {text}
      </details>
    );
  }
  return (
    <div className="fine">
      <p>
        <strong>{english.heading}</strong>
      </p>
      {text}
    </div>
  );
}

/** The whole notice of a form in both languages, as stored with a submission. */
export function FullNotice({ form, site }: Props) {
  return noticeTexts(form, site).map((text) => (
    <Fragment key={text.language}>
      <h2 lang={text.language}>{text.heading}</h2>
      <NoticeBody text={text} language={text.language} />
    </Fragment>
  ));
}

/** The addresses of a form's notice in English and Hindi. */
export function noticePath(formId: string): string {
  return `/forms/${formId}/notice`;
}

const newTab = { target: "_blank", rel: "noopener" };

type BodyProps = { text: NoticeText; language?: string; apart?: boolean };

function NoticeBody({ text: { facts, rights }, language, apart = false }: BodyProps) {
  const [beforePhone, phone, afterPhone] = rights[2].split(/(\+91[\d ]+\d)/);
  return (
    <p lang={language}>
      {facts.join(" ")} {rights[0]}
      <a href={privacyPath} {...(apart ? newTab : {})}>
        {rights[1]}
        {apart && <span className="hidden"> (opens in a new tab)</span>}
      </a>
      {beforePhone}
      <span>{phone}</span>
      {afterPhone}
    </p>
  );
}
