// The content's version, and the webhook that changes it. [API-06] [CNT-09]
import { createHash, timingSafeEqual } from "node:crypto";
import { contentChanged, ContentVersion } from "@kontor/domain/site/outside";
import { TokenMissing } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { good, type Handlers } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { orRefuse, type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { raiseVersion } from "./version.ts";

/** Compared in constant time. */
const isOurs = (secret: string | null, given: string | null): boolean => {
  const print = (text: string): Buffer => createHash("sha256").update(text).digest();
  return secret !== null && given !== null && timingSafeEqual(print(secret), print(given));
};

const versionPorts: PortsOver<ContentVersion> = ({ handle }) =>
  Context.make(ContentVersion, { raise: Effect.promise(() => raiseVersion(handle)) });

export const contentVersionHandlers = (
  services: Pick<PlatformServices, "settings" | "database">,
  version: () => Promise<string>,
): Pick<Handlers, "readContentVersion" | "contentChanged"> => ({
  readContentVersion: async (call) => {
    const now = await version();
    const headers = { etag: `"${now}"`, "cache-control": "no-cache" };
    return call.headers["if-none-match"] === headers.etag
      ? { status: 304, headers }
      : good({ version: now }, 200, headers);
  },

  contentChanged: async (call) => {
    if (!isOurs(services.settings.cmsWebhookSecret, bearerOf(call.headers)))
      orRefuse(call, Result.fail(new TokenMissing()));
    await run(services, call, versionPorts, contentChanged(call.body.event));
    return good({ version: await version() });
  },
});
