// Small banners in a tab that goes from page to page: those of the page that is shown, of all that came with the document. Fetched where some came. [ADM-04] [LOC-16]
import { standsOn } from "@kontor/domain/site/admin";
import type { Watch } from "../../shell/watched-build.ts";
import { bannerPlaceOf } from "./banner-places.ts";
import type { Page } from "./pages.ts";

const showBanners = (page: Pick<Page, "kind" | "status"> | undefined, path: string): void => {
  const kind = page === undefined || page.status !== 200 ? null : bannerPlaceOf[page.kind];
  const place = kind === "any" ? null : kind;
  for (const region of document.querySelectorAll<HTMLElement>("body > .s-banners")) {
    const banners = [...region.querySelectorAll<HTMLElement>("p")];
    for (const banner of banners)
      banner.hidden = kind === null || !standsOn(banner.dataset["pages"]?.split(" ") ?? [], { place, path });
    region.hidden = banners.every(({ hidden }) => hidden);
  }
};

export const watchBanners = ({ router, signal }: Watch): void => {
  const show = (): void => {
    const page = router.state.matches.at(-1)?.loaderData as Page | undefined;
    showBanners(page, router.state.resolvedLocation?.pathname ?? location.pathname);
  };
  const arrived = router.subscribe("onResolved", ({ pathChanged }) => pathChanged && show());
  signal.addEventListener("abort", arrived);
  // A step may have been taken while this was on its way.
  show();
};
