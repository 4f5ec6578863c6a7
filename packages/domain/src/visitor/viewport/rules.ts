// Which viewport a width is, and which one a server takes before anything was measured. [SHL-08]
import { breakpoints, type Device, narrowViewports, type Viewport, type ViewportSignals, viewports } from "./model.ts";

/** The default device. [SHL-08] */
export const fallbackDevice: Device = "desktop";

/** The viewport that each kind of device is taken for. [SHL-08] */
export const viewportOfDevice: Readonly<Record<Device, Viewport>> = { mobile: "xs", tablet: "sm", desktop: "lg" };

/** The viewport of a width in CSS pixels, fractions included: the widest breakpoint that it reaches, xs below all others. */
export const viewportOf = (width: number): Viewport =>
  viewports.findLast((viewport) => width >= lowerEnd(viewport)) ?? "xs";

/** The widths of a viewport: from the lower end, below the upper one; null is open. [SHL-08] */
export const widthsOf = (viewport: Viewport): { readonly from: number | null; readonly below: number | null } => {
  const next = viewports[viewports.indexOf(viewport) + 1];
  return {
    from: viewport === "xs" ? null : breakpoints[viewport],
    below: next === undefined ? null : breakpoints[next],
  };
};

/** What a server takes: a known cookie value, else client hints, else the user agent, else the desktop. [SHL-08] */
export const viewportOfRequest = ({
  cookie,
  widthHint,
  formFactorsHint,
  mobileHint,
  userAgent,
}: ViewportSignals): Viewport =>
  knownViewport(cookie) ??
  hintedWidth(widthHint) ??
  // Stryker disable next-line StringLiteral: a missing user agent names no device, whatever replaces it
  viewportOfDevice[hintedDevice(formFactorsHint, mobileHint) ?? deviceOf(userAgent ?? "") ?? fallbackDevice];

/** Whether a window is narrow: lists that take much room begin folded, and messages stand in the middle. [SHL-08] [UIM-05] */
export const isNarrow = (viewport: Viewport): boolean => narrowViewports.includes(viewport);

/** A stored value, if it is one of the names. */
export const knownViewport = (stored: unknown): Viewport | null =>
  viewports.find((viewport) => viewport === stored) ?? null;

/** The kind of device that a user agent names; null where it names none. */
export const deviceOf = (userAgent: string): Device | null =>
  userAgents.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** The first line that fits decides: tablets call themselves Android, or Macintosh, too. */
const userAgents: readonly (readonly [Device, RegExp])[] = [
  ["tablet", /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle|Android(?!.*Mobile)/i],
  ["mobile", /Mobi|iPhone|iPod|Windows Phone|Opera Mini/i],
  ["desktop", /Windows NT|Macintosh|X11|CrOS/],
];

const hintedWidth = (hint: string | null | undefined): Viewport | null =>
  hint != null && /^\d{1,5}(\.\d+)?$/.test(hint.trim()) ? viewportOf(Number(hint)) : null;

/** `?0` alone does not tell a tablet from a desktop, so the user agent goes on. */
const hintedDevice = (formFactors: string | null | undefined, mobile: string | null | undefined): Device | null => {
  // Stryker disable next-line StringLiteral: a missing hint names no device, whatever replaces it
  if (/"tablet"/i.test(formFactors ?? "")) return "tablet";
  // Stryker disable next-line StringLiteral: a missing hint names no device, whatever replaces it
  if (/"mobile"/i.test(formFactors ?? "") || mobile?.trim() === "?1") return "mobile";
  // Stryker disable next-line StringLiteral: a missing hint names no device, whatever replaces it
  return /"desktop"/i.test(formFactors ?? "") ? "desktop" : null;
};

const lowerEnd = (viewport: Viewport): number => widthsOf(viewport).from ?? 0;
