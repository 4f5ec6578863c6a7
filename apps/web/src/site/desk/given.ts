// What the document of the desk's app brings along: who works here, the texts, and the data of the first page, which the app begins with. [DSK-07]
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import type { Messages } from "../../platform/page/model.ts";
import type { DeskAppView, StaffFrameView } from "./views.ts";

export interface DeskGiven extends DeskAppView {
  readonly locale: Locale;
  readonly frame: StaffFrameView;
  readonly messages: Readonly<Record<string, Messages>>;
}

/** Of the shop: in one of one language the frame leads to no other. [PKG-08] */
export const languagesOf = ({ locale, frame }: Pick<DeskGiven, "locale" | "frame">): readonly Locale[] =>
  frame.otherLanguage === null ? [locale] : locales;

/** The element that the app draws into; without scripts it says that the desk needs them. */
export const deskId = "desk";

/** The block of JSON in the document. */
export const givenId = "desk-data";
