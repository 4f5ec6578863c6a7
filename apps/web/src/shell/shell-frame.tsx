// Header, main part and footer around every page.
import { Outlet, useLocation } from "@tanstack/react-router";
import type { Shell } from "../page/model.ts";
import { PageTexts } from "../page/texts.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { usePageArrival } from "./page-arrival.ts";
import { Toasts } from "./toasts/toasts.tsx";
import { Here } from "./page-link.tsx";

export const ShellFrame = ({ shell }: { readonly shell: Shell }) => {
  const here = useLocation({ select: ({ pathname }) => pathname });
  usePageArrival();
  return (
    <PageTexts locale={shell.locale} messages={shell.messages}>
      <Here value={here}>
        <LoadingBar />
        <Header shell={shell} />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer shell={shell} />
        <Toasts />
      </Here>
    </PageTexts>
  );
};
