// What the pages of an account have in common as pages: drawn for each visitor and never cached, a title among those of the account. [ACC-01] [ACC-02] [ACC-03]
import type { PageFacts } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { accountHead } from "./account-ways.ts";

export interface OwnPage<K extends string, D> {
  readonly kind: "page";
  readonly page: PageOf<K, D>;
}

interface Shown<K extends string, D> {
  /** Its kind is also its namespace of texts. */
  readonly kind: K;
  readonly title: string;
  readonly paths: PageOf<K, D>["paths"];
  readonly data: D;
  /** Where it does not stand at `meta.description`. */
  readonly description?: string;
  /** Further namespaces of texts. */
  readonly more?: readonly string[];
  readonly status?: number;
  readonly still?: boolean;
}

export const shownPage = <K extends string, D>(
  facts: PageFacts,
  { kind, title, paths, data, description, more = [], status = 200, still = true }: Shown<K, D>,
): OwnPage<K, D> => ({
  kind: "page",
  page: {
    kind,
    locale: facts.locale,
    status,
    head: accountHead(facts, title, description ?? texts(facts.locale, kind)("meta.description"), paths),
    paths,
    messages: messagesOf(facts.locale, kind, ...more, "account-list"),
    still,
    own: true,
    data,
  },
});
