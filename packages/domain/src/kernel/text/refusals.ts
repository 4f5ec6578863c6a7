// What is refused of typed text: rule, status and both texts of each refusal in one entry. [CUS-01]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ForbiddenCharacters: {
    rule: "CUS-01",
    status: 422,
    en: "This contains a character that cannot be used here ({{character}}). It may be invisible; please type the text again.",
    de: "Ihre Eingabe enthält ein Zeichen, das hier nicht verwendet werden kann ({{character}}). Es ist vielleicht unsichtbar; bitte tippen Sie den Text noch einmal.",
  },
});
