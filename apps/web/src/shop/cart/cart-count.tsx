// How many items the cart holds: filled in by the browser, so that the page itself is the same for everybody. [CRT-01]
import { useEffect, useState } from "react";
import { useTexts } from "../../platform/texts/texts.tsx";
import { watchCartCount } from "./cart-hint.ts";

export const CartCount = () => {
  const t = useTexts("shell");
  const [count, setCount] = useState(0);
  useEffect(() => watchCartCount(setCount), []);
  return count === 0 ? null : (
    <span className="s-cart-count k-figures">
      <span aria-hidden="true">{count}</span>
      <span className="k-hidden">{t("cartCount", { count })}</span>
    </span>
  );
};
