// Which kinds of pages there are, and what stands around them: known to the root alone.
import type { PageOf } from "../../platform/page/model.ts";
import type { FrameData } from "../../shell/model.ts";
import type { HomePage } from "../../site/home/views.ts";
import type { CategoryPage, ProductPage } from "../../shop/catalog/views.ts";
import type { ContentPage } from "../../site/content/views.ts";
import type { DealsPage } from "../../shop/deal/views.ts";
import type { LawBookPage } from "../../site/law-book/views.ts";
import type { BlogPage, PostPage } from "../../site/article/views.ts";
import type { JobsPage, JobPage } from "../../site/job/views.ts";
import type { HelpPage, HelpArticlePage } from "../../site/help/views.ts";
import type { SearchPage } from "../../site/search/views.ts";
import type { OverviewPage, TextPage } from "../../site/content/reading-views.ts";
import type { DomainCheckPage } from "../../shop/domain-name/views.ts";
import type { CheckoutPage } from "../../shop/checkout/views.ts";
import type { OrdersPage } from "../../shop/checkout/orders/page.ts";
import type { ContractsPage } from "../../shop/contract/page.ts";
import type { AdminPageView } from "../../site/admin/views.ts";
import type { AccountView } from "../../shop/account/views.ts";
import type { OwnDataView } from "../../shop/personal-data/views.ts";
import type { SettingsView } from "../../shop/account/settings-views.ts";
import type { InvoicesPage } from "../../shop/invoice/page.ts";
import type { ApplicationView, MessageView, NewsletterView } from "../../site/request/message-views.ts";
import type { QuestionView } from "../../site/request/question-views.ts";
import type { DeclarationView } from "../../site/request/views.ts";
import type { ConsentView } from "../../visitor/consent/views.ts";
import type { ErrorPage } from "../../site/routing/views.ts";
import type { ShownVat, CountryChoice } from "../../visitor/business-vat/shown-vat.ts";

export type Page =
  | PageOf<"home", HomePage>
  | PageOf<"category", CategoryPage>
  | PageOf<"product", ProductPage>
  | PageOf<"content", ContentPage>
  | PageOf<"deals", DealsPage>
  | PageOf<"law-book", LawBookPage>
  | PageOf<"blog", BlogPage>
  | PageOf<"post", PostPage>
  | PageOf<"jobs", JobsPage>
  | PageOf<"job", JobPage>
  | PageOf<"help", HelpPage>
  | PageOf<"help-article", HelpArticlePage>
  | PageOf<"search", SearchPage>
  | PageOf<"overview", OverviewPage>
  | PageOf<"text", TextPage>
  | PageOf<"domain-check", DomainCheckPage>
  | PageOf<"checkout", CheckoutPage>
  | PageOf<"account", AccountView>
  | OrdersPage
  | ContractsPage
  | PageOf<"own-data", OwnDataView>
  | PageOf<"settings", SettingsView>
  | InvoicesPage
  | PageOf<"declaration", DeclarationView>
  | PageOf<"message", MessageView>
  | PageOf<"newsletter", NewsletterView>
  | PageOf<"question", QuestionView>
  | PageOf<"cookie-settings", ConsentView>
  | PageOf<"application", ApplicationView>
  | PageOf<"admin", AdminPageView>
  | PageOf<"error", ErrorPage>;

/** What stands around every page, with what the header's parts show. */
export interface Shell extends FrameData {
  /** Null while the shop's prices cannot be read. */
  readonly vat: ShownVat | null;
  /** The countries of the VAT map with their names, in the order of the language. */
  readonly countries: readonly CountryChoice[];
}
