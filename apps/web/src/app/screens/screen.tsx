// The screen of a page, with the page's texts around it.
import { type ComponentType, Suspense } from "react";
import type { Page } from "./pages.ts";
import { Awake } from "../../platform/waking/awake.tsx";
import { screenName, screens } from "./screens.ts";
import { PageTexts } from "../../platform/texts/texts.tsx";

/** What tells one page from another, whatever its language or search: what was done on one is not carried to the next. */
const identityOf = ({ paths, kind }: Page): string => paths.en ?? paths.de ?? kind;

export const Screen = ({ page }: { readonly page: Page }) => {
  const Shown = screens[screenName(page)] as ComponentType<{ readonly page: Page }>;
  return (
    <PageTexts locale={page.locale} messages={page.messages}>
      <Suspense>
        <Shown key={identityOf(page)} page={page} />
        <Awake />
      </Suspense>
    </PageTexts>
  );
};
