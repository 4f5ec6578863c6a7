// One intent as one call of the contract, whose answer carries the cart and its quote. [CRT-01] [CRT-04] [CRT-08] [DOM-07]
import type { Answer, Call, ValueOf } from "@kontor/adapters/client";
import { type Cart, type CartIntent, type ProductItem, termsAfter } from "@kontor/domain/shop/cart";

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
