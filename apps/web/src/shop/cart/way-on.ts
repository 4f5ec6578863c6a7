// Where the cart leads on to, and what is lacking on the way there. [CHK-01] [DOM-01]
import { cartField, type CartItem, domainsOfItem, type SelectedDomain } from "@kontor/domain/shop/cart";
import { nextStep, type Step } from "@kontor/domain/shop/checkout";
import type { ForetoldPage } from "./shown.ts";

/** The id of the field for the authcode of a name. */
export const authcodeField = ({ id }: CartItem, { ascii }: SelectedDomain): string => cartField.authcode(id, ascii);

export interface WayOn {
  readonly step: Step;
  readonly href: string;
  /** The fields of missing authcodes, by their ids; the way on leads to the first of them. */
  readonly lacking: readonly string[];
  readonly isOpen: boolean;
}

/** Null where nothing is in the cart. */
export const wayOn = ({ cart, facts, paths, authcodesMissing }: ForetoldPage): WayOn | null => {
  const step = nextStep("cart", { ...facts, authcodesMissing: 0 });
  if (step === null) return null;
  const lacking = (cart?.items ?? []).flatMap((item) =>
    domainsOfItem(item).flatMap((domain) =>
      authcodesMissing.includes(domain.unicode) ? [authcodeField(item, domain)] : [],
    ),
  );
  const isOpen = nextStep("cart", facts) !== null;
  return { step, lacking, isOpen, href: isOpen ? paths[step] : `#${lacking[0] ?? "items-title"}` };
};
