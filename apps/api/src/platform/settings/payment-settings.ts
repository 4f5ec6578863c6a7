// Providers by which customers pay online: an account with each of them, or none. [PAY-03] [OPS-01]
import { httpUrl, oneOf, text, wholeList } from "./readers.ts";

export interface PaymentSettings {
  readonly stripe: {
    readonly key: string;
    /** What signs its notices: two while one is exchanged. */
    readonly noticeSecrets: readonly string[];
    /** Null for Stripe's own. */
    readonly apiUrl: string | null;
  } | null;
  readonly mollie: { readonly key: string; readonly apiUrl: string | null } | null;
  /** Whether the shop pays money back that came online, or staff do. */
  readonly refunds: "shop" | "staff";
}

type Read = <A>(name: string, reader: (value: string | undefined, name: string) => A | Error) => A;

const key = (shape: RegExp, example: string) => text(null, (value) => shape.test(value), example);

const noticeSecrets = wholeList(
  (value) => /^whsec_[\x21-\x2b\x2d-\x7e]{8,200}$/.test(value),
  "one secret that begins with whsec_, or two with a comma between them while one is exchanged",
);

export const paymentSettings = (read: Read, wrong: string[]): PaymentSettings => {
  const stripeKey = read(
    "STRIPE_SECRET_KEY",
    key(/^(sk|rk)_[\x21-\x7e]{8,300}$/, "a secret or restricted key, which begins with sk_ or rk_"),
  );
  const secrets = read("STRIPE_WEBHOOK_SECRET", noticeSecrets);
  const stripeUrl = read("STRIPE_API_URL", httpUrl);
  const mollieKey = read("MOLLIE_API_KEY", key(/^(live|test)_\w{8,100}$/, "a key, which begins with live_ or test_"));
  const mollieUrl = read("MOLLIE_API_URL", httpUrl);
  const refunds = read("REFUNDS", oneOf(["shop", "staff"], "shop"));
  if (stripeKey !== null && Array.isArray(secrets) && secrets.length === 0)
    wrong.push(
      "STRIPE_WEBHOOK_SECRET is not set, but STRIPE_SECRET_KEY is: give the signing secret of the shop's endpoint, /api/shop/payment/notices/stripe.",
    );
  return {
    stripe: stripeKey === null ? null : { key: stripeKey, noticeSecrets: secrets, apiUrl: stripeUrl },
    mollie: mollieKey === null ? null : { key: mollieKey, apiUrl: mollieUrl },
    refunds: refunds === "staff" ? "staff" : "shop",
  };
};
