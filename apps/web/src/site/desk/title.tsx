// The heading of a screen: it names the tab, and who came to the screen from another one goes on at it.
import { useEffect, useRef } from "react";
import { useDesk } from "./use-desk.ts";

const screens = { shown: 0 };

export const Title = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { provider } = useDesk().given.frame;
  useEffect(() => {
    document.title = `${children} | ${provider}`;
    screens.shown += 1;
    // The document's first screen is read from its beginning.
    if (screens.shown > 1) heading.current?.focus();
  }, [children, provider]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
