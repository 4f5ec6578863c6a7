// What stands around pages of staff, and what the app of the desk begins with.
import type { Instant, TimeZone } from "@kontor/domain/kernel/calendar";
import type { SideSection } from "@kontor/domain/site/admin";
import type { ListCount } from "@kontor/domain/site/desk";
import type { Role } from "@kontor/domain/visitor/session";

/** A word of the side list. */
export interface SideLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

/** A word with the lists behind it. */
export interface SideWord extends SideLink {
  readonly section: SideSection;
  /** A page that is none of the list belongs to it, such as one of its entries. */
  readonly isHere: boolean;
  /** How much waits there for a hand. */
  readonly waiting: ListCount;
  /** They are shown where one is. */
  readonly pages: readonly SideLink[];
}

/** What stands beside every page of staff; null for who is not in. */
export interface StaffMenu {
  readonly own: string;
  readonly isOwn: boolean;
  /** The address of who works here; null where it is not known. */
  readonly name: string | null;
  /** Of who works here, in a word. */
  readonly role: string;
  /** What was searched for; null for who reaches nothing of what is found. */
  readonly wanted: string | null;
  readonly sections: readonly SideWord[];
}

/** The frame of a page of staff. */
export interface StaffFrameView {
  readonly menu?: StaffMenu | undefined;
  readonly provider: { readonly name: string; readonly mark: string };
  readonly home: string;
  /** The address of the page, to which a choice of colours leads back. */
  readonly here: string;
  /** The same page in the other language; null in a shop of one. [PKG-08] */
  readonly otherLanguage: string | null;
}

/** What the app of the desk begins with, beside its texts and its frame. */
export interface DeskAppView {
  readonly role: Role;
  /** The customer number of who works here. */
  readonly account: string;
  readonly zone: TimeZone;
  /** Where the shop is, without a slash at its end. */
  readonly origin: string;
  /** When the document was made, by the clock of the shop. */
  readonly now: Instant;
  /** Entries of catalogue and content that break a rule, which the page server alone knows; for who mends them. */
  readonly faults?: number;
  /** Answers of the API by the keys under which the app looks them up. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}
