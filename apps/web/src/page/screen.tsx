// The screen of a page, with the page's texts around it.
import { type ComponentType, Suspense } from "react";
import type { Page } from "./model.ts";
import { screenName, screens } from "./screens.ts";
import { PageTexts } from "./texts.tsx";

export const Screen = ({ page }: { readonly page: Page }) => {
  const Shown = screens[screenName(page)] as ComponentType<{ readonly page: Page }>;
  return (
    <PageTexts locale={page.locale} messages={page.messages}>
      <Suspense>
        <Shown page={page} />
      </Suspense>
    </PageTexts>
  );
};
