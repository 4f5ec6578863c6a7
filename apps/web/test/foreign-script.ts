// A stranger's script that a shop has set, and the pages that it may come with.
import { type AccountPage, accountPath, accountPaths, fixedPaths } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";

/** A stranger's script, as the README shows one. */
export const counter = {
  name: "Counter",
  category: "statistics",
  src: "https://stats.example/count.js",
  purpose: { en: "Counts.", de: "Zählt." },
};

/** Pages that anybody may read and that ask for nothing: their addresses, or how those begin. */
export const readByAll = new RegExp(
  `^(/(en|de)|${(
    [
      "privacy",
      "legal-notice",
      "accessibility",
      "terms",
      "withdrawal",
      "cookie-settings",
      "deals",
      "law-book",
      "domain-check",
      "search",
      "overview",
    ] as const
  )
    .flatMap((page) => Object.values(fixedPaths[page]))
    .join("|")}|/(en|de)/(?!account|konto|checkout|contact|kontakt|newsletter|ticketing|admin).+)$`,
);

/** The other fixed pages, and those of an account. */
export const closedPaths: readonly string[] = [
  ...Object.values(fixedPaths)
    .map(({ en }) => en)
    .filter((each) => !readByAll.test(each)),
  ...(Object.keys(accountPaths) as AccountPage[]).flatMap((page) => locales.map((locale) => accountPath(page, locale))),
];

/** The paths of the documents that were answered: where their policies name the script's host, and where they do not. */
export const documentsAnswered = () => {
  const [open, closed] = [new Set<string>(), new Set<string>()];
  return {
    open,
    closed,
    note: (path: string, { headers }: Response): void => {
      const policy = headers.get("content-security-policy");
      if (policy !== null) (policy.includes("stats.example") ? open : closed).add(path.split("?")[0] ?? "");
    },
  };
};
