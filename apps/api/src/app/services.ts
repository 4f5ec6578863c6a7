// What all handlers together work with.
import type { RefundServices } from "../shop/balance/refund-store.ts";
import type { PayLinkServices } from "../shop/invoice/pay-links.ts";
import type { PaymentServices } from "../shop/payment/ports.ts";
import type { DocumentServices } from "../shop/invoice/document-files.ts";
import type { CheckoutServices } from "../shop/checkout/services.ts";
import type { CustomerServices } from "../shop/customer/services.ts";
import type { TicketServices } from "../site/ticket/services.ts";
import type { FactorServices } from "../visitor/second-factor/codes.ts";

export interface Services
  extends CheckoutServices,
    CustomerServices,
    TicketServices,
    FactorServices,
    RefundServices,
    DocumentServices,
    PayLinkServices,
    PaymentServices {}
