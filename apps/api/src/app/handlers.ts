// Every operation of both contracts with its handler.
import type { OpenJob } from "@kontor/domain/site/job";
import type { Operation } from "../platform/contract/documents.ts";
import type { Handlers } from "../platform/http/call.ts";
import { shopLanguages } from "../platform/provider/languages.ts";
import type { Services } from "./services.ts";
import { remoteAddresses, storedAddresses } from "../site/routing/addresses.ts";
import { cachedList, contentVersionOf } from "../site/content/cached-list.ts";
import { contentVersionHandlers } from "../site/content/shop-handlers.ts";
import { featureHandlers } from "../site/feature/handlers.ts";
import { routingHandlers } from "../site/routing/handlers.ts";
import { searchHandlers } from "../site/search/handlers.ts";
import { contentHandlers } from "../site/content/handlers.ts";
import { remoteHandlers } from "../site/content/remote/forward.ts";
import { deliveryHandlers } from "../site/outside/delivery-handlers.ts";
import { authcodeHandlers } from "../site/admin/setup-records.ts";
import { setupHandlers } from "../site/outside/setup-handlers.ts";
import { consentHandlers } from "../visitor/consent/handlers.ts";
import { type ContentSource, embeddedSource, remoteSource } from "../site/content/source.ts";
import { accessHandlers } from "../site/admin/access-handlers.ts";
import { invitationHandlers } from "../site/admin/invitation-handlers.ts";
import { addressCorrectionHandlers } from "../site/admin/address-correction-handlers.ts";
import { loginAddressHandlers } from "../site/admin/login-address-handlers.ts";
import { passkeyHandlers } from "../site/admin/passkey-handlers.ts";
import { factorHandlers } from "../site/admin/factor-handlers.ts";
import { accountHandlers } from "../visitor/session/account-handlers.ts";
import { providerHandlers } from "../visitor/session/provider-handlers.ts";
import { cartHandlers } from "../shop/cart/handlers.ts";
import { listExportHandlers } from "../site/desk/export-handlers.ts";
import { deskHandlers } from "../site/desk/handlers.ts";
import { ticketAdminHandlers } from "../site/ticket/admin-handlers.ts";
import { entranceHandlers } from "../site/ticket/entrance-handlers.ts";
import { staffKeyHandlers } from "../site/ticket/staff-key-handlers.ts";
import { issuedTicketHandlers } from "../site/ticket/issued-handlers.ts";
import { ticketHandlers } from "../site/ticket/handlers.ts";
import { declarationAnswerHandlers } from "../site/request/answer-handlers.ts";
import { declarationHandlers } from "../site/request/handlers.ts";
import { newsletterHandlers } from "../site/request/newsletter-handlers.ts";
import { messageHandlers } from "../site/request/message-handlers.ts";
import { domainHandlers } from "../shop/domain-name/handlers.ts";
import { ownSessionHandlers } from "../visitor/session/own-sessions-handlers.ts";
import { buyerReferenceHandlers } from "../shop/invoice/buyer-reference-handlers.ts";
import { emailHandlers } from "../shop/customer/email-handlers.ts";
import { personalDataHandlers } from "../shop/personal-data/handlers.ts";
import { sessionHandlers } from "../visitor/session/session-handlers.ts";
import { vatHandlers } from "../shop/vat/handlers.ts";
import { catalogHandlers } from "../shop/catalog/handlers.ts";
import { contractHandlers } from "../shop/contract/handlers.ts";
import { invoiceHandlers } from "../shop/invoice/handlers.ts";
import { overviewHandlers } from "../shop/invoice/overview-handlers.ts";
import { paymentHandlers } from "../shop/payment/handlers.ts";
import { payLinkHandlers } from "../shop/payment/link-handlers.ts";
import { offeredBy } from "../shop/payment/ports.ts";
import { refundHandlers } from "../shop/invoice/refund-handlers.ts";
import { customerHandlers } from "../shop/customer/handlers.ts";
import { vatDecisionOf } from "../shop/customer/vat-decision.ts";
import { accountAdminHandlers } from "../site/admin/account-handlers.ts";
import { bannerAdminHandlers } from "../site/admin/banner-handlers.ts";
import { clockAdminHandlers } from "../site/admin/clock-handlers.ts";
import { numbersAdminHandlers } from "../site/admin/numbers-handlers.ts";
import { contentAdminHandlers } from "../site/admin/content-handlers.ts";
import { contractAdminHandlers } from "../site/admin/contract-handlers.ts";
import { exportAdminHandlers } from "../site/admin/export-handlers.ts";
import { inboxAdminHandlers } from "../site/admin/inbox-handlers.ts";
import { invoiceAdminHandlers } from "../site/admin/invoice-handlers.ts";
import { moneyAdminHandlers } from "../site/admin/money-handlers.ts";
import { differenceAdminHandlers } from "../site/admin/difference-handlers.ts";
import { mailAdminHandlers } from "../site/admin/mail-handlers.ts";
import { noticeHandlers } from "../site/admin/notice-handlers.ts";
import { orderRefusalHandlers } from "../site/admin/order-refusal-handlers.ts";
import { orderAdminHandlers } from "../site/admin/order-handlers.ts";
import { catalogCheckHandlers } from "../site/admin/catalog-check-handlers.ts";
import { webhookAdminHandlers } from "../site/admin/webhook-handlers.ts";
import { subscriberAdminHandlers } from "../site/admin/subscriber-handlers.ts";
import { voucherAdminHandlers } from "../site/admin/voucher-handlers.ts";
import { orderHandlers } from "../shop/checkout/handlers.ts";
import { orderedBeside } from "../shop/checkout/ordered-beside.ts";
import { quoteBeside, quoteHandlers } from "../shop/pricing/handlers.ts";

/** The mount refuses to start when one of them is missing. */
export const allHandlers = (services: Services, operations: readonly Operation[]): Handlers =>
  ({
    ...sessionHandlers(services),
    ...ownSessionHandlers(services),
    ...accountHandlers(services),
    ...providerHandlers(services),
    ...consentHandlers(services),
    ...vatHandlers(services, (call, map) => vatDecisionOf(services, call, map)),
    ...catalogHandlers(services),
    ...contractHandlers(services),
    ...invoiceHandlers(services),
    ...overviewHandlers(services),
    ...buyerReferenceHandlers(services),
    ...refundHandlers(services),
    ...paymentHandlers(services),
    ...payLinkHandlers(services),
    ...customerHandlers(services),
    ...emailHandlers(services),
    ...personalDataHandlers(services),
    ...cartHandlers(services, quoteBeside(services), orderedBeside(services)),
    ...quoteHandlers(services),
    ...domainHandlers(services),
    ...orderHandlers(services),
    ...accountAdminHandlers(services),
    ...clockAdminHandlers(services),
    ...numbersAdminHandlers(services),
    ...orderAdminHandlers(services),
    ...deskHandlers(services),
    ...noticeHandlers(services),
    ...orderRefusalHandlers(services),
    ...inboxAdminHandlers(services),
    ...voucherAdminHandlers(services),
    ...subscriberAdminHandlers(services),
    ...bannerAdminHandlers(services),
    ...webhookAdminHandlers(services),
    ...catalogCheckHandlers(services),
    ...listExportHandlers(services),
    ...factorHandlers(services),
    ...passkeyHandlers(services),
    ...accessHandlers(services),
    ...invitationHandlers(services),
    ...loginAddressHandlers(services),
    ...addressCorrectionHandlers(services),
    ...deliveryHandlers(services),
    ...setupHandlers(services),
    ...authcodeHandlers(services),
    ...invoiceAdminHandlers(services),
    ...moneyAdminHandlers(services),
    ...differenceAdminHandlers(services),
    ...contractAdminHandlers(services),
    ...mailAdminHandlers(services),
    ...exportAdminHandlers(services),
    ...declarationHandlers(services),
    ...declarationAnswerHandlers(services),
    ...newsletterHandlers(services),
    ...ticketHandlers(services),
    ...ticketAdminHandlers(services),
    ...issuedTicketHandlers(services),
    ...staffKeyHandlers(services),
    ...entranceHandlers(services),
    ...contentHandlers(services),
    ...contentOf(services, operations),
  }) as Handlers;

/** Content and accounts are the shop's own, or those of a remote Strapi. */
const contentOf = (services: Services, operations: readonly Operation[]): Partial<Handlers> => {
  const { cmsUrl, cmsToken } = services.settings;
  const source = cmsUrl === null ? embeddedSource(services.database) : remoteSource(cmsUrl, cmsToken);
  const version = contentVersionOf(services);
  return {
    ...contentAdminHandlers(services, source),
    ...(cmsUrl === null ? {} : remoteHandlers(services, cmsUrl, operations)),
    ...contentVersionHandlers(services, version),
    ...routingHandlers(
      services.log,
      source,
      version,
      cmsUrl === null ? storedAddresses(services.database) : remoteAddresses(source),
    ),
    ...featureHandlers(source, version),
    ...searchHandlers(source, version, offeredBy(services)),
    ...messageHandlers(services, openJobs(source, version)),
  };
};

/** The jobs that are open, in every language of the shop. [CNT-03] */
const openJobs = (source: ContentSource, version: () => Promise<string>): (() => Promise<readonly OpenJob[]>) => {
  const lists = shopLanguages().map((locale) => ({
    locale,
    list: cachedList(source, version, "jobs", `locale=${locale}`),
  }));
  const inOne = async ({ locale, list }: (typeof lists)[number]) =>
    (await list()).map(({ documentId, slug, title }) => ({
      id: String(documentId),
      locale,
      slug: String(slug),
      title: String(title),
    }));
  return async () => (await Promise.all(lists.map(inOne))).flat();
};
