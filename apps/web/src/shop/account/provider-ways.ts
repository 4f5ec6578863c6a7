// Where logins over other providers begin, for the pages that have a login. [SES-05]
import { connectPath } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import type { ProviderWay } from "./views.ts";

/** Only those that are set up; `returnPath` is where the visitor wants to go afterwards. */
export const providerWays = (
  { loginProviders = [] }: Pick<PageServices, "loginProviders">,
  locale: Locale,
  returnPath: string | null,
): readonly ProviderWay[] => {
  const query = new URLSearchParams({ locale, ...(returnPath === null ? {} : { return: returnPath }) });
  return loginProviders.map(({ key, name }) => ({ name, href: `${connectPath(key)}?${query}` }));
};
