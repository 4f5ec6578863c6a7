// How the app comes into a document. Pages to read fetch it when the visitor touches them; until then everything on them works as plain HTML. [LOC-16]
import type { App } from "../../platform/app.ts";
import type { Page } from "../screens/pages.ts";

/** How the app gets into a document: at the end of the head, at the end of the body, and which of its scripts stand in the document itself. */
export interface AppTexts {
  readonly head: string;
  readonly body: string;
  readonly inline: readonly string[];
}

export const scriptText = ({ attributes, code }: App["scripts"][number]): string =>
  `<script${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value === true ? "" : value}"`)
    .join("")}>${code}</script>`;

/** In development, where the app is more than a file: its scripts run by themselves. */
const asDeveloped = ({ preloads, scripts }: App): AppTexts => ({
  head: preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`).join(""),
  body: scripts.map(scriptText).join(""),
  inline: scripts.filter(({ attributes }) => attributes.src === undefined).map(({ code }) => code),
});

type Wakes = Pick<Page, "still" | "whole" | "own" | "asks" | "preview" | "unaddressed">;

/** Waits for the last element of the footer before anything is drawn. */
const drawnWhole = '<link rel="expect" href="#colours" blocking="render"/>';

/** The few lines that fetch the app: once the page is drawn, or, instead of that, once it is touched. What is seen is drawn before anything runs. */
const fetching = (
  app: App,
  starting: string,
  waking: string,
): ((page: Wakes, screen: readonly string[]) => AppTexts) => {
  const [{ src } = {}, ...others] = app.scripts.map(({ attributes }) => attributes);
  if (src === undefined || others.length > 0) {
    const developed = asDeveloped(app);
    return () => developed;
  }
  return ({ still, whole, asks }, screen) => {
    const needs = [...app.preloads, ...screen].join(" ");
    const lines = still === true ? waking : starting;
    const body = `<script data-app="${src}" data-needs="${needs}"${asks === undefined ? "" : ` data-asks="${asks}"`}>${lines}</script>`;
    return { head: whole === true ? drawnWhole : "", body, inline: [lines] };
  };
};

/** By page: pages to read wake when they are touched; what stands at an address that the router in the browser does not know never does. Those of customers and staff watch for the end of the login. [ADM-03] */
export const appScripts = (
  app: App,
  { starting, waking, loginEnd }: { readonly starting: string; readonly waking: string; readonly loginEnd: string },
): ((page: Wakes, screen: readonly string[]) => AppTexts) => {
  const running = fetching(app, starting, waking);
  const never: AppTexts = { head: "", body: "", inline: [] };
  const shownTo = ({ own }: Wakes, texts: AppTexts): AppTexts =>
    own === true
      ? { ...texts, body: `${texts.body}<script>${loginEnd}</script>`, inline: [...texts.inline, loginEnd] }
      : texts;
  return (page, screen) => {
    const isNever = page.preview !== undefined || page.unaddressed === true;
    return shownTo(page, isNever ? never : running(page, screen));
  };
};
