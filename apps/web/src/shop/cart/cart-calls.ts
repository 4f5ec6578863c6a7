// The calls of the cart, the same in a browser and by a form: an item is put in, replaced or changed in the version that was seen, and a login merges two carts. [CRT-01] [CRT-04] [CRT-08] [CRT-09]
import { type Answer, type Call, resultOf, type ValueOf } from "@kontor/adapters/client";
import {
  type Cart,
  type CartDifference,
  type CartIntent,
  itemOf,
  type ProductItem,
  termsAfter,
  unseenNames,
} from "@kontor/domain/shop/cart";
import type { ShopComponents } from "@kontor/adapters/contract";

/** In a browser the id is `current`, and the shop's origin puts the cookie's value in its place. */
export const readCart = (call: Call, cartId: string): Promise<Answer<Cart>> =>
  resultOf(call("GET", "/shop/order/cart/{cartId}", { path: { cartId } }));

/** A new cart, or the open one of the customer who is logged in. */
export const openCart = (call: Call): Promise<Answer<Cart>> => resultOf(call("POST", "/shop/order/cart"));

/** Nothing opens under this id; one that is malformed is none either. */
export const isNoCart = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.problem.refusal === "CartNotFound" || answer.problem.status === 400);

export type AddedItem = ShopComponents["schemas"]["NewItem"];

/** Whether to make a change again after the cart was changed elsewhere. */
export const isRepeatable = (answer: Answer<unknown>, attempts: number): boolean =>
  !answer.ok && answer.problem.refusal === "CartChanged" && attempts > 1;

/** A cart that was just opened and that the next call does not know: the browser does not take its cookie. */
export const cookiesNotTaken = "CsrfCookieMissing";

const unknownAfterOpening = (answer: Answer<Cart>): Answer<Cart> =>
  answer.ok || !isNoCart(answer)
    ? answer
    : { ...answer, problem: { ...answer.problem, refusal: cookiesNotTaken, detail: "" } };

/** Puts an item into the cart `id`, which is made first where there is none. What another tab put in meanwhile is no hindrance. `isThere`: whether there may be one, as far as is known before. */
export const addToCart = async (
  call: Call,
  id: string | null,
  item: AddedItem,
  isThere = true,
  attempts = 3,
): Promise<Answer<Cart>> => {
  const current = id === null || !isThere ? null : await readCart(call, id);
  const target = current === null || isNoCart(current) ? await openCart(call) : current;
  if (!target.ok) return target;
  const into = id === "current" ? id : target.value.id;
  const { version } = target.value;
  const added = await resultOf(
    call("POST", "/shop/order/cart/{cartId}/items", { path: { cartId: into }, body: { version, item } }),
  );
  if (isRepeatable(added, attempts)) return addToCart(call, into, item, true, attempts - 1);
  return target === current ? added : unknownAfterOpening(added);
};

/** An item in its configurator: the names that it had when it was opened, null where the page does not say. */
export interface EditedItem {
  readonly id: string;
  readonly had: readonly string[] | null;
}

/** Puts an edited product into the place of its item, in the quantity that it has there. What another tab changed meanwhile is no hindrance, and names that it put in stay. [CRT-08] */
export const replaceInCart = async (
  call: Call,
  cartId: string,
  cart: Cart,
  edited: EditedItem,
  item: Extract<AddedItem, { readonly kind: "product" }>,
  attempts = 3,
): Promise<Answer<Cart>> => {
  const { id: itemId, had } = edited;
  const before = itemOf(cart, itemId);
  const quantity = before?.kind === "product" ? before.quantity : 1;
  const { fromCart = [] } = item;
  const came = had === null ? [] : unseenNames(cart, itemId, [...had, ...fromCart]);
  const replaced = await resultOf(
    call("PUT", "/shop/order/cart/{cartId}/items/{itemId}", {
      path: { cartId, itemId },
      body: {
        version: cart.version,
        item: { ...item, quantity, ...(came.length === 0 ? {} : { fromCart: [...fromCart, ...came] }) },
      },
    }),
  );
  if (!isRepeatable(replaced, attempts)) return replaced;
  const current = await readCart(call, cartId);
  return current.ok ? replaceInCart(call, cartId, current.value, edited, item, attempts - 1) : current;
};

export interface CartAfterLogin {
  readonly cart: Cart;
  /** What became of the guest's cart; null where there was none. */
  readonly difference: CartDifference | null;
}

const mergedCart = (call: Call, cartId: string): Promise<Answer<CartAfterLogin>> =>
  resultOf(call("POST", "/shop/order/cart/{cartId}/merge", { path: { cartId } }));

/** Merges the cart `id` of this browser; without one the customer's own is opened. */
export const cartAfterLogin = async (call: Call, id: string | null): Promise<Answer<CartAfterLogin>> => {
  const merged = id === null ? null : await mergedCart(call, id);
  if (merged !== null && !isNoCart(merged)) return merged;
  const own = await openCart(call);
  return own.ok ? { ...own, value: { cart: own.value, difference: null } } : own;
};

export type ChangedCart = Answer<ValueOf<"PATCH", "/shop/order/cart/{cartId}/items/{itemId}">>;

/** `id` is how the caller knows the cart: in a browser, the current one. */
export const callIntent = (
  call: Call,
  { id, version, items }: Pick<Cart, "id" | "version" | "items">,
  intent: CartIntent,
): Promise<ChangedCart> => {
  const path = { cartId: id, itemId: "item" in intent ? intent.item : "" };
  const quote = "1" as const;
  const query = { version: String(version), quote };
  const item = items.find(({ id }) => id === path.itemId);
  type Terms = NonNullable<Parameters<typeof call<"PATCH", "/shop/order/cart/{cartId}/items/{itemId}">>[2]>["body"];
  const change = (terms: Terms): Promise<ChangedCart> =>
    call("PATCH", "/shop/order/cart/{cartId}/items/{itemId}", { path, query: { quote }, body: { version, ...terms } });
  switch (intent.kind) {
    case "quantity":
      return change({ quantity: intent.quantity });
    case "billing":
      return change({ billingMonths: intent.months });
    case "location":
      return change({ location: intent.location });
    case "addition":
    case "remove-domain":
    case "restore-domain": {
      const after = termsAfter(item?.kind === "product" ? item : nothing, intent);
      return change("domains" in after ? { domains: after.domains.map(named) } : after);
    }
    case "authcode": {
      const { ascii, authcode } = intent;
      if (item?.kind !== "product") return change({ authcode });
      return change({
        domains: item.domains.map((domain) => ({ ...named(domain), ...(domain.ascii === ascii ? { authcode } : {}) })),
      });
    }
    case "place":
      return call("PATCH", "/shop/order/cart/{cartId}/domains", {
        path,
        query: { quote },
        body: { version, domain: intent.ascii, item: intent.plan },
      });
    case "remove":
      return call("DELETE", "/shop/order/cart/{cartId}/items/{itemId}", { path, query });
    case "restore": {
      const { contents, position } = intent;
      return call("PUT", "/shop/order/cart/{cartId}/items/{itemId}", {
        path,
        query: { quote },
        body: {
          version,
          position,
          item: contents.kind === "domain" ? { kind: "domain", domain: named(contents.domain) } : asChosen(contents),
        },
      });
    }
    case "voucher":
      return call("PUT", "/shop/order/cart/{cartId}/voucher", {
        path,
        query: { quote },
        body: { version, code: intent.code },
      });
    case "remove-voucher":
      return call("DELETE", "/shop/order/cart/{cartId}/voucher", { path, query });
    case "clear":
      return call("DELETE", "/shop/order/cart/{cartId}", { path, query: { quote } });
  }
};

const nothing: Pick<ProductItem, "additions" | "domains"> = { additions: [], domains: [] };

const named = ({ ascii, acquisition }: ProductItem["domains"][number]) => ({ name: ascii, acquisition });

/** What is sent of an item: neither its id nor what the server says of its product. */
const asChosen = ({ id: _, facts: __, domains, ...chosen }: ProductItem & { readonly facts?: unknown }) => ({
  ...chosen,
  domains: domains.map(named),
});
