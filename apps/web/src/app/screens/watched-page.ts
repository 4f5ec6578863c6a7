// What watches an open page: for a new build, for the small banners of the page that is shown, and for the view of prices that pages enter and leave. [VIS-05] [VAT-04] [VAT-05]
import { showToast } from "../../shell/toasts/toast-event.ts";
import { type Watch, watchBuild } from "../../shell/watched-build.ts";
import { runView } from "../../visitor/business-vat/view-running.ts";

export const watchPage = (watch: Watch): void => {
  const { router, signal, t } = watch;
  watchBuild(watch);
  if (document.querySelector("body > .s-banners") !== null)
    void import("./shown-banners.ts").then(({ watchBanners }) => watchBanners(watch));
  runView({ router, signal, say: (what) => showToast({ id: "business-vat", type: "info", text: t(`vat.${what}`) }) });
};
