// The viewport that a page is made for: what the cookie, the hints or the user agent of its request say. [SHL-08]
import { isNarrow, viewportCookie, viewportOfRequest } from "@kontor/domain/visitor/viewport";
import { readCookies } from "../../platform/server/cookies.ts";

type HeaderReader = (name: string) => string | null | undefined;

/** Whether lists that take much room begin folded. Only for pages that are made for each request: cached ones are the same in every window. */
export const isNarrowRequest = (header: HeaderReader): boolean =>
  isNarrow(
    viewportOfRequest({
      cookie: readCookies(header("cookie")).get(viewportCookie.name),
      widthHint: header("sec-ch-viewport-width"),
      formFactorsHint: header("sec-ch-ua-form-factors"),
      mobileHint: header("sec-ch-ua-mobile"),
      userAgent: header("user-agent"),
    }),
  );
