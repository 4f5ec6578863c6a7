// What the pages of contracts show, in words. [ACC-02] [ACC-05]
import type { ShownStanding } from "@kontor/domain/shop/contract";
import type { DeclarationAnswer } from "@kontor/domain/site/request";
import type { AccountWay } from "../account/account-ways.ts";

/** How it stands, in the word that staff read, too. [LGL-04] [LOOK3-4] */
export interface StandingShown {
  readonly kind: ShownStanding;
  readonly text: string;
}

export interface ContractRow {
  readonly number: string;
  readonly title: string;
  readonly href: string;
  readonly standing: StandingShown;
  /** Its next day: a renewal, an end. */
  readonly next: string;
  readonly price: string;
}

/** A domain name, with the page of the contract that holds it. */
export interface NameRow {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly standing: StandingShown;
  readonly next: string;
  /** The product that it belongs to; null where it has a contract of its own. */
  readonly within: string | null;
}

export interface ContractFact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

export interface CalendarRow {
  readonly day: string;
  readonly date: string;
  readonly text: string;
}

/** What the customer may do, until when and with what effect. */
export interface ContractAct {
  readonly name: "cancel" | "withdraw" | "guarantee";
  readonly href: string;
  readonly text: string;
}

/** What was reported of the contract, worded. [OUT-03] */
export interface DeliveryShown {
  readonly state: "accepted" | "setting-up" | "ready" | "failed";
  readonly text: string | null;
  readonly link: { readonly href: string; readonly text: string } | null;
  readonly since: string;
}

/** A declaration that came without a login, and its answers. [ACC-05] */
export interface QuestionShown {
  readonly contract: string;
  readonly declaration: string;
  readonly lead: string;
  readonly lines: readonly string[];
  readonly note: string;
  readonly answers: readonly { readonly answer: DeclarationAnswer; readonly text: string }[];
}

/** What is owed for a contract. */
export interface BalanceShown {
  readonly text: string;
  readonly amounts: readonly { readonly name: string; readonly value: string }[];
  /** The documents of its order. */
  readonly documents: string;
}

export type ContractsView = { readonly ways: readonly AccountWay[] } & (
  | {
      readonly view: "list";
      readonly rows: readonly ContractRow[];
      /** Further pages, and back to the first; null where there is none. */
      readonly next: string | null;
      readonly first: string | null;
    }
  | {
      readonly view: "names";
      readonly rows: readonly NameRow[];
      /** Where one looks for another one. */
      readonly search: string;
      readonly next: string | null;
      readonly first: string | null;
    }
  | {
      readonly view: "contract";
      readonly title: string;
      readonly standing: StandingShown;
      /** What matters of it: the next day, by when to cancel, the price, the number. */
      readonly head: readonly { readonly term: string; readonly value: string }[];
      /** Articles of the help center for its product; none where the content names none. */
      readonly help: readonly { readonly href: string; readonly title: string }[];
      /** Where one writes about it. */
      readonly write: string;
      readonly facts: readonly ContractFact[];
      /** How it goes on, and what its prices say of VAT; none where it does not. */
      readonly terms: readonly string[];
      /** Null where nothing was reported. */
      readonly delivery: DeliveryShown | null;
      readonly questions: readonly QuestionShown[];
      /** What was answered to one just now. */
      readonly answered: DeclarationAnswer | null;
      /** What is owed for it, in a sentence and in amounts; null where that cannot be read now. [BAL-01] */
      readonly balance: BalanceShown | null;
      readonly parts: readonly { readonly title: string; readonly price: string }[];
      /** The days that come next, and those that unfold. */
      readonly calendar: readonly CalendarRow[];
      readonly calendarLater: readonly CalendarRow[];
      readonly calendarHref: string;
      readonly list: string;
      readonly acts: readonly ContractAct[];
      /** The claim of the guarantee, to be confirmed; null where it is not begun. */
      readonly claim: { readonly id: string; readonly text: string; readonly back: string } | null;
      /** What came of the claim. */
      readonly claimed: boolean;
      readonly problem: string | null;
    }
);
