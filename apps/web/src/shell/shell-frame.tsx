// Header, main part and footer around every page.
import { Outlet, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageTexts } from "../platform/texts/texts.tsx";
import { useBlur } from "./blur.ts";
import { BuildWatch, type LoadWatch } from "./build-watch.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { usePageArrival } from "./page-arrival.ts";
import { Toasts } from "./toasts/toasts.tsx";
import { Here } from "./page-link.tsx";
import type { FrameData } from "./model.ts";

/** What stands in the frame and is not the shell's: filled by the root of the app. */
interface FrameParts {
  readonly strip: ReactNode;
  readonly menuVat: ReactNode;
  readonly cartCount: ReactNode;
  readonly colours: ReactNode;
  readonly watch: LoadWatch;
}

export const ShellFrame = ({
  shell,
  strip,
  menuVat,
  cartCount,
  colours,
  watch,
}: FrameParts & { readonly shell: FrameData }) => {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  usePageArrival();
  return (
    <PageTexts locale={shell.locale} messages={shell.messages}>
      <Here value={here}>
        <LoadingBar />
        <Header shell={shell} strip={strip} menuVat={menuVat} cartCount={cartCount} />
        <Toasts />
        <Main>
          <Outlet />
        </Main>
        <Footer shell={shell} colours={colours} />
        <BuildWatch build={shell.build} load={watch} />
      </Here>
    </PageTexts>
  );
};

/** The page itself; blurred while something lies over it. [SHL-01] */
const Main = ({ children }: { readonly children: ReactNode }) => {
  const { showBlurEffect, showBlurEffectId } = useBlur();
  return (
    <main id="content" tabIndex={-1} data-blurred={showBlurEffect ? showBlurEffectId : undefined}>
      {children}
    </main>
  );
};
