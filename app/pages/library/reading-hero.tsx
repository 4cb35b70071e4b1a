import type { ReactNode } from "react";
import type { Art } from "#app/content/names.ts";
import { Scene } from "#app/ui/figures/scene.tsx";
import { KolamGround } from "#app/ui/kolam.tsx";

type Props = {
  post: { path: string; title: string; description: string; art: Art };
  eyebrow: ReactNode;
  /** The whole head is one dark plate, instead of words on paper beside a plate. */
  dark?: boolean;
  /** What stands below the description. */
  children: ReactNode;
};

/** The head of something to read. */
export function ReadingHero({ post, eyebrow, dark = false, children }: Props) {
  const words = (
    <div className="say">
      <p className="eyebrow">{eyebrow}</p>
      <h1>{post.title}</h1>
      <p className="lede">{post.description}</p>
      {children}
    </div>
  );
  if (dark) {
    return (
      <section className="hero read plate deep" data-variant="split" data-tone="night">
        <KolamGround seed={post.path} />
        {words}
        <div>
          <Scene name={post.art} />
        </div>
      </section>
    );
  }
  return (
    <section className="hero read" data-variant="split">
      {words}
      <div className="plate deep">
        <KolamGround seed={post.path} />
        <Scene name={post.art} />
      </div>
    </section>
  );
}
