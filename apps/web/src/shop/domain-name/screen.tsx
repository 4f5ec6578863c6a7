// The domain check, with the price list of all endings below it.
import { EndingPrices } from "./ending-prices.tsx";
import { DomainCheckScreen } from "./domain-check-screen.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import type { DomainCheckPage, EndingList } from "./views.ts";

export default function DomainCheck({
  page,
}: {
  readonly page: PageOf<"domain-check", DomainCheckPage & { readonly prices: EndingList }>;
}) {
  return (
    <DomainCheckScreen data={page.data}>
      <EndingPrices list={page.data.prices} />
    </DomainCheckScreen>
  );
}
