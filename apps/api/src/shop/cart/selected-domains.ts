// From names as typed to domains of a cart: read, checked at the registry, authcodes stored on this side. [DOM-01] [DOM-02] [DOM-04] [DOM-07]
import { type Authcode, domainsOf, selectedDomain, type CartSeen, type SelectedDomain } from "@kontor/domain/shop/cart";
import { endingOf } from "@kontor/domain/shop/catalog";
import { type Acquisition, authcodeFrom, DomainEndingUnknown, parseDomainName } from "@kontor/domain/shop/domain-name";
import { refuse } from "../../platform/http/problem.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { DomainServices } from "../domain-name/services.ts";
import { cartById, hasAuthcode } from "./store.ts";
import { currentCatalog } from "../catalog/store.ts";
import { confirmed, nameFacts } from "../domain-name/handlers.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";

export interface Selected {
  readonly domain: SelectedDomain;
  readonly authcode: string | null;
}

/** Each name read and confirmed; one that is in the item already is not checked again. One that is in it or comes back keeps its authcode. */
export const selectedFrom = async (
  services: DomainServices,
  wanted: readonly ShopComponents["schemas"]["NewDomain"][],
  seen: CartSeen,
  itemId?: string,
): Promise<readonly Selected[]> => {
  if (wanted.length === 0) return [];
  const facts = await nameFacts(services);
  const catalog = await currentCatalog(services.database.reads);
  const cart = await cartById(services.database.reads, seen.cart);
  const before = domainsOf({ items: (cart?.items ?? []).filter(({ id }) => id === itemId) });
  const selected: Selected[] = [];
  for (const { name: typed, acquisition, authcode } of wanted) {
    const { name } = orRefuse(parseDomainName(typed, facts));
    const known = before.find(({ ascii }) => ascii === name.ascii);
    if (known?.acquisition !== acquisition) await confirmed(services, name, acquisition);
    const ending = endingOf(catalog, name.ending) ?? refuse(new DomainEndingUnknown({ ending: name.ending }));
    const code = authcode === undefined || acquisition !== "transfer" ? null : orRefuse(authcodeFrom(authcode, ending));
    const isBack = itemId !== undefined && known === undefined && acquisition === "transfer";
    const isGiven =
      code !== null ||
      (isBack ? await hasAuthcode(services.database.reads, seen.cart, name.ascii) : isStillGiven(known, acquisition));
    selected.push({ domain: { ...selectedDomain(name, acquisition), authcodeGiven: isGiven }, authcode: code });
  }
  return selected;
};

const isStillGiven = (known: SelectedDomain | undefined, acquisition: Acquisition): boolean =>
  known?.acquisition === acquisition && known.authcodeGiven;

export const authcodesIn = (selected: readonly Selected[]): readonly Authcode[] =>
  selected.flatMap(({ domain: { ascii: name }, authcode: code }) => (code === null ? [] : [{ name, code }]));
