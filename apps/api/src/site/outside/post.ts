// One webhook on its way: signed by the convention of Standard Webhooks, with a deadline; redirects are not followed, and nothing of the answer is read but its status. [OUT-01]
import { createHmac } from "node:crypto";
import type { WebhookReceiver } from "../../platform/settings/webhooks.ts";

/** `v1,` and the HMAC-SHA256 of id, seconds and body in base64; one for each secret. */
export const signatures = (secrets: readonly Buffer[], id: string, seconds: number, body: string): string =>
  secrets
    .map((secret) => `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`)
    .join(" ");

/** Longer than a receiver that only takes note needs, shorter than the lease. */
const deadlineMs = 15_000;

export interface Outgoing {
  readonly id: string;
  readonly body: string;
  readonly now: number;
}

/** The status of the answer; rejects where there is none in time. */
export const post = async (
  { url, secrets }: Pick<WebhookReceiver, "url" | "secrets">,
  { id, body, now }: Outgoing,
  signal: AbortSignal,
): Promise<number> => {
  const seconds = Math.floor(now / 1000);
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      "user-agent": "shop",
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": signatures(secrets, id, seconds, body),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
  });
  await response.body?.cancel().catch(() => undefined);
  return response.status;
};

/** What went wrong, without a word of the receiver. */
export const failureName = (error: unknown): string => {
  if (!(error instanceof Error)) return "failed";
  const { cause } = error as { readonly cause?: unknown };
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof code === "string" ? code : error.name;
};
