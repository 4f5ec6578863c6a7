// What is refused of deals: rule, status and both texts of each refusal in one entry. [CNT-05] [CNT-06]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  DealAhead: {
    rule: "CNT-06",
    status: 409,
    en: "This deal has not begun yet. Please come back later.",
    de: "Dieses Angebot hat noch nicht begonnen. Bitte schauen Sie später wieder vorbei.",
  },
  DealMissed: {
    rule: "CNT-06",
    status: 410,
    en: "This deal has ended and is no longer available.",
    de: "Dieses Angebot ist beendet und nicht mehr verfügbar.",
  },
  DealSoldOut: {
    rule: "CNT-05",
    status: 409,
    en: "This deal is sold out.",
    de: "Dieses Angebot ist ausverkauft.",
  },
});
