// Texts of the content with what they leave open filled in, as pages fill it: terms of contracts, the provider, the ways to pay. [CON-01] [LGL-07] [PAY-03]
import { contractSlots, filledIn } from "@kontor/domain/shop/contract";
import { paymentFilledIn, paymentWords, providersOf } from "@kontor/domain/shop/payment";
import { sellerFilledIn } from "@kontor/domain/shop/seller";
import type { Locale } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import { longDay } from "../../platform/mail/formats.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { sellerWordsOf } from "../../platform/provider/provider-texts.ts";
import type { PlatformServices } from "../../platform/services.ts";

type Needed = Pick<PlatformServices, "database" | "settings" | "now">;

export const textFilling = async (services: Needed, locale: Locale): Promise<(text: string) => string> => {
  const { contractPolicy, withdrawalGenerous, payment } = services.settings;
  const slots = contractSlots(
    { policy: contractPolicy, day: todayOf(services), generous: withdrawalGenerous },
    locale,
    (day) => longDay(locale, day),
  );
  const seller = sellerWordsOf(await siteTexts(services.database.reads), locale);
  const ways = paymentWords(providersOf(payment), locale);
  return (text) => paymentFilledIn(sellerFilledIn(filledIn(text, slots), seller), ways);
};
