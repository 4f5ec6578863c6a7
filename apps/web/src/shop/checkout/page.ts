// A checkout step as a page: never indexed, never cached. [CHK-01]
import type { Step } from "@kontor/domain/shop/checkout";
import { chosenRefusalTexts, refusalTextsOf, type RefusingContext } from "@kontor/domain/site/refusal";
import { stepPath } from "@kontor/domain/site/routing";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { checkoutAnswer } from "./step-answer.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { CheckoutPage } from "./views.ts";

const cart = ["shop/vat", "shop/domain-name", "shop/catalog", "shop/voucher", "shop/cart", "shop/checkout"] as const;

/** Whose refusals a step may have to put into words without a new page. */
const refusing: Readonly<Record<Step, readonly RefusingContext[]>> = {
  cart,
  login: [...cart, "shop/customer", "visitor/second-factor"],
  summary: [...cart, "shop/customer", "shop/contract"],
  "thank-you": ["shop/checkout"],
};

/** What a cart refuses itself. A phone that added something waits for every kilobyte of this page. */
const ofCart = ["AuthcodeMissing", "QuantityInvalid", "VoucherTooHigh"] as const;

export const checkoutPage = async (
  facts: PageFacts,
  step: Step,
): Promise<PageAnswer<PageOf<"checkout", CheckoutPage>>> => {
  const { locale, path, request, services } = facts;
  const answer = await checkoutAnswer(step, locale, path, request, services);
  if (answer.kind === "redirect") return { kind: "redirect", to: answer.to };
  const paths = { en: stepPath(step, "en"), de: stepPath(step, "de") };
  const t = texts(locale, step);
  const isNoOrder = answer.kind === "data" && "failed" in answer.data && answer.data.failed === "no-order";
  const noOrder = texts(locale, "checkout");
  const [title, description] = isNoOrder
    ? [noOrder("noOrder.metaTitle"), noOrder("noOrder.text")]
    : [t("meta.title"), t("meta.description")];
  return {
    kind: "page",
    page: {
      kind: "checkout",
      locale,
      status: answer.status,
      head: headOf(facts, title, description, paths, false),
      paths,
      whole: true,
      messages: {
        ...messagesOf(
          locale,
          "checkout",
          "ledger",
          "cart",
          step,
          ...(answer.status === 403 ? ["account" as const] : []),
        ),
        refusal:
          step === "cart" && answer.status === 200
            ? chosenRefusalTexts(locale, ofCart)
            : refusalTextsOf(locale, refusing[step]),
      },
      data: answer.data,
    },
  };
};
