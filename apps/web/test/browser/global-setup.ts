// One shop for all browser tests, with a provider over which anybody new may log in; the workers find it by the environment.
import { harbour, oidcPeer } from "../../../api/test/oidc-peer.ts";
import { startShop } from "./harness.ts";

export default async function setUp(): Promise<() => Promise<void>> {
  // While modules are recorded each worker starts a shop of its own.
  if (process.env.KONTOR_E2E_URL || process.env.KONTOR_RECORD_MODULES === "1") return async () => {};
  const peer = await oidcPeer();
  const shop = await startShop(harbour(peer));
  process.env.KONTOR_E2E_URL = shop.url;
  process.env.KONTOR_E2E_DATA = shop.dataDir;
  process.env.KONTOR_E2E_MAIL = shop.mailDir;
  return async () => {
    await shop.close();
    await peer.close();
  };
}
