// The domain check, with the price list of all endings below it.
import type { PageOf } from "../../app/screens/pages.ts";
import { EndingPrices } from "./ending-prices.tsx";
import { DomainCheckScreen } from "./domain-check-screen.tsx";

export default function DomainCheck({ page }: { readonly page: PageOf<"domain-check"> }) {
  return (
    <DomainCheckScreen data={page.data}>
      <EndingPrices list={page.data.prices} />
    </DomainCheckScreen>
  );
}
