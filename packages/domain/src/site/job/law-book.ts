// Law book entries of jobs: the list and its filters. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-03",
    {
      en: "Jobs are filtered and compared, and the filters stand in the address.",
      de: "Stellen werden gefiltert und verglichen, und die Filter stehen in der Adresse.",
    },
    "Specification 1, 2",
  ),
  rule(
    "LOC-10",
    {
      en: "A job leads back to the list of jobs in its language.",
      de: "Eine Stelle führt zurück zur Liste der Stellen in ihrer Sprache.",
    },
    "Specification 2",
  ),
];
