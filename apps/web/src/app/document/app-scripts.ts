// How the app comes into a document. Pages to read fetch it when the visitor touches them; until then everything on them works as plain HTML. [LOC-16]
import type { App } from "../../platform/app.ts";
import type { Page } from "../screens/pages.ts";

/** How the app gets into a document: at the end of the head, at the end of the body, and which of its scripts stand in the document itself. */
export interface AppTexts {
  readonly head: string;
  readonly body: string;
  readonly inline: readonly string[];
}

const scriptText = ({ attributes, code }: App["scripts"][number]): string =>
  `<script${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value === true ? "" : value}"`)
    .join("")}>${code}</script>`;

/** Below the sheets and less urgent: what is drawn is seen before anything runs. */
const atOnce = ({ preloads, scripts }: App): ((screen: readonly string[]) => AppTexts) => {
  const preload = (href: string): string => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`;
  const head = preloads.map(preload).join("");
  const body = scripts.map(scriptText).join("");
  const inline = scripts.filter(({ attributes }) => attributes.src === undefined).map(({ code }) => code);
  return (screen) => ({ head: head + screen.map(preload).join(""), body, inline });
};

type Wakes = Pick<Page, "still" | "own" | "asks" | "preview" | "unaddressed">;

/** Instead of scripts that run by themselves the few lines that wait for a touch; in development, where the app is more than a file, they run. */
const whenTouched = (app: App, waking: string): ((page: Wakes, screen: readonly string[]) => AppTexts) => {
  const [{ src } = {}, ...others] = app.scripts.map(({ attributes }) => attributes);
  if (src === undefined || others.length > 0) {
    const running = atOnce(app);
    return (_, screen) => running(screen);
  }
  return ({ asks }, screen) => {
    const needs = [...app.preloads, ...screen].join(" ");
    const body = `<script data-app="${src}" data-needs="${needs}"${asks === undefined ? "" : ` data-asks="${asks}"`}>${waking}</script>`;
    return { head: "", body, inline: [waking] };
  };
};

/** By page: pages to read wake when they are touched; what stands at an address that the router in the browser does not know never does. Those of customers and staff watch for the end of the login. [ADM-03] */
export const appScripts = (
  app: App,
  { waking, loginEnd }: { readonly waking: string; readonly loginEnd: string },
): ((page: Wakes, screen: readonly string[]) => AppTexts) => {
  const [later, running, never] = [whenTouched(app, waking), atOnce(app), { head: "", body: "", inline: [] }];
  const shownTo = ({ own }: Wakes, texts: AppTexts): AppTexts =>
    own === true ? { ...texts, body: `${texts.body}<script>${loginEnd}</script>`, inline: [...texts.inline, loginEnd] } : texts;
  return (page, screen) => {
    const isNever = page.preview !== undefined || page.unaddressed === true;
    return shownTo(page, isNever ? never : page.still === true ? later(page, screen) : running(screen));
  };
};
