// The viewport in the browser, stored for pages that are made for each request where preferences are allowed. [SHL-08] [VIS-06]
import { readCookies } from "@kontor/domain/visitor/consent";
import { viewportCookie, viewportOf } from "@kontor/domain/visitor/viewport";
import { storePreference } from "../../platform/client/stored-preference.ts";

/** Stores what it is now; nothing is written while it stays the same. */
export const measuredViewport = (): void => {
  const viewport = viewportOf(window.innerWidth);
  if (readCookies(document.cookie).get(viewportCookie.name) !== viewport)
    storePreference(viewportCookie.name, viewport);
};
