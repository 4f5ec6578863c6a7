// What the pages of ticketing show. [TKT-01] [TKT-02] [TKT-04]
import type { Locale } from "@kontor/domain/visitor/locale";
import type { QrDrawing } from "../../platform/page/qr-code.ts";

export interface ShownEvent {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** In words. */
  readonly begins: string;
}

/** What became of a key at the check; `ready` is a ticket that was not admitted yet. */
export type CheckOutcome =
  | { readonly kind: "ready"; readonly key: string; readonly holder: string }
  | { readonly kind: "admitted"; readonly holder: string; readonly at: string; readonly gate: string }
  | { readonly kind: "double"; readonly holder: string; readonly at: string; readonly gate: string }
  | { readonly kind: "other-event"; readonly event: string }
  | { readonly kind: "unknown" }
  | { readonly kind: "invalid" };

/** A login that was refused, with what was typed. */
export interface RefusedGate {
  readonly text: string;
  readonly gate: string;
  readonly event: string;
  /** Whether it is the name of the entrance that is wrong. */
  readonly isOfGate: boolean;
}

export interface FoundGuests {
  readonly name: string;
  readonly found: readonly { readonly holder: string; readonly key: string }[];
  /** Whether there are others. */
  readonly more: boolean;
}

export type TicketingView =
  | {
      readonly view: "ticket";
      readonly event: ShownEvent;
      readonly holder: string;
      readonly community: boolean;
      /** In groups, as it is typed. */
      readonly key: string;
      readonly code: QrDrawing;
      readonly pdf: string;
      readonly admitted: { readonly at: string; readonly gate: string } | null;
    }
  | { readonly view: "unknown" }
  | { readonly view: "closed"; readonly login: string }
  | { readonly view: "login"; readonly key: string; readonly refused: RefusedGate | null }
  | {
      readonly view: "choose";
      readonly events: readonly ShownEvent[];
      readonly refused: RefusedGate | null;
      /** The page of the account's second factor, where the operator asks for one that is missing. */
      readonly factor: string | null;
    }
  | {
      readonly view: "check";
      /** Null where the page is shown without a network: the device knows. */
      readonly session: { readonly event: ShownEvent; readonly gate: string } | null;
      readonly outcome: CheckOutcome | null;
      /** Guests by a part of their name; null where none was searched for. */
      readonly guests: FoundGuests | null;
      /** The id of the next scan, for browsers without scripts. */
      readonly scan: string;
    };

export interface TicketingPageData {
  readonly locale: Locale;
  /** In which the check shows moments. */
  readonly zone: string;
  readonly status: number;
  readonly title: string;
  readonly view: TicketingView;
}

export interface BadgeTexts {
  /** The key of the title: all badges, or a sample. */
  readonly title: "print.title" | "print.sample";
  /** Where the same is as a PDF. */
  readonly pdf: string;
}

export interface BadgeDocument {
  readonly head: string;
  /** One sheet of paper. */
  readonly sheet: (page: readonly ShownBadge[]) => string;
  readonly tail: string;
}

export interface ShownBadge {
  readonly holder: string;
  readonly community: boolean;
  /** Its code; null where there is none. */
  readonly code: QrDrawing | null;
}
