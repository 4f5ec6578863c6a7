// Draws a page: the router of one request, its tree as a string, and the blocks of JSON that wake it in the browser.
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { app, desk } from "virtual:app";
import { DrawnAt } from "../../platform/client/drawn-at.ts";
import starting from "../../platform/waking/starting.ts?inline-script";
import waking from "../../platform/waking/waking.ts?inline-script";
import loginEnd from "../../visitor/session/login-end.ts?inline-script";
import { DrawnBefore } from "../../platform/client/drawn-once.tsx";
import { drawnBefore } from "./drawn-before.tsx";
import { PageDocument } from "./page-document.tsx";
import { routerAt } from "./server-router.ts";
import { appScripts, scriptText } from "./app-scripts.ts";
import { givenBlock, isOfStaff, StaffDocument, type StaffPage } from "./staff-document.tsx";
import { inlineScripts, wholeBlock, wholeDocument } from "./blocks.ts";
import { dressed, headText, travelling } from "./document.ts";
import type { ScreenFiles } from "../../platform/page/services.ts";
import type { Page, Shell } from "../screens/pages.ts";

export type Drawn =
  | {
      readonly kind: "document";
      readonly status: number;
      readonly body: Buffer;
      readonly scripts: readonly string[];
      /** Whether it shows how much time is left. */
      readonly counts: boolean;
    }
  | { readonly kind: "elsewhere"; readonly location: string };

const appOf = appScripts(app, { starting, waking, loginEnd });

interface Beside {
  readonly head: Buffer;
  readonly body: Buffer;
  readonly inline: readonly string[];
}

const beside = new WeakMap<Page, Beside>();

/** What the server writes beside React: the rest of the head, and the scripts at the end of the body. A remembered page's is written once. */
const writtenBeside = (page: Page, screen: ScreenFiles, ahead: readonly string[]): Beside => {
  const known = beside.get(page);
  if (known !== undefined) return known;
  const { head, body, inline } = appOf(page, screen.scripts);
  const sheets = screen.styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");
  const fetched = ahead
    .filter((href) => !screen.styles.includes(href))
    .map((href) => `<link rel="prefetch" as="style" href="${href}"/>`);
  const written = {
    head: Buffer.from(headText(page, sheets + head + fetched.join(""))),
    body: Buffer.from(body),
    inline,
  };
  beside.set(page, written);
  return written;
};

/** What stands around a page that is not its own: attributes of the document, banners at both ends of the body, and the inline scripts among them. */
export interface Around {
  readonly attributes: string;
  readonly begin: string;
  readonly end: string;
  readonly scripts: readonly string[];
}

/** A page of staff needs no scripts, and so none of the data that scripts begin with; where the app draws it has its own. */
const drawnOfStaff = (page: StaffPage, shell: Shell, address: string, screen: ScreenFiles, around: Around): Drawn => {
  const parts = { page, shell, address };
  const given = givenBlock(parts);
  const { head, body, inline } = writtenBeside(page, withDesk(screen), []);
  const { attributes, begin, end, scripts } = around;
  const running = given === null ? "" : desk.scripts.map(scriptText).join("");
  return {
    kind: "document",
    status: page.status,
    counts: false,
    scripts: [
      ...inline,
      ...desk.scripts.flatMap(({ code }) => (given === null || code === "" ? [] : [code])),
      ...scripts,
    ],
    body: wholeDocument(renderToString(createElement(StaffDocument, parts)), {
      attributes,
      head,
      begin,
      ends: [given ?? "", running, body, end],
    }),
  };
};

/** The sheet of the app has the frame of staff, too. */
const withDesk = ({ scripts, styles }: ScreenFiles): ScreenFiles => ({ scripts, styles: [...styles, ...desk.styles] });

/** `screen` are the files of the page's own screen, `ahead` the sheets of the one that it leads to. */
export const draw = async (
  page: Page,
  shell: Shell,
  address: string,
  { screen, ahead }: { readonly screen: ScreenFiles; readonly ahead: readonly string[] },
  now: number,
  around: Around,
): Promise<Drawn> => {
  if (isOfStaff(page)) return drawnOfStaff(page, shell, address, screen, around);
  const router = await routerAt(page, shell, page.unaddressed === true ? `/${page.locale}` : address);
  const { matches, location } = router.state;
  // An address that the router writes otherwise is loaded under that one alone.
  if (matches.length === 0)
    return {
      kind: "elsewhere",
      location: router.buildLocation({ to: location.pathname, search: true, hash: true }).publicHref,
    };
  const { before, writeMissing } = drawnBefore(router);
  const tree = createElement(DrawnBefore, { value: before }, createElement(PageDocument, { router }));
  const clock = { read: false };
  const drawnAt = (): Instant => {
    clock.read = true;
    return instant(now);
  };
  const drawn = renderToString(createElement(DrawnAt, { value: drawnAt }, tree));
  writeMissing();
  const document = dressed(drawn, page);
  const { head, body, inline } = writtenBeside(page, screen, ahead);
  return {
    kind: "document",
    status: matches.some(({ status }) => status === "error") ? 500 : page.status,
    counts: clock.read,
    scripts: [...inlineScripts(document), ...inline, ...around.scripts],
    body: wholeDocument(document, {
      attributes: around.attributes,
      head,
      begin: around.begin,
      ends: [wholeBlock(shell), wholeBlock(travelling(page)), body, around.end],
    }),
  };
};
