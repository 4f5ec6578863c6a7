// Starts the app of the desk in the browser: it begins with what the document brought along, and draws over the empty frame. [DSK-07]
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { isHintedLogin } from "../../visitor/session/login-hint.ts";
import { openDesk } from "./desk.tsx";
import { forgetActs, forgetEarlierActs, forgetUnsent } from "./draft.ts";
import { logoutAction } from "./frame.tsx";
import { deskId, type DeskGiven, givenId } from "./given.ts";

const given = JSON.parse(document.getElementById(givenId)?.textContent ?? "null") as DeskGiven;
const place = document.getElementById(deskId);

if (place !== null) {
  const [way] = performance.getEntriesByType("navigation");
  forgetEarlierActs(given.account, (way as PerformanceNavigationTiming | undefined)?.type === "reload");
  addEventListener("pagehide", () => (isHintedLogin() ? undefined : forgetUnsent()));
  addEventListener("submit", ({ target }) => {
    if ((target as HTMLFormElement).getAttribute("action") === logoutAction) forgetActs();
  });
  const { app, router } = openDesk(given, callIn(given.locale), (path) =>
    fetch(`${path}?locale=${given.locale}`, { headers: { accept: "text/html" } }),
  );
  // With its data and its code there, the first screen is drawn in one go.
  await router.load();
  createRoot(place).render(<StrictMode>{app}</StrictMode>);
}
