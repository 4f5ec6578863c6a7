// The app of the desk: its router within its texts, its queries and the links of React Aria. [DSK-07]
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { I18nProvider, RouterProvider as LinksProvider } from "react-aria-components";
import { inLocale, localeTag } from "@kontor/domain/visitor/locale";
import type { Call } from "@kontor/adapters/client";
import { PageTexts } from "../../platform/texts/texts.tsx";
import { isLost, sendBy } from "./calls.ts";
import type { DeskGiven } from "./given.ts";
import { navigateTo } from "./navigate-to.ts";
import type { OpenPage } from "./page-answer.ts";
import { deskRouter } from "./router.tsx";
import { DeskTexts, textsOf } from "./texts.ts";
import { onceOnly } from "./unanswered.ts";
import { isAnswering } from "./use-keys.ts";

/** What was read is shown at once for so long, and read anew behind it afterwards. */
const freshMs = 15_000;

const deskQueries = ({ answers }: DeskGiven): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failed, error) => failed < 2 && isLost(error),
        // What is changed elsewhere takes no open dialog away, with what was typed in it.
        refetchOnWindowFocus: () => !isAnswering(),
        refetchOnReconnect: () => !isAnswering(),
      },
      mutations: { retry: false },
    },
  });
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  return queries;
};

/** The app of what a document brought along; `way`, `openPage` and `history` are the browser's own. */
export const openDesk = (given: DeskGiven, way: Call, openPage: OpenPage, history?: RouterHistory) => {
  const call = onceOnly(given.account, way);
  const queries = deskQueries(given);
  const router = deskRouter({ queries, call, send: sendBy(call), given, openPage }, history);
  const app = (
    <I18nProvider locale={inLocale(localeTag, given.locale)}>
      <PageTexts locale={given.locale} messages={given.messages}>
        <DeskTexts value={textsOf(given)}>
          <QueryClientProvider client={queries}>
            <LinksProvider navigate={(href) => navigateTo(router, href)}>
              <RouterProvider router={router} />
            </LinksProvider>
          </QueryClientProvider>
        </DeskTexts>
      </PageTexts>
    </I18nProvider>
  );
  return { app, router, queries };
};
