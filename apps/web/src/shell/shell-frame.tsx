// Header, main part and footer around every page.
import { Outlet } from "@tanstack/react-router";
import type { Shell } from "../page/model.ts";
import { PageTexts } from "../page/texts.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { usePageArrival } from "./page-arrival.ts";

export const ShellFrame = ({ shell }: { readonly shell: Shell }) => {
  usePageArrival();
  return (
    <PageTexts locale={shell.locale} messages={shell.messages}>
      <LoadingBar />
      <Header shell={shell} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer shell={shell} />
    </PageTexts>
  );
};
