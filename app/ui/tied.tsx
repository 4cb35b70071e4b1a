const compound = /(\p{L}+-\p{L}+)/u;

/** Text of a narrow column whose compounds (e-mail, follow-up) are not broken at their hyphen; Markdown is tied when it is rendered. */
export function Tied({ children }: { children: string }) {
  return children.split(compound).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <span className="tied" key={at}>
        {part}
      </span>
    ),
  );
}
