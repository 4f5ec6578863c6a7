// Law book entries of the blog: posts and their lists. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-02",
    {
      en: "Posts are listed by category in pages, each with its reading time and with other posts, those about the same things first.",
      de: "Beiträge stehen nach Kategorie auf Seiten, jeder mit Lesezeit und weiteren Beiträgen, zuerst solchen zu denselben Themen.",
    },
    "Specification 1, 2",
  ),
];
