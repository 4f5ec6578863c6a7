// A text with links in it: `I agree to the <terms>terms</terms>.` with one component for each tag.
import { Fragment, type ReactNode } from "react";

/** Text and tagged pieces in their order; tags do not nest. */
export const rich = (text: string, tags: Readonly<Record<string, (inner: string) => ReactNode>>): ReactNode =>
  [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</gs)].map(([whole, tag, inner], index) => (
    <Fragment key={index}>{tag === undefined ? whole : (tags[tag]?.(inner ?? "") ?? inner)}</Fragment>
  ));
