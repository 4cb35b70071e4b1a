import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { prefetchViews } from "#app/paint/view.ts";
import { attachBehaviour } from "./behaviour.ts";
import { isFollowed } from "./link-behaviour.ts";
import { Loader } from "./loader.tsx";
import { usePageChange } from "./page-change.ts";
import { idOf } from "./scroll/hash.ts";
import { scrollToSection } from "./scroll/scrolling.ts";

/** The hydrated part of the shell: attaches its behaviour and announces changes of page. */
export function ShellBehaviour() {
  const navigate = useNavigate();
  const navigateNow = useRef(navigate);
  const [intended, setIntended] = useState<string>();
  const title = usePageChange();
  // The component's type leaves out properties that it passes on to each link.
  const onLinks: object = { onLoad: prefetchViews };

  useEffect(() => {
    navigateNow.current = navigate;
  });
  useEffect(() => {
    const arriving = idOf(location.hash);
    if (arriving && scrollY === 0 && !isFollowed()) scrollToSection(arriving);
    return attachBehaviour({
      navigate: (to, options) => void navigateNow.current(to, options),
      onIntent: setIntended,
    });
  }, []);

  return (
    <>
      <Loader />
      <p className="hidden" aria-live="polite">
        {title}
      </p>
      {intended && <PrefetchPageLinks page={intended} {...onLinks} />}
    </>
  );
}
