// The app of the desk over a real shop: at an address as its routes load it and as it is drawn, for someone of a role.
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { shopClient } from "@kontor/adapters/client";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Role } from "@kontor/domain/visitor/session";
import { messagesOf } from "../src/platform/texts/server-texts.ts";
import { sendBy } from "../src/site/desk/calls.ts";
import { openDesk } from "../src/site/desk/desk.tsx";
import { appTexts } from "../src/site/desk/page.ts";
import type { OpenedSite } from "./site-fixture.ts";
import { cookiesOf } from "./staff-fixture.ts";

/** One account of each role that a test asks for. */
export const deskOf = (site: () => OpenedSite) => {
  const cookies = new Map<Role, Promise<string>>();
  const cookiesAs = (role: Role): Promise<string> => {
    const known = cookies.get(role) ?? cookiesOf(site(), role);
    cookies.set(role, known);
    return known;
  };
  const tokenAs = async (role: Role): Promise<string> => /token=([^;]+)/.exec(await cookiesAs(role))?.[1] ?? "";
  const opened = async (path: string, role: Role = "admin", locale: Locale = "de") => {
    const headers = { authorization: `Bearer ${await tokenAs(role)}`, "shop-locale": locale };
    const { call } = shopClient({ baseUrl: `${site().url}/api`, headers });
    const frame = { provider: { name: "Kontor Hosting", mark: "" }, home: "/admin", here: path, otherLanguage: path };
    const messages = messagesOf(locale, "shell", ...appTexts);
    const now = instant(Date.now());
    const origin = site().url;
    const account = "100001";
    const given = { locale, zone: "Europe/Berlin", origin, now, role, account, frame, messages, answers: [] } as const;
    const cookie = await cookiesAs(role);
    const openPage = (page: string) => fetch(`${origin}${page}?locale=${locale}`, { headers: { cookie } });
    const history = createMemoryHistory({ initialEntries: [path] });
    const { app, router, queries } = openDesk(given, call, openPage, history);
    await router.load();
    const html = renderToString(app)
      .replaceAll(/<!--.*?-->/g, "")
      .replaceAll(/&nbsp;|\u00A0/g, " ");
    return {
      html,
      router,
      queries,
      call,
      send: sendBy(call),
      words: html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
    };
  };
  /** A page of the area as a browser gets it. */
  const get = async (path: string, role: Role = "admin"): Promise<Response> =>
    fetch(site().url + path, { headers: { cookie: await cookiesAs(role) }, redirect: "manual" });
  return { opened, get, tokenAs };
};
