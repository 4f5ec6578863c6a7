// All fields of the cart's page in one form, for browsers without scripts: what is typed into any of them is sent by every button, and by the way on. [CRT-01] [CRT-04] [DOM-07] [CHK-12]
import { codeAsIssued } from "#shop/voucher";
import { domainsOfItem } from "./contents.ts";
import type { Cart, CartItem, ItemId } from "./model.ts";
import type { ActFields } from "./typed-intents.ts";

/** The name of each field of the page, which is its id, too: what it is, and what it belongs to. */
export const cartField = {
  voucher: "voucher",
  quantity: (item: ItemId): string => `quantity-${item}`,
  billing: (item: ItemId): string => `billing-${item}`,
  location: (item: ItemId): string => `location-${item}`,
  addition: (item: ItemId, product: string): string => `quantity-${item}-${product}`,
  /** How many of an addition there may be. */
  maximum: (item: ItemId, product: string): string => `maximum-${item}-${product}`,
  authcode: (item: ItemId, ascii: string): string => `authcode-${item}-${ascii}`,
} as const;

type Field = (name: string) => string | null;

const present = (fields: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null));

const ofProduct = (item: CartItem, field: Field): readonly ActFields[] =>
  item.kind !== "product"
    ? []
    : [
        {
          act: "terms",
          item: item.id,
          ...present({
            quantity: field(cartField.quantity(item.id)),
            months: field(cartField.billing(item.id)),
            location: field(cartField.location(item.id)),
          }),
        },
        ...item.additions.flatMap(({ product, quantity }): readonly ActFields[] => {
          const wanted = field(cartField.addition(item.id, product));
          const maximum = field(cartField.maximum(item.id, product));
          return wanted === null || wanted.trim() === String(quantity)
            ? []
            : [{ act: "addition", item: item.id, product, quantity: wanted, ...present({ maximum }) }];
        }),
      ];

/** What the form wants, each as a form of its own would say it; what stands there as it is in the cart is no wish. */
export const typedActs = (cart: Cart, field: Field): readonly ActFields[] => {
  const typed = (name: string): string => (field(name) ?? "").trim();
  const code = typed(cartField.voucher);
  return [
    ...cart.items.flatMap((item): readonly ActFields[] => [
      ...ofProduct(item, field),
      ...domainsOfItem(item).flatMap(({ ascii }): readonly ActFields[] => {
        const authcode = typed(cartField.authcode(item.id, ascii));
        return authcode === "" ? [] : [{ act: "authcode", item: item.id, ascii, authcode }];
      }),
    ]),
    ...(code === "" || codeAsIssued(code) === cart.voucher ? [] : [{ act: "voucher" as const, voucher: code }]),
  ];
};
