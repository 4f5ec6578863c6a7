// What is refused about a decision: rule, status and both texts of each refusal in one entry. [VIS-02]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ConsentNotRecorded: {
    rule: "VIS-02",
    status: 503,
    en: "Your choice counts, but it could not be recorded with us yet. Please choose once more in a moment.",
    de: "Ihre Auswahl gilt, konnte bei uns aber noch nicht festgehalten werden. Bitte wählen Sie in Kürze noch einmal.",
  },
});
