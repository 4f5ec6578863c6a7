// What the pages of an account show, ready to draw. [SES-03] [SES-06] [SES-10] [SES-12]
import type { AccountProblem } from "../../visitor/session/problem-in-address.ts";
import type { AccountWay } from "./account-ways.ts";
import type { OverviewView } from "./overview-views.ts";
import type { Address } from "@kontor/domain/shop/customer";

/** Why an account opens neither its own pages nor cart and order. */
export type ClosedAccount = "AreaClosed" | "AccountNotLinked";

/** A place where staff work. */
export interface StaffWay {
  readonly to: "toAdmin" | "toCheck";
  readonly href: string;
}

/** Another way to log in: a provider by its name, and where it begins. [SES-05] */
export interface ProviderWay {
  readonly name: string;
  readonly href: string;
}

/** What came of a form that was sent before, as its tag and facts. */
interface AccountFrame {
  /** The pages of the account; none for visitors, staff and links of letters. */
  readonly ways: readonly AccountWay[];
  readonly problem: AccountProblem | null;
  readonly paths: Readonly<Record<"panel" | "address" | "forgot" | "change" | "confirm" | "cart", string>>;
}

export type AccountView = AccountFrame &
  (
    | {
        readonly page: "panel";
        /** Null for a visitor, who may log in here. */
        readonly customer: {
          readonly number: string | null;
          readonly address: Address | null;
          /** In basis points; null where none was agreed. [VAT-08] */
          readonly individualRate: number | null;
        } | null;
        /** What runs and what is to be paid; null for visitors, where a panel elsewhere has it, and where it cannot be read now. */
        readonly overview: OverviewView | null;
        /** For whom is logged in and has no account page. */
        readonly closed: ClosedAccount | null;
        /** Where staff work, by their role. [SES-07] */
        readonly work: readonly StaffWay[];
        /** A customer panel elsewhere; null where this page is all there is. */
        readonly elsewhere: string | null;
        /** Its logout, which is still to come where the shop's own failed; null otherwise. [SES-09] */
        readonly panelLogout: string | null;
        /** Whether this browser has a cart that holds something: a logout empties it. [SES-03] */
        readonly hasCart: boolean;
        readonly said: "left" | "ended" | "changed" | "deleted" | null;
        readonly returnPath: string | null;
        readonly providers: readonly ProviderWay[];
      }
    | { readonly page: "forgot-password"; readonly sent: boolean }
    | {
        readonly page: "confirm-email";
        /** From the mail; null when the address has none. */
        readonly code: string | null;
        readonly outcome: "sent" | "done" | null;
      }
    | {
        readonly page: "change-password" /** Where who is not logged in does so first; null for who is. */;
        readonly loginPath: string | null;
        /** The address of who is logged in. */
        readonly username: string | null;
        /** Where it came from, and where it leads. Staff have settings of their own, and no account page. */
        readonly back: string;
        readonly after: string;
        readonly isOfStaff: boolean;
      }
    | {
        readonly page: "reset-password" /** From the mail; null when the address has none. */;
        readonly code: string | null;
      }
  );
