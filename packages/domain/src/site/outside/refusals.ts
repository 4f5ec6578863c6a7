// What is refused of what follows an order outside of the shop: rule, status and both texts of each refusal in one entry. [OUT-01]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  WebhookUnknown: {
    rule: "OUT-01",
    status: 404,
    en: "There is no such event for this receiver.",
    de: "Für diesen Empfänger gibt es dieses Ereignis nicht.",
  },
});
