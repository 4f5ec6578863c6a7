// Where a form of the cart is sent: what is not typed into it stands in the address. [CRT-08] [LOC-16]
import type { Locale } from "@kontor/domain/visitor/locale";

export const cartAction = (locale: Locale, fields: Readonly<Record<string, string>>): string =>
  `/forms/cart?${new URLSearchParams({ locale, ...fields })}`;
