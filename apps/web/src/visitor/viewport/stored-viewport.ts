// The viewport in the browser: measured where behaviour asks for it, stored for pages that are made for each request where preferences are allowed. [SHL-08] [VIS-06]
import { readCookies } from "@kontor/domain/visitor/consent";
import { type Viewport, viewportCookie, viewportOf } from "@kontor/domain/visitor/viewport";
import { storePreference } from "../../platform/client/stored-preference.ts";

export const measuredViewport = (): Viewport => {
  const viewport = viewportOf(window.innerWidth);
  if (readCookies(document.cookie).get(viewportCookie.name) !== viewport) storePreference(viewportCookie.name, viewport);
  return viewport;
};
