// One shop for all browser tests; the workers find it by the environment.
import { startShop } from "./harness.ts";

export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.KONTOR_E2E_URL) return async () => {};
  const shop = await startShop();
  process.env.KONTOR_E2E_URL = shop.url;
  process.env.KONTOR_E2E_DATA = shop.dataDir;
  process.env.KONTOR_E2E_MAIL = shop.mailDir;
  return shop.close;
}
