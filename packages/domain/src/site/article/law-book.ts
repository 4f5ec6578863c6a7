// Law book entries of the blog: posts and their lists. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-02",
    {
      en: "Posts stand by category in pages, each with its reading time and related posts, which are others and about the same things first.",
      de: "Beiträge stehen nach Kategorie auf Seiten, jeder mit Lesezeit und verwandten Beiträgen, die andere sind und zuerst von denselben Dingen handeln.",
    },
    "Specification 1, 2",
  ),
];
