// What always holds of viewports.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyViewport, anyViewportSignals, anyWidth } from "./arbitraries.ts";
import { viewports } from "./model.ts";
import { viewportOf, viewportOfRequest, widthsOf } from "./rules.ts";

const place = (width: number): number => viewports.indexOf(viewportOf(width));

export const laws: readonly Law[] = [
  law("[SHL-08] every width is in exactly one viewport, without gaps", () =>
    fc.property(anyWidth, (width) => {
      const holding = viewports.filter((viewport) => {
        const { from, below } = widthsOf(viewport);
        return (from === null || width >= from) && (below === null || width < below);
      });
      return holding.length === 1 && holding[0] === viewportOf(width);
    }),
  ),
  law("[SHL-08] a wider window is never in a narrower viewport", () =>
    fc.property(anyWidth, anyWidth, (width, more) => place(width) <= place(width + more)),
  ),
  law("[SHL-08] every request yields a viewport", () =>
    fc.property(anyViewportSignals, (signals) => viewports.includes(viewportOfRequest(signals))),
  ),
  law("[SHL-08] a known cookie value goes before everything else", () =>
    fc.property(
      anyViewport,
      anyViewportSignals,
      (cookie, signals) => viewportOfRequest({ ...signals, cookie }) === cookie,
    ),
  ),
  law("[SHL-08] the width that is hinted decides over device and user agent", () =>
    fc.property(
      fc.nat(9999),
      anyViewportSignals,
      (width, signals) =>
        viewportOfRequest({ ...signals, cookie: null, widthHint: String(width) }) === viewportOf(width),
    ),
  ),
];
