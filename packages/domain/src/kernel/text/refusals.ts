// What is refused of typed text: rule, status and both texts of each refusal in one entry. [CUS-01]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ForbiddenCharacters: {
    rule: "CUS-01",
    status: 422,
    en: "This contains characters that cannot be used here.",
    de: "Ihre Eingabe enthält Zeichen, die hier nicht verwendet werden können.",
  },
});
