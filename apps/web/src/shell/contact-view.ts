// The facts of the provider by which customers reach them.
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { provider } from "./provider.ts";

export interface ContactView {
  readonly phone: string;
  readonly phoneShown: string;
  readonly hours: string;
  readonly email: string;
  /** Line by line. */
  readonly address: readonly string[];
}

export const contactView = (locale: Locale): ContactView => {
  const { phone, phoneShown, hours, email, legalName, street, postCode, city } = provider();
  return {
    phone,
    phoneShown,
    hours: inLocale(hours, locale),
    email,
    address: [legalName, street, `${postCode} ${city}`],
  };
};
