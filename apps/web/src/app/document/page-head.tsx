// The head of what is shown, as the browser keeps it; the server writes its text beside React, once for a page that is remembered.
import { useMatches } from "@tanstack/react-router";
import { headTags } from "./head.ts";
import type { AnyPage } from "../../platform/page/model.ts";

const HeadOfPage = () => {
  const head = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as Partial<AnyPage> | undefined)?.head });
  return headTags(head).map(({ tag: Tag, attributes, text }) => (
    <Tag key={JSON.stringify(attributes) + (text ?? "")} {...attributes}>
      {text}
    </Tag>
  ));
};

const Nothing = () => null;

export const PageHead = typeof document === "undefined" ? Nothing : HeadOfPage;
