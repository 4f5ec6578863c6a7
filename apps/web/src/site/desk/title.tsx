// The heading of a screen: it names the tab, and who came to the screen from another one goes on at it.
import { useMatch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useDesk } from "./use-desk.ts";

const screens = { shown: 0 };

export const Title = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { provider } = useDesk().given.frame;
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useEffect(() => {
    document.title = `${children} | ${provider}`;
  }, [children, provider]);
  // Another name of the same record, after an act or by a colleague, leaves the focus where it is.
  useEffect(() => {
    screens.shown += 1;
    // The document's first screen is read from its beginning.
    if (screens.shown > 1) heading.current?.focus();
  }, [path]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
