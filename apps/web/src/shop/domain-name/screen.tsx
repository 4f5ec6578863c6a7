// The domain check, with the price list of all endings below it.
import { EndingPrices } from "./ending-prices.tsx";
import { DomainCheckScreen } from "./domain-check-screen.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import type { DomainCheckPage } from "./views.ts";

export default function DomainCheck({ page: { data } }: { readonly page: PageOf<"domain-check", DomainCheckPage> }) {
  return (
    <DomainCheckScreen data={data}>
      <EndingPrices list={data} />
    </DomainCheckScreen>
  );
}
