// What each machine is walked with: inputs, and moments that may happen; sampled as the tests of its context sample them.
import { samples } from "@kontor/domain/testing";

const flat = (arbitrary, count) => samples(arbitrary, count).flat();

/** By the name of the machine; nothing is loaded before it is walked. */
export const walks = {
  blur: async () => {
    const [{ blurMachine }, { anyBlurring }] = await overlay();
    return { machine: blurMachine, moments: flat(anyBlurring) };
  },
  tooltip: async () => {
    const [{ tooltipMachine }, { anyHovering }] = await overlay();
    return { machine: tooltipMachine, moments: flat(anyHovering) };
  },
  menu: async () => {
    const [{ menuMachine }, { anyMenuUse }] = await overlay();
    return { machine: menuMachine, moments: flat(anyMenuUse) };
  },
  lightbox: async () => {
    const { lightboxMachine: machine } = await import("@kontor/domain/interface/lightbox");
    const { anyLightboxEvent } = await import("@kontor/domain/interface/lightbox/arbitraries");
    return { machine, moments: samples(anyLightboxEvent, 250) };
  },
  "loading-bar": async () => {
    const { loadingBarMachine: machine } = await import("@kontor/domain/interface/loading-bar");
    const { anyMoment } = await import("@kontor/domain/interface/loading-bar/arbitraries");
    return { machine, inputs: [undefined, { hydrating: true }], moments: samples(anyMoment) };
  },
  "build-watch": async () => {
    const { buildMachine: machine } = await import("@kontor/domain/interface/build-watch");
    const { anyBuildInput, anyTab } = await import("@kontor/domain/interface/build-watch/arbitraries");
    return { machine, inputs: samples(anyBuildInput, 9), moments: flat(anyTab, 20) };
  },
  toasts: async () => {
    const { toastMachine: machine } = await import("@kontor/domain/interface/toast");
    const { anyToastMoment, anyToastSettings } = await import("@kontor/domain/interface/toast/arbitraries");
    const inputs = samples(anyToastSettings, 3).map((settings) => ({ settings, now: 0 }));
    return { machine, inputs, moments: samples(anyToastMoment) };
  },
  deal: async () => {
    const { dealMachine: machine } = await import("@kontor/domain/shop/deal");
    const { anyDealInput, anyWait } = await import("@kontor/domain/shop/deal/arbitraries");
    return { machine, inputs: samples(anyDealInput, 30), moments: flat(anyWait) };
  },
  payment: async () => {
    const { paymentMachine: machine } = await import("@kontor/domain/shop/payment");
    const { anyPaymentInput, anyPaymentMoment } = await import("@kontor/domain/shop/payment/arbitraries");
    return { machine, inputs: samples(anyPaymentInput, 60), moments: samples(anyPaymentMoment, 60) };
  },
  cart: async () => {
    const { cartMachine: machine } = await import("@kontor/domain/shop/cart");
    const { exampleCatalog: catalog } = await import("@kontor/domain/shop/catalog/examples");
    const product = catalog.products[0];
    const item = {
      kind: "product",
      id: "plan",
      product: product.key,
      quantity: 1,
      billingMonths: product.plan?.billingMonths?.[0] ?? 12,
      location: null,
      additions: [],
      domains: [],
    };
    const cart = { id: "c", version: 3, items: [item], voucher: null, referral: null };
    const confirmed = { cart, catalog };
    const elsewhere = { catalog, cart: { ...cart, version: 9, items: [] } };
    const made = { catalog, cart: { ...cart, version: 4, items: [{ ...item, quantity: 2 }] } };
    const outcomes = [
      { kind: "made", confirmed: made },
      { kind: "refused", problem: { refusal: "ProductSoldOut", detail: "sold out" } },
      { kind: "changed", confirmed: elsewhere },
      { kind: "unanswered" },
      null,
    ];
    return {
      machine,
      inputs: [{ confirmed }, { confirmed: { cart: null, catalog } }],
      moments: [
        { type: "cart.intend", intent: { kind: "quantity", item: "plan", quantity: 2 } },
        { type: "cart.intend", intent: { kind: "remove", item: "plan" } },
        ...[confirmed, elsewhere, made].map((seen) => ({ type: "cart.see", confirmed: seen })),
        ...["cart.retry", "cart.discard", "cart.leave", "conflict.apply", "conflict.dismiss"].map((type) => ({ type })),
        ...outcomes.map((output) => ({ type: "answer", of: "send", output })),
      ],
    };
  },
  checkout: async () => {
    const { checkoutMachine: machine } = await import("@kontor/domain/shop/checkout");
    const { anyCheckoutInput, anyCheckoutMoment } = await import("@kontor/domain/shop/checkout/arbitraries");
    return { machine, inputs: samples(anyCheckoutInput, 40), moments: samples(anyCheckoutMoment, 160) };
  },
  "domain-search": async () => {
    const { searchMachine: machine } = await import("@kontor/domain/shop/domain-name");
    const { anySearchMoment } = await import("@kontor/domain/shop/domain-name/arbitraries");
    return { machine, moments: samples(anySearchMoment, 120) };
  },
  referral: async () => {
    const { referralMachine: machine } = await import("@kontor/domain/shop/referral");
    const { anyArrival, anyReferralMoment } = await import("@kontor/domain/shop/referral/arbitraries");
    return { machine, inputs: samples(anyArrival), moments: samples(anyReferralMoment) };
  },
  session: async () => {
    const { sessionMachine: machine } = await import("@kontor/domain/visitor/session");
    const { anySessionInput, anySessionMoment } = await import("@kontor/domain/visitor/session/arbitraries");
    return { machine, inputs: samples(anySessionInput, 40), moments: samples(anySessionMoment, 200) };
  },
  consent: async () => {
    const { consentMachine: machine } = await import("@kontor/domain/visitor/consent");
    const { anyConsentInput, anyConsentMoment } = await import("@kontor/domain/visitor/consent/arbitraries");
    return { machine, inputs: samples(anyConsentInput, 20), moments: samples(anyConsentMoment) };
  },
  "colour-mode": async () => {
    const { colourMachine: machine } = await import("@kontor/domain/visitor/colour-mode");
    const { anyColourEvent, anyColourInput } = await import("@kontor/domain/visitor/colour-mode/arbitraries");
    return { machine, inputs: samples(anyColourInput, 30), moments: samples(anyColourEvent) };
  },
  "business-vat": async () => {
    const [{ businessVatMachine: machine }, { anyBusinessVatEvent, anyBusinessVatInput }] = await businessVat();
    return { machine, inputs: samples(anyBusinessVatInput, 100), moments: samples(anyBusinessVatEvent) };
  },
  "vat-country": async () => {
    const [{ vatCountryMachine: machine }, { anyCountryMoment }] = await businessVat();
    return { machine, moments: samples(anyCountryMoment, 40) };
  },
  request: async () => {
    const { requestMachine: machine } = await import("@kontor/domain/site/request");
    const { anyRequestEvent, anyRequestMoment, anyRightDraftOf, someFacts } = await import(
      "@kontor/domain/site/request/arbitraries"
    );
    const drafts = samples(anyRightDraftOf("withdrawal"), 3);
    const answers = samples(anyRequestMoment)
      .filter(({ type }) => type.startsWith("xstate."))
      .map((moment) => ({ type: "answer", of: "send", output: "output" in moment ? moment.output : null }));
    return {
      machine,
      inputs: [
        ...drafts.map((draft) => ({ form: draft.form, facts: someFacts, draft })),
        { form: "newsletter", facts: someFacts },
      ],
      moments: [...samples(anyRequestEvent), ...answers],
    };
  },
};

const overlay = () =>
  Promise.all([import("@kontor/domain/interface/overlay"), import("@kontor/domain/interface/overlay/arbitraries")]);
const businessVat = () =>
  Promise.all([
    import("@kontor/domain/visitor/business-vat"),
    import("@kontor/domain/visitor/business-vat/arbitraries"),
  ]);
