// The menu of narrow screens, opened by its button: as it mostly is, with something in the cart, and with long words.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { PhoneMenu } from "../../src/shell/phone-menu.tsx";
import type { Example, Examples } from "../model.ts";
import { few, frameOf, long } from "./data.ts";

const menu = (entries: typeof few, cartCount: ReactNode = null): Example => ({
  keys: "modal",
  Show: ({ id, locale }) => {
    const place = useRef<HTMLDivElement>(null);
    // A page of the shop has one; here each has an id of its own.
    useLayoutEffect(() => {
      for (const attribute of ["id", "popovertarget"])
        for (const part of place.current?.querySelectorAll(`[${attribute}="menu"]`) ?? [])
          part.setAttribute(attribute, `${id}-menu`);
    }, [id]);
    return (
      <div ref={place}>
        <PhoneMenu shell={frameOf(entries, locale, id)} vat={null} cartCount={cartCount} />
      </div>
    );
  },
});

export const examples: Examples = {
  group: "navigation",
  states: {
    rest: menu(few),
    counted: menu(few, <span className="s-cart-count k-figures">3</span>),
    long: menu(long),
  },
};
