// The door of `viewport`: the breakpoints, and the viewport of a width or a request.
export { breakpoints, type Device, type Viewport, viewportCookie, viewports, type ViewportSignals } from "./model.ts";
export {
  deviceOf,
  fallbackDevice,
  isNarrow,
  knownViewport,
  viewportOf,
  viewportOfDevice,
  viewportOfRequest,
  widthsOf,
} from "./rules.ts";
