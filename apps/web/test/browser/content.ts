// What the browser tests ask the content for.
import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "./shop.ts";

/** The first page of the content that has such a block. */
export const pageWith = async (request: APIRequestContext, locale: Locale, component: string): Promise<string> => {
  const answer = await request.get(
    `/api/pages?locale=${locale}&fields[0]=url&populate[content]=true&pagination[pageSize]=100&sort=url`,
  );
  const { data } = (await answer.json()) as {
    readonly data: readonly { readonly url: string; readonly content: readonly { readonly __component: string }[] }[];
  };
  const found = data.find(({ content }) => content.some(({ __component }) => __component === `sections.${component}`));
  if (found === undefined) throw new Error(`no page shows ${component}`);
  return `/${locale}${found.url}`;
};
