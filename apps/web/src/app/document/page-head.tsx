// The head of what is shown, as the browser keeps it; the server writes its text beside React, once for a page that is remembered.
import { useMatches } from "@tanstack/react-router";
import type { Page } from "../screens/pages.ts";
import { headTags } from "./head.ts";

const HeadOfPage = () => {
  const head = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as Partial<Page> | undefined)?.head });
  return headTags(head).map(({ tag: Tag, attributes, text }) => (
    <Tag key={JSON.stringify(attributes) + (text ?? "")} {...attributes}>
      {text}
    </Tag>
  ));
};

const Nothing = () => null;

export const PageHead = typeof document === "undefined" ? Nothing : HeadOfPage;
