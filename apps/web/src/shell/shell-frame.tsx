// Header, main part and footer around every page.
import { Outlet } from "@tanstack/react-router";
import type { Shell } from "../page/model.ts";
import { PageTexts } from "../page/texts.tsx";

export const ShellFrame = ({ shell }: { readonly shell: Shell }) => (
  <PageTexts locale={shell.locale} messages={shell.messages}>
    <main id="content">
      <Outlet />
    </main>
  </PageTexts>
);
