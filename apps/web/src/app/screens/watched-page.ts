// What watches an open page: for a new build, for the small banners of the page that is shown, for the view of prices that pages enter and leave, and for the end of the login. [SES-01] [VIS-05] [VAT-04] [VAT-05]
import { showToast } from "../../shell/toasts/toast-event.ts";
import { type Watch, watchBuild } from "../../shell/watched-build.ts";
import { watchSession } from "../../visitor/session/session-end.ts";
import { runView } from "../../visitor/business-vat/view-running.ts";

export const watchPage = (watch: Watch): void => {
  const { router, signal, cookie, t } = watch;
  watchBuild(watch);
  /** Without a connection they stay as they are until it is back. */
  const banners = (): void =>
    void import("./shown-banners.ts").then(
      ({ watchBanners }) => watchBanners(watch),
      () => window.addEventListener("online", banners, { once: true, signal }),
    );
  if (document.querySelector("body > .s-banners") !== null) banners();
  // What was drawn for a customer is drawn anew: their own pages lead to the login.
  watchSession(cookie, signal, () => {
    showToast({ id: "session", type: "info", text: t("loggedOut") });
    void router.invalidate();
  });
  runView({ router, signal, say: (what) => showToast({ id: "business-vat", type: "info", text: t(`vat.${what}`) }) });
};
