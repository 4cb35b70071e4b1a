import { photoFile } from "./photo-files.ts";

/** A photograph of the company's own, as the content names it. */
export type PhotoProps = {
  file: string;
  alt: string;
  focus: "left" | "centre" | "right" | "top" | "bottom";
  finish: "duotone" | "plain";
  credit?: string | undefined;
};

/** A photograph that fills its place, cut round its focus; as a duotone in the hue of the page, or as it was taken. */
export function Photo({ file, alt, focus, finish, credit, first = false }: PhotoProps & { first?: boolean }) {
  return (
    <figure className="rendered photo" data-focus={focus} data-finish={finish}>
      <img
        src={photoFile(file)}
        alt={alt}
        {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
      {credit && <figcaption>{credit}</figcaption>}
    </figure>
  );
}
