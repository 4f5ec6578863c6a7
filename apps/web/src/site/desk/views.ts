// What stands around pages of staff, and what the app of the desk begins with.
import type { Instant, TimeZone } from "@kontor/domain/kernel/calendar";
import type { Role } from "@kontor/domain/visitor/session";

/** A word of the side list. */
export interface SideLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

/** What stands beside every page of staff; null for who is not in. */
export interface StaffMenu {
  readonly own: string;
  readonly isOwn: boolean;
  /** Of who works here, in a word. */
  readonly role: string;
  /** What was searched for; null for who reaches nothing of what is found. */
  readonly wanted: string | null;
  /** `isHere` where a page that is none of the list belongs to it, such as one of its entries. */
  readonly sections: readonly (SideLink & { readonly isHere: boolean; readonly pages: readonly SideLink[] })[];
}

/** The frame of a page of staff. */
export interface StaffFrameView {
  readonly menu?: StaffMenu | undefined;
  readonly provider: string;
  readonly home: string;
  /** The address of the page, to which a choice of colours leads back. */
  readonly here: string;
  readonly otherLanguage: string;
}

/** What the app of the desk begins with, beside its texts and its frame. */
export interface DeskAppView {
  readonly role: Role;
  readonly zone: TimeZone;
  /** When the document was made, by the clock of the shop. */
  readonly now: Instant;
  /** Answers of the API by the keys under which the app looks them up. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}
