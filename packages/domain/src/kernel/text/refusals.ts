// What is refused of typed text: rule, status and both texts of each refusal in one entry. [CUS-01]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ForbiddenCharacters: {
    rule: "CUS-01",
    status: 422,
    en: "This contains a character that cannot be used here ({{character}}). Please write the text without it, in Latin letters for example. If you cannot see it, please type the text again.",
    de: "Ihre Eingabe enthält ein Zeichen, das hier nicht verwendet werden kann ({{character}}). Bitte schreiben Sie den Text ohne dieses Zeichen, zum Beispiel in lateinischen Buchstaben. Ist es nicht zu sehen, tippen Sie den Text bitte noch einmal.",
  },
});
