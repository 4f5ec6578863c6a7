// What is refused of a list at the desk: rule, status and both texts of each refusal in one entry. [DSK-05]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ListViewUnknown: {
    rule: "DSK-05",
    status: 422,
    en: "This list has no such view ({{part}}). Please open it again from its first page.",
    de: "Diese Ansicht der Liste gibt es nicht ({{part}}). Bitte öffnen Sie die Liste noch einmal von der ersten Seite an.",
  },
});
