// Binds the cart of a screen: what is shown of it, and what the screen sends. [CRT-01]
import { useEffect, useState } from "react";
import type { Locale } from "@kontor/domain/visitor/locale";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { connectCart } from "./cart-connection.ts";
import { atRest } from "./shown.ts";
import type { CartPage } from "./views.ts";

export const useCart = (page: CartPage, locale: Locale) => {
  const refusalText = useRefusals();
  const [shown, draw] = useState(() => atRest(page));
  const [connection] = useState(() => connectCart({ page, locale, refusalText, draw }));
  useEffect(() => connection.open(), [connection]);
  return { shown, ...connection };
};
