// Parts of a page that are the same on many pages: the server writes each once, and puts what it wrote into the pages after that (decision 105).
import { createContext, type ReactElement, type ReactNode, use } from "react";

/** What an element is given as its inside. */
type Filled = { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

interface Repeated {
  /** What it shows: what was written is remembered as long as this lives. */
  readonly of: object;
  /** What else it depends on beside the page's address: one of few values. */
  readonly named: string;
  /** What stands in the element: other elements, in which are no `useTexts` and no `useId`. */
  readonly inside: () => ReactNode;
  /** The element around it. */
  readonly children: (filled: Filled) => ReactElement;
}

/** What stands within an element, as it was written before; null where it has to be drawn. */
export type WrittenBefore = (of: object, named: string, element: () => ReactElement) => string | null;

export const DrawnBefore = createContext<WrittenBefore>(() => null);

const drawn = ({ inside, children }: Repeated): ReactElement => children({ children: inside() });

const OnServer = (part: Repeated): ReactElement => {
  const written = use(DrawnBefore)(part.of, part.named, () => drawn(part));
  return written === null ? drawn(part) : part.children({ dangerouslySetInnerHTML: { __html: written } });
};

/** A browser takes over what the server wrote, and draws all of it where that changes. */
export const DrawnOnce: (part: Repeated) => ReactElement = import.meta.env?.SSR ? OnServer : drawn;
