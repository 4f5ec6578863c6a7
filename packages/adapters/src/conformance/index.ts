// Door of the port laws: what must hold of every shop behind the ports, in memory or over HTTP, and the kit that tries a server. [HDL-07]
import { accountLaws } from "./account-laws.ts";
import { cartLaws } from "./cart-laws.ts";
import { contentLaws } from "./content-laws.ts";
import { ownAccountLaws } from "./own-account-laws.ts";
import { contractLaws } from "./contract-laws.ts";
import { overviewLaws } from "./overview-laws.ts";
import { paymentLaws } from "./payment-laws.ts";
import { declarationLaws } from "./declaration-laws.ts";
import { messageLaws } from "./message-laws.ts";
import { factLaws } from "./fact-laws.ts";
import type { PortLaw, ServerLaw } from "./law.ts";
import { mailLaws } from "./mail-laws.ts";
import { orderLaws } from "./order-laws.ts";
import { staffLaws } from "./staff-laws.ts";

export type { PortLaw, ServerLaw, ShopFacts } from "./law.ts";
export { serverOverHttp } from "./server.ts";
export { type ConformanceReport, type LawVerdict, type OperationVerdict, reportInLines } from "./report.ts";
export { type ConformanceSettings, NothingToTry, triedOn } from "./try.ts";

/** All laws of a shop's ports. Each makes its own accounts and carts and leaves those of others alone. */
export const portLaws: readonly PortLaw[] = [...factLaws, ...accountLaws, ...mailLaws, ...cartLaws, ...orderLaws];

/** The same, and what only a server can hold: its content, what an order leaves in the account, declarations and messages without login, and where mails and providers lead. */
export const serverLaws: readonly ServerLaw[] = [
  ...portLaws,
  ...contractLaws,
  ...overviewLaws,
  ...paymentLaws,
  ...ownAccountLaws,
  ...declarationLaws,
  ...messageLaws,
  ...contentLaws,
  ...staffLaws,
];
