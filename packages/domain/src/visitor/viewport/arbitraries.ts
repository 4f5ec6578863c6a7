// Widths and requests as they occur, for laws.
import fc from "fast-check";
import { breakpoints, type Viewport, viewports, type ViewportSignals } from "./model.ts";

export const anyViewport: fc.Arbitrary<Viewport> = fc.constantFrom(...viewports);

/** Any width in CSS pixels, often just below, at or above a breakpoint. */
export const anyWidth: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: 0, max: 10_000, noNaN: true }),
  fc
    .tuple(anyViewport, fc.constantFrom(-1, -0.01, 0, 0.01, 1))
    .map(([viewport, beside]) => breakpoints[viewport] + beside),
);

const sent = (...likely: readonly string[]): fc.Arbitrary<string | null | undefined> =>
  fc.oneof(fc.constantFrom(...likely), fc.constantFrom(null, undefined), fc.string());

export const anyViewportSignals: fc.Arbitrary<ViewportSignals> = fc.record({
  cookie: sent(...viewports, "XS", "constructor"),
  widthHint: sent("320", "768", "1439.5", "-1", "1e3"),
  formFactorsHint: sent('"Mobile"', '"Tablet"', '"Desktop"'),
  mobileHint: sent("?0", "?1"),
  userAgent: sent("Mozilla/5.0 (iPhone; …) Mobile", "Mozilla/5.0 (X11; Linux x86_64)", "curl/8"),
});
