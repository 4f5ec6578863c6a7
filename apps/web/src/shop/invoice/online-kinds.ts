// How a payment's sentence looks. [PAY-04]
import type { PaymentStage } from "@kontor/domain/shop/payment";

export const onlineKinds: Readonly<Record<PaymentStage, "free" | "plain" | "stop">> = {
  starting: "stop",
  open: "stop",
  pending: "plain",
  paid: "free",
  failed: "stop",
  expired: "stop",
  disputed: "stop",
  refunded: "plain",
};
