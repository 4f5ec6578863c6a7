// The form of a product page: its choice goes into the cart, which is made if there is none; a refusal leads back with the choice kept.
import type { IncomingMessage } from "node:http";
import { stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { cartCookies, cartOf } from "./api-bridge.ts";
import type { ApiAnswer, ApiDoor } from "./api-door.ts";
import { readCookies } from "./cookies.ts";
import { factsInAddress } from "../server/refused-in.ts";
import { formCall, type LedOn, type Told, told } from "./form-call.ts";
import type { WebSettings } from "./settings.ts";

type Ask = (method: "GET" | "POST", path: string, body?: unknown) => Promise<ApiAnswer>;

export const putIntoCart = async (
  form: URLSearchParams,
  back: string,
  request: IncomingMessage,
  settings: WebSettings,
  api: ApiDoor,
): Promise<LedOn> => {
  const locale = localeFromPath(back) ?? "en";
  const call = formCall(api, request, locale);
  const ask: Ask = (method, path, body) => call({ method, path, body });
  const backWith = (problem: string, facts?: Told["facts"]): LedOn => ({
    to: `${back.split("?")[0]}?${kept(form, problem, facts)}`,
    cookies: [],
  });

  const fromCart = namesIn(form, "from-cart");
  const names = namesIn(form, "domain").filter((name) => !fromCart.includes(name));
  const checks = await Promise.all(names.map(async (name) => told(await ask("POST", "/api/shop/domain/check", { name }))));
  if (checks.some(({ result }) => result?.offer == null)) return backWith("DomainTaken");
  const item = {
    kind: "product",
    product: form.get("product") ?? "",
    billingMonths: Number(form.get("months")) || undefined,
    location: form.get("location"),
    additions: [...form].flatMap(([name, value]) =>
      name.startsWith("add-") && Number(value) > 0 ? [{ product: name.slice(4), quantity: Math.trunc(Number(value)) }] : [],
    ),
    domains: checks.map(({ result }) => ({ name: result?.name?.ascii ?? "", acquisition: result?.offer ?? "register" })),
    ...(fromCart.length === 0 ? {} : { fromCart }),
  };
  const add = (cart: { readonly id: string; readonly version: number }) =>
    ask("POST", `/api/shop/order/cart/${encodeURIComponent(cart.id)}/items`, { version: cart.version, item });
  const held = await cartAt(readCookies(request.headers.cookie).get("cartId"), ask);
  if (held === null) return backWith("UnknownError");
  const first = await add(held);
  const again = first.status === 409 ? await cartAt(held.id, ask) : null;
  const answer = again === null ? first : await add(again);
  const { result, refusal, facts } = told(answer);
  const cart = cartOf(result);
  if (answer.status >= 300 || cart === null) return backWith(refusal ?? "UnknownError", facts);
  return { to: stepPath("cart", locale), cookies: cartCookies(cart, settings.secure) };
};

/** The cart of this browser as it stands now, or a new one where there is none. */
const cartAt = async (id: string | undefined, ask: Ask): Promise<{ readonly id: string; readonly version: number } | null> => {
  const known = id === undefined ? null : await ask("GET", `/api/shop/order/cart/${encodeURIComponent(id)}`);
  const { result } = told(known !== null && known.status < 300 ? known : await ask("POST", "/api/shop/order/cart"));
  return result?.id === undefined || result.version === undefined ? null : { id: result.id, version: result.version };
};

const namesIn = (form: URLSearchParams, field: string): readonly string[] =>
  [
    ...new Set(
      form
        .getAll(field)
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  ].slice(0, 20);

/** The choice as it stands in the product page's address; a name that is in the cart stands apart, to be offered as an included one. */
const kept = (form: URLSearchParams, problem: string, facts: Told["facts"]): string => {
  const standing = problem === "DomainAlreadyInCart" && typeof facts?.ascii === "string" ? facts.ascii : null;
  const choice = [...form].filter(
    ([name, value]) =>
      /^(months|location|domain|from-cart|add-.+)$/.test(name) &&
      value.trim() !== "" &&
      !(name.startsWith("add-") && value === "0") &&
      !(name === "domain" && standing !== null && [standing, facts?.domain].includes(value.trim().toLowerCase())),
  );
  const offered = standing === null ? [] : [["in-cart", standing] as const];
  const said = [...choice, ...offered, ["problem", problem] as const, ...factsInAddress(facts)];
  return new URLSearchParams(said.map(([name, value]) => [name, value])).toString();
};
