// The frame around every page, with the parts of contexts that stand in its header and footer.
import { ShellFrame } from "../../shell/shell-frame.tsx";
import { CartCount } from "../../shop/cart/cart-count.tsx";
import { VatChoice } from "../../visitor/business-vat/vat-choice.tsx";
import { ColourSwitch } from "../../visitor/colour-mode/colour-switch.tsx";
import { useConsent } from "../../visitor/consent/use-consent.ts";
import { useViewport } from "../../visitor/viewport/use-viewport.ts";
import type { Shell } from "./pages.ts";

const watch = () => import("./watched-page.ts");

export const Frame = ({ shell }: { readonly shell: Shell }) => {
  useConsent();
  useViewport();
  return (
    <ShellFrame
      shell={shell}
      strip={shell.vat === null ? <span /> : <VatChoice vat={shell.vat} countries={shell.countries} />}
      menuVat={shell.vat === null ? null : <VatChoice vat={shell.vat} countries={shell.countries} place="menu" />}
      cartCount={<CartCount />}
      // Each language has its own: what it announced in one is not said again in the other.
      colours={<ColourSwitch key={shell.locale} />}
      watch={watch}
    />
  );
};
