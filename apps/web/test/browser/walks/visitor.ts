// Does the acts of a walk as a visitor would, on what a tab shows at that moment, and records what was wanted by them.
import type { Page } from "@playwright/test";
import { ready } from "../shop.ts";
import { words } from "../words.ts";
import type { Act } from "./acts.ts";
import { add, edit } from "./configurator-acts.ts";
import { inDocument, press, shownIn, undoStarts } from "./in-page.ts";
import { at, follow, isProduct, localeOf, optionsOf, patience, phrases, pressed, toCart, type Visit } from "./visit.ts";
import { fieldIs, hasName, isIn, termIs } from "./wishes.ts";

/** Does one act; says in words what was done, or null where nothing could be. */
export const perform = async (visit: Visit, act: Act): Promise<string | null> => {
  const page = visit.tabs[act.tab] as Page;
  const { network, want } = visit;
  if (act.do === "connection") {
    if (network.isOnline() === act.on) return null;
    await network.setOnline(act.on);
    return act.on ? "the connection is back" : "the connection is gone";
  }
  const isMoving = ["edit", "reload", "leave", "back", "language", "add"].includes(act.do);
  if (!network.isOnline() && (isMoving || (await shownIn(page)) === null)) return null;
  if (act.do === "reload") {
    await page.reload();
    await ready(page);
    return "reloads";
  }
  if (act.do === "add") return add(visit, act, page);
  if (act.do === "back") {
    await page.goBack({ timeout: patience }).catch(() => null);
    if (page.url() === "about:blank") await page.goForward();
    await ready(page);
    return "goes back";
  }
  const shown = await toCart(page);
  if (shown === null) return null;
  const t = words(localeOf(page));
  const items = shown.items;
  const products = items.filter(isProduct);
  switch (act.do) {
    case "leave":
      await follow(page, "header nav a");
      await page
        .waitForURL((url) => !/\/checkout\//.test(url.pathname), { timeout: patience, waitUntil: "commit" })
        .catch(() => null);
      return "leaves by the menu";
    case "language": {
      const before = localeOf(page);
      await follow(page, "a.s-language");
      await page
        .waitForURL((url) => !url.pathname.startsWith(`/${before}`), { timeout: patience, waitUntil: "commit" })
        .catch(() => null);
      await ready(page);
      return `reads in ${localeOf(page)}`;
    }
    case "quantity": {
      const item = at(products, act.item);
      if (item === undefined || item.quantity === String(act.to)) return null;
      const wish = {
        text: `quantity ${act.to} of ${item.title}`,
        subjects: [`quantity ${item.id}`],
        about: [item.id],
        removes: [],
        names: [item.title],
        phrases: phrases("quantity", () => ({ title: item.title, to: act.to })),
        isSo: fieldIs(item.id, ({ quantity }) => quantity === act.to),
      };
      if (!(await press(page, { id: `quantity-${item.id}`, value: String(act.to) }))) return null;
      want(wish, act.tab);
      return wish.text;
    }
    case "addition": {
      const item = at(
        products.filter(({ addition }) => addition !== null),
        act.item,
      );
      if (item === undefined || item.additions[0]?.startsWith(`${act.to} ×`)) return null;
      const wish = {
        text: `${act.to} of an addition of ${item.title}`,
        subjects: [`additions ${item.id}`],
        about: [item.id],
        removes: [],
        names: [item.title],
        phrases: phrases("addition", () => ({ item: item.title })),
        isSo: fieldIs(item.id, ({ additions = [] }) => additions.some(({ quantity }) => quantity === act.to)),
      };
      if (!(await press(page, { id: `quantity-${item.id}-${item.addition}`, value: String(act.to) }))) return null;
      want(wish, act.tab);
      return wish.text;
    }
    case "billing":
    case "location": {
      const item = at(
        products.filter((each) => each[act.do] !== null),
        act.item,
      );
      if (item === undefined) return null;
      const id = `${act.do}-${item.id}`;
      const option = at(
        (await optionsOf(page, id)).filter((value) => value !== item[act.do]),
        act.option,
      );
      if (option === undefined || !(await press(page, { id, value: option }))) return null;
      const text = `${act.do} ${option} of ${item.title}`;
      const product = item.title.toLowerCase().replaceAll(" ", "-");
      const isSo = termIs(
        item.id,
        product,
        (each) => String(act.do === "billing" ? each.billingMonths : each.location) === option,
      );
      const inWords = phrases(act.do, (own) => ({
        title: item.title,
        to:
          act.do === "location"
            ? own(`cart.locations.${option}`)
            : own(`cart.months_${option === "1" ? "one" : "other"}`, { count: option }),
      }));
      want(
        {
          text,
          subjects: [`${act.do} ${item.id}`],
          about: [item.id],
          removes: [],
          names: [item.title],
          phrases: inWords,
          isSo,
        },
        act.tab,
      );
      return text;
    }
    case "remove": {
      const item = at(items, act.item);
      if (item === undefined) return null;
      const removes = [item.id, ...[...visit.names].filter((name) => item.text.includes(name))];
      if (!(await press(page, { within: `item-${item.id}`, label: t("cart.removeLabel", { title: item.title }) })))
        return null;
      const text = `${item.title} removed`;
      const isSo = (cart: { readonly items: readonly { readonly id: string }[] }): boolean =>
        !cart.items.some(({ id }) => id === item.id);
      const inWords = phrases("remove", () => ({ title: item.title }));
      want(
        { text, subjects: [`item ${item.id}`], about: [item.id], removes, names: [item.title], phrases: inWords, isSo },
        act.tab,
      );
      return text;
    }
    case "undo":
      return undo(visit, act.tab, page);
    case "remove part": {
      const parts = await inDocument(
        page,
        () =>
          [...document.querySelectorAll<HTMLElement>('main li[aria-labelledby^="item-"] button[aria-label]')].flatMap(
            (button) => {
              const item = button.closest('li[aria-labelledby^="item-"]')?.getAttribute("aria-labelledby") ?? "";
              const text = (button.closest("li")?.textContent ?? "").trim();
              return button.querySelector("svg") === null || button.classList.contains("k-button")
                ? []
                : [{ item: item.slice(5), label: button.getAttribute("aria-label") ?? "", text }];
            },
          ),
        null,
      );
      const part = at(parts, act.item);
      if (part === undefined) return null;
      const title = items.find(({ id }) => id === part.item)?.title ?? "";
      const name = [...visit.names].find((each) => part.label.includes(each)) ?? null;
      if (!(await press(page, { within: `item-${part.item}`, label: part.label }))) return null;
      const text = `${name ?? part.label} taken out of ${title}`;
      const isSo =
        name === null
          ? fieldIs(part.item, ({ additions = [] }) => additions.length === 0)
          : (cart: Parameters<ReturnType<typeof hasName>>[0]) =>
              !fieldIs(part.item, ({ domains = [] }) => domains.some(({ ascii }) => ascii === name))(cart);
      want(
        {
          text,
          subjects: [name === null ? `additions ${part.item}` : `name ${name}`],
          about: [part.item],
          removes: name === null ? [] : [name],
          names: [title, ...(name === null ? [] : [name])],
          phrases:
            name === null ? phrases("addition", () => ({ item: title })) : phrases("remove", () => ({ title: name })),
          isSo,
        },
        act.tab,
      );
      return text;
    }
    case "move domain": {
      const name = at([...visit.names], act.item) ?? "";
      const holder = items.find((item) => item.text.includes(name));
      if (holder === undefined) return null;
      const isAlone = !isProduct(holder);
      const plan = isAlone ? (products.find(({ title }) => title === "Web M") ?? null) : null;
      const label = isAlone
        ? t("cart.include.label", { name, plan: plan?.title ?? "" })
        : t("cart.include.outLabel", { name });
      if (!(await press(page, { within: `item-${holder.id}`, label }))) return null;
      const text = plan === null ? `${name} on its own` : `${name} in ${plan.title}`;
      // Of several plans with one title the button does not say which.
      const isSo =
        plan === null
          ? isIn(name, null)
          : (cart: Parameters<ReturnType<typeof hasName>>[0]) => hasName(name)(cart) && !isIn(name, null)(cart);
      const about = [
        holder.id,
        name,
        ...(plan === null ? [] : products.filter(({ title }) => title === plan.title).map(({ id }) => id)),
      ];
      const inWords =
        plan === null ? phrases("place-out", () => ({ name })) : phrases("place", () => ({ name, plan: plan.title }));
      const names = [name, holder.title, ...(plan === null ? [] : [plan.title])];
      want({ text, subjects: [`name ${name}`], about, removes: [], names, phrases: inWords, isSo }, act.tab);
      return text;
    }
    case "voucher": {
      const { code } = act;
      if (!(await press(page, { id: "voucher", value: code }))) return null;
      want(
        {
          text: `voucher ${code}`,
          subjects: ["voucher"],
          about: ["voucher"],
          removes: [],
          names: [code],
          phrases: phrases("voucher", () => ({ code })),
          isSo: ({ voucher }) => voucher === code,
        },
        act.tab,
      );
      return `voucher ${code}`;
    }
    case "remove voucher":
      if (!(await press(page, { id: "voucher-remove" }))) return null;
      want(
        {
          text: "no voucher",
          subjects: ["voucher"],
          about: ["voucher"],
          removes: [],
          names: ["oucher", "utschein"],
          phrases: phrases("remove-voucher", () => ({})),
          isSo: ({ voucher }) => voucher === null,
        },
        act.tab,
      );
      return "removes the voucher";
    case "decide":
      return decide(visit, act.tab, act.first);
    case "edit":
      return edit(visit, act, page, at(products, act.item));
  }
};

/** Presses a button of the first notice that has one; null where none has. */
export const decide = async (visit: Visit, tab: number, first: boolean): Promise<string | null> => {
  const page = visit.tabs[tab] as Page;
  const shown = await shownIn(page);
  const notice = shown?.open[0];
  if (notice === undefined) return null;
  const there = shown?.items.map(({ id }) => id) ?? [];
  const t = words(localeOf(page));
  for (const key of first
    ? ["cart.unsaved.retry", "cart.difference.apply", "cart.difference.keep"]
    : ["cart.unsaved.discard", "cart.difference.keep"]) {
    if (!(await pressed(page, t(key)))) continue;
    if (key === "cart.difference.apply") visit.wantAgain(tab, notice, there);
    if (key === "cart.unsaved.discard") visit.giveUp(tab, notice);
    return `${t(key)} (${notice.slice(0, 160)})`;
  }
  return null;
};

const undo = async ({ names, want }: Visit, tab: number, page: Page): Promise<string | null> => {
  const label = await inDocument(
    page,
    (starts) =>
      [...document.querySelectorAll("main button[aria-label]")]
        .map((button) => button.getAttribute("aria-label") ?? "")
        .find((each) => starts.some((start) => each.startsWith(start))) ?? null,
    undoStarts,
  );
  if (label === null) return null;
  const before = await shownIn(page);
  if (!(await press(page, { label }))) return null;
  const after = await shownIn(page);
  const name = [...names].find((each) => label.includes(each));
  const item = after?.items.find(({ id }) => !before?.items.some((each) => each.id === id));
  if (item !== undefined) {
    const isSo = fieldIs(item.id, () => true);
    const inWords = phrases("restore", () => ({ title: item.title }));
    want(
      {
        text: `${item.title} put back`,
        subjects: [`item ${item.id}`],
        about: [item.id],
        removes: [],
        names: [item.title],
        phrases: inWords,
        isSo,
      },
      tab,
    );
  } else if (name !== undefined)
    want(
      {
        text: `${name} put back`,
        subjects: [`name ${name}`],
        about: [name],
        removes: [],
        names: [name],
        phrases: phrases("restore", () => ({ title: name })),
        isSo: hasName(name),
      },
      tab,
    );
  return label;
};
