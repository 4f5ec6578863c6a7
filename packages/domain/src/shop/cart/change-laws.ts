// Laws of what each change of a cart leaves behind: what was chosen stands in it, all else is as it was, and what cannot be had is refused for a true reason. [CRT-01] [CRT-02] [CRT-04] [CRT-08] [DOM-04] [DOM-07] [PRD-01] [PRD-02] [PRD-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { isSameValue, law, type Law } from "#kernel/law";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { exampleCatalog } from "#shop/catalog/examples";
import { anyCart, anyCartOf } from "./arbitraries.ts";
import { anyChanges } from "./change-arbitraries.ts";
import {
  joinedByHand,
  madeOf,
  problemsAfter,
  problemsOfAddition,
  problemsOfDomain,
  problemsOfItem,
} from "./changes-by-hand.ts";
import { containsDomain, isProductItem, itemOf, piecesIn } from "./contents.ts";
import { maximumPieces } from "./limits.ts";
import type { Cart, CartItem, ProductItem } from "./model.ts";
import { areFactsTrue, type Wanted } from "./true-facts.ts";
import type {
  addDomain,
  addProduct,
  applyVoucher,
  availableCart,
  changeItem,
  removeItem,
  removeVoucher,
} from "./rules.ts";

/** The changes that these laws are about. */
export interface Changes {
  readonly addDomain: typeof addDomain;
  readonly addProduct: typeof addProduct;
  readonly applyVoucher: typeof applyVoucher;
  readonly availableCart: typeof availableCart;
  readonly changeItem: typeof changeItem;
  readonly removeItem: typeof removeItem;
  readonly removeVoucher: typeof removeVoucher;
}

type Answer = Result.Result<Cart, { readonly _tag: string }>;

/** What an answer says: the cart, or why not, with facts that are true of what was wanted. */
const isRight = (
  answer: Answer,
  problems: ReadonlySet<string>,
  wanted: Wanted,
  expected: (made: Cart) => unknown,
): boolean =>
  Result.isSuccess(answer)
    ? problems.size === 0 && isSameValue(answer.success, expected(answer.success))
    : problems.has(answer.failure._tag) && areFactsTrue(answer.failure, wanted);

const oneOn = (cart: Cart, change: Partial<Cart>): Cart => ({ ...cart, ...change, version: cart.version + 1 });

/** The id of what came in: the one that was given, or, where that is taken, another that is not. */
const idIn = (cart: Cart, made: Cart, id: string): string => {
  if (itemOf(cart, id) === null) return id;
  return made.items.find((item) => itemOf(cart, item.id) === null)?.id ?? `other than ${id}`;
};

export const changeLaws = (of: Changes): readonly Law[] => {
  const { addDomain, addProduct, applyVoucher, availableCart, changeItem, removeItem, removeVoucher } = of;
  return [
    law(
      "[PRD-01] [PRD-02] [CRT-02] [CRT-08] what comes into a cart is what was chosen, and the product's default where nothing was; the rest of the cart stays",
      () =>
        fc.property(anyChanges, ({ catalog, cart, id, choice }) => {
          const answer = addProduct(cart, catalog, id, choice);
          const item = madeOf(catalog, "", choice);
          const joined = (as: string) => joinedByHand([...cart.items, { ...(item as ProductItem), id: as }]);
          const wanted = { catalog, items: item === null ? cart.items : [...cart.items, item] };
          return isRight(answer, problemsOfAddition(catalog, cart, choice), wanted, (made) =>
            oneOn(cart, { items: joined(idIn(cart, made, id)) }),
          );
        }),
    ),
    law(
      "[DOM-04] [DOM-07] a name that comes into a cart is the one that was chosen, registered or moved as was chosen; the rest of the cart stays",
      () =>
        fc.property(anyChanges, ({ catalog, cart, id, domain }) => {
          const answer = addDomain(cart, catalog, id, domain);
          const items = (as: string): readonly CartItem[] => [...cart.items, { kind: "domain", id: as, domain }];
          const problems = new Set([
            ...(containsDomain(cart, domain.ascii) ? ["DomainAlreadyInCart"] : []),
            ...problemsOfDomain(catalog, domain),
            ...problemsAfter(cart, items("")),
          ]);
          return isRight(answer, problems, { catalog, items: items("") }, (made) =>
            oneOn(cart, { items: items(idIn(cart, made, id)) }),
          );
        }),
    ),
    law(
      "[CRT-08] [CRT-01] what of an item was changed is so, and nothing else; an item that there is not, and what it does not know, is refused",
      () =>
        fc.property(anyChanges, ({ catalog, cart, item: id, change }) => {
          const answer = changeItem(cart, catalog, id, change);
          const item = itemOf(cart, id);
          const about = { catalog, items: cart.items, item: id, change };
          if (item === null) return isRight(answer, new Set(["ItemUnknown"]), about, () => cart);
          const { authcodeGiven, acquisition, ...terms } = change;
          const ofName = { authcodeGiven, acquisition };
          const isForeign = Object.values(isProductItem(item) ? ofName : terms).some((value) => value !== undefined);
          if (isForeign) {
            const foreign = isProductItem(item) ? ofName : terms;
            return isRight(answer, new Set(["ChangeNotPossible"]), { ...about, change: foreign }, () => cart);
          }
          const changed: CartItem | null = isProductItem(item)
            ? madeOf(catalog, id, { ...item, ...withoutUndefined(terms) })
            : {
                ...item,
                domain: {
                  ...item.domain,
                  acquisition: acquisition ?? item.domain.acquisition,
                  authcodeGiven: authcodeGiven ?? item.domain.authcodeGiven,
                },
              };
          const items = cart.items.map((other) => (other === item ? (changed ?? item) : other));
          const problems = new Set([
            ...problemsOfItem(catalog, changed ?? item, item, change),
            ...problemsAfter(cart, joinedByHand(items), items),
          ]);
          return isRight(answer, problems, { ...about, items }, () => oneOn(cart, { items: joinedByHand(items) }));
        }),
    ),
    law("[CRT-01] what is taken out is gone and nothing else is; an item that there is not is refused", () =>
      fc.property(anyChanges, ({ catalog, cart, item: id }) => {
        const problems = new Set(itemOf(cart, id) === null ? ["ItemUnknown"] : []);
        return isRight(removeItem(cart, id), problems, { catalog, items: cart.items, item: id }, () =>
          oneOn(cart, { items: cart.items.filter((item) => item.id !== id) }),
        );
      }),
    ),
    law(
      "[CRT-04] a code takes the place of an earlier one and changes nothing else; without one nothing is put in",
      () =>
        fc.property(anyCart, fc.constantFrom("", " ", "SUMMER", "winter", " 10% "), (cart, typed) => {
          const voucher = typed.trim().toUpperCase();
          const problems = new Set(voucher === "" ? ["VoucherCodeMissing"] : []);
          return isRight(applyVoucher(cart, typed), problems, { catalog: exampleCatalog, items: cart.items }, () =>
            voucher === cart.voucher ? cart : oneOn(cart, { voucher }),
          );
        }),
    ),
    law("[CRT-04] without its code a cart is what it was, one version on, and the same where there was none", () =>
      fc.property(anyCart, (cart) =>
        isSameValue(removeVoucher(cart), cart.voucher === null ? cart : oneOn(cart, { voucher: null })),
      ),
    ),
    law("[PRD-03] [CHK-07] a cart can be ordered exactly where all in it can be had as it stands there", () =>
      fc.property(anyShops, ({ catalog, cart }) => {
        const problems = new Set([
          ...cart.items.flatMap((item) => [...problemsOfItem(catalog, item, null)]),
          ...(piecesIn(cart.items) > maximumPieces ? ["TooManyPieces"] : []),
        ]);
        return isRight(availableCart(cart, catalog), problems, { catalog, items: cart.items }, () => cart);
      }),
    ),
  ];
};

/** A catalogue with a cart of it, or of another one. */
const anyShops = fc.oneof(
  { weight: 4, arbitrary: anyChanges.map(({ catalog, cart }) => ({ catalog, cart })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyCatalog, anyCatalog)
      .chain(([catalog, other]) => anyCartOf(other).map((cart) => ({ catalog, cart }))),
  },
);

const withoutUndefined = <A extends object>(fields: A): Partial<A> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<A>;
