// Generated from openapi/content.yaml by `npm run generate`; never edited.
export interface paths {
    readonly "/auth/local": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Logs in with identifier and password.
         * @description The answer has a `jwt`, or for a page of the shop's own origin a `csrf` token beside its HttpOnly cookie.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/local/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Registers an account.
         * @description An answer with neither `jwt` nor `csrf` means that the e-mail address has to be confirmed first.
         */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/forgot-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends a mail with a code, if there is such an account.
         * @description The answer is the same whether there is an account or not. Blocked accounts and invited ones get no mail.
         */
        readonly post: operations["forgotPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password with the code of that mail.
         * @description It confirms the email address of the account, too, and answers a new token. A code may be used once; one that is unknown or over is 400 ValidationError.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password; every older token is revoked.
         * @description Needs the current password, of staff after their second factor; the answer brings the new token. A password equal to the current one is 400 ValidationError.
         */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/send-email-confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends the confirmation mail again.
         * @description Only an account that is not confirmed and not blocked gets a mail, and its earlier code ends; the answer does not tell whether there is one.
         */
        readonly post: operations["sendEmailConfirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/email-confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Confirms an e-mail address by the code of the mail, whose link leads to a page of the shop.
         * @description The code ends with the first call: an unknown or used one is 400 ValidationError. No token is answered.
         */
        readonly get: operations["confirmEmail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/{provider}/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A jwt for who comes back from a provider.
         * @description Only for the browser that began the login, by its cookie `login-nonce`. With a Strapi elsewhere its session stands for the token. No provider is switched on by default.
         */
        readonly get: operations["providerCallback"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/connect/{provider}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Redirects to the login of a provider.
         * @description A browser without the cookie of a login that was begun is redirected to the shop, which sets it. No provider is switched on by default.
         */
        readonly get: operations["connectProvider"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/connect/{provider}/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Callback of a provider.
         * @description Redirects to the shop with a token that is valid for a minute, or with `error`.
         */
        readonly get: operations["connectCallback"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The user of the token.
         * @description 403 without a token, 401 with an invalid one.
         */
        readonly get: operations["readUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type page.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pages/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type page.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blog-categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type blog-category.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listBlogCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blog-categories/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type blog-category.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readBlogCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blog-posts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type blog-post.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listBlogPosts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blog-posts/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type blog-post.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readBlogPost"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type job.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listJobs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jobs/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type job.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readJob"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpcenter-articles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type helpcenter-article.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listHelpcenterArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helpcenter-articles/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type helpcenter-article.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readHelpcenterArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/main-categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type main-category.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listMainCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/main-categories/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type main-category.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readMainCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-categories": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type product-category.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listProductCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-categories/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type product-category.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readProductCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type product-page.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listProductPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/product-pages/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type product-page.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readProductPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/small-banners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type small-banner.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listSmallBanners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/small-banners/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type small-banner.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readSmallBanner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type deal.
         * @description Needs no login for published entries. Without `locale` these are those in the first language of the shop; where nothing matches `data` is an empty list, and relations are answered only where `populate` names them.
         */
        readonly get: operations["listDeals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deals/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type deal.
         * @description `documentId` is the id that both languages share; without `locale` it is the one in the first language of the shop. Where there is none in that language the answer is 404, and relations are answered only where `populate` names them.
         */
        readonly get: operations["readDeal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feature-flags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type feature-flag.
         * @description Needs no login for published entries, which are the same in every language; where nothing matches `data` is an empty list.
         */
        readonly get: operations["listFeatureFlags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feature-flags/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type feature-flag.
         * @description `documentId` is that of the list; the entry is the same in every language. Where there is none the answer is 404.
         */
        readonly get: operations["readFeatureFlag"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/route-rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A list of entries of the type route-rule.
         * @description Needs no login for published entries, which are the same in every language; where nothing matches `data` is an empty list.
         */
        readonly get: operations["listRouteRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/route-rules/{documentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One entry of the type route-rule.
         * @description `documentId` is that of the list; the entry is the same in every language. Where there is none the answer is 404.
         */
        readonly get: operations["readRouteRule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/site": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The site.
         * @description There is one of it in each language; without `locale` it is that of the first language of the shop, and components are answered only where `populate` names them.
         */
        readonly get: operations["readSite"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Error: {
            readonly data: null;
            readonly error: {
                readonly status: number;
                readonly name: string;
                readonly message: string;
                readonly details?: {
                    readonly [key: string]: unknown;
                };
            };
        };
        /** @description All fields, or those that `fields` names with the two ids. */
        readonly User: {
            readonly id: number;
            readonly documentId: string;
            readonly username?: string;
            readonly email?: string;
            readonly provider?: string;
            readonly confirmed?: boolean;
            readonly blocked?: boolean;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string;
        };
        readonly Session: {
            /** @description The bearer. The shop's own origin keeps it from pages: a browser gets it as the HttpOnly cookie `token`, and `csrf` instead. A registration whose address has to be confirmed first has neither. */
            readonly jwt?: string;
            readonly user: components["schemas"]["User"];
            /** @description For a page of the shop's own origin: the token against forged requests of the new session, and the header that carries it. */
            readonly csrf?: {
                readonly header: string;
                readonly token: string;
            };
        };
        readonly Ok: {
            /** @constant */
            readonly ok: true;
        };
        readonly Sent: {
            readonly email: string;
            /** @constant */
            readonly sent: true;
        };
        readonly Login: {
            readonly identifier: string;
            readonly password: string;
        };
        readonly Register: {
            readonly username: string;
            readonly email: string;
            readonly password: string;
        };
        readonly Email: {
            readonly email: string;
        };
        readonly ResetPassword: {
            readonly code: string;
            readonly password: string;
            readonly passwordConfirmation: string;
        };
        readonly ChangePassword: {
            readonly currentPassword: string;
            readonly password: string;
            readonly passwordConfirmation: string;
        };
        readonly Page: {
            readonly id: number;
            readonly documentId: string;
            readonly title?: string;
            readonly url?: string;
            /** @enum {unknown} */
            readonly layout?: "blog" | "strapi" | "admin" | "plain" | "advent" | "blackfriday" | "default" | "easter" | "easterhome" | "error" | "helpcenter" | "helpcenter-article" | "helpcenter-wiki" | "landing" | "newsletter" | "simple" | null;
            /** @enum {unknown} */
            readonly colorMode?: "auto" | "light" | "dark" | "high-contrast" | null;
            readonly seo?: components["schemas"]["SharedSeo"] | null;
            readonly content?: readonly components["schemas"]["Section"][];
            readonly localizations?: readonly components["schemas"]["Page"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly BlogCategory: {
            readonly id: number;
            readonly documentId: string;
            readonly name?: string;
            readonly slug?: string;
            readonly description?: string | null;
            readonly posts?: readonly components["schemas"]["BlogPost"][];
            readonly localizations?: readonly components["schemas"]["BlogCategory"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly BlogPost: {
            readonly id: number;
            readonly documentId: string;
            readonly title?: string;
            readonly slug?: string;
            readonly excerpt?: string | null;
            readonly body?: string | null;
            readonly authorName?: string | null;
            /** Format: date */
            readonly date?: string | null;
            readonly category?: components["schemas"]["BlogCategory"] | null;
            readonly cover?: components["schemas"]["Upload"] | null;
            readonly seo?: components["schemas"]["SharedSeo"] | null;
            readonly localizations?: readonly components["schemas"]["BlogPost"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly Job: {
            readonly id: number;
            readonly documentId: string;
            readonly title?: string;
            readonly slug?: string;
            readonly department?: string | null;
            readonly location?: string | null;
            /** @enum {unknown} */
            readonly employment?: "full_time" | "part_time" | "temporary" | "trainee" | "working_student" | null;
            readonly salaryFrom?: number | null;
            readonly remote?: boolean | null;
            /** Format: date */
            readonly postedOn?: string | null;
            readonly body?: string | null;
            readonly seo?: components["schemas"]["SharedSeo"] | null;
            readonly localizations?: readonly components["schemas"]["Job"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly HelpcenterArticle: {
            readonly id: number;
            readonly documentId: string;
            readonly title?: string;
            readonly url?: string;
            /** @enum {unknown} */
            readonly kind?: "article" | "wiki" | null;
            readonly position?: number | null;
            /** @enum {unknown} */
            readonly colorMode?: "auto" | "light" | "dark" | "high-contrast" | null;
            readonly body?: string | null;
            readonly parent?: components["schemas"]["HelpcenterArticle"] | null;
            readonly children?: readonly components["schemas"]["HelpcenterArticle"][];
            readonly seo?: components["schemas"]["SharedSeo"] | null;
            readonly localizations?: readonly components["schemas"]["HelpcenterArticle"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly MainCategory: {
            readonly id: number;
            readonly documentId: string;
            readonly name?: string;
            readonly slug?: string;
            readonly localizations?: readonly components["schemas"]["MainCategory"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly ProductCategory: {
            readonly id: number;
            readonly documentId: string;
            readonly name?: string;
            readonly slug?: string;
            readonly categoryKey?: string | null;
            readonly summary?: string | null;
            readonly mainCategory?: components["schemas"]["MainCategory"] | null;
            readonly localizations?: readonly components["schemas"]["ProductCategory"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly ProductPage: {
            readonly id: number;
            readonly documentId: string;
            readonly title?: string;
            readonly slugOverride?: string;
            readonly productKey?: string;
            readonly b2b?: boolean | null;
            readonly summary?: string | null;
            readonly description?: string | null;
            readonly productCategory?: components["schemas"]["ProductCategory"] | null;
            readonly image?: components["schemas"]["Upload"] | null;
            readonly seo?: components["schemas"]["SharedSeo"] | null;
            readonly content?: readonly components["schemas"]["Section"][];
            readonly localizations?: readonly components["schemas"]["ProductPage"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly SmallBanner: {
            readonly id: number;
            readonly documentId: string;
            readonly key?: string;
            readonly lead?: string | null;
            readonly text?: string | null;
            readonly url?: string | null;
            readonly active?: boolean | null;
            /** Format: date-time */
            readonly from?: string | null;
            /** Format: date-time */
            readonly until?: string | null;
            /** @description The pages that it stands on, one a line: kinds (home, products, domains, deals, content, blog, jobs, help) and addresses with their language, `/*` at the end for all below; none for all public pages. */
            readonly pages?: string | null;
            readonly localizations?: readonly components["schemas"]["SmallBanner"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly Deal: {
            readonly id: number;
            readonly documentId: string;
            readonly title?: string;
            readonly text?: string | null;
            readonly category?: string | null;
            /** @enum {unknown} */
            readonly kind?: "deal" | "flash" | "advent" | null;
            /** Format: date-time */
            readonly startsAt?: string | null;
            /** Format: date-time */
            readonly endsAt?: string | null;
            /** Format: date */
            readonly day?: string | null;
            readonly soldOut?: boolean | null;
            readonly startingPrice?: number | null;
            readonly product?: components["schemas"]["ProductPage"] | null;
            readonly image?: components["schemas"]["Upload"] | null;
            /** @description The deal of the shop's catalogue that this is about: what is cheaper, and from when until when, stands there. A deal without one, of another product or with another beginning or end is not shown. */
            readonly dealKey?: string | null;
            readonly localizations?: readonly components["schemas"]["Deal"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly FeatureFlag: {
            readonly id: number;
            readonly documentId: string;
            readonly key?: string;
            readonly enabled?: boolean | null;
            readonly description?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
        };
        readonly RouteRule: {
            readonly id: number;
            readonly documentId: string;
            readonly path?: string;
            readonly redirect?: string | null;
            readonly middleware?: readonly string[] | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
        };
        readonly Site: {
            readonly id: number;
            readonly documentId: string;
            readonly name?: string;
            readonly footerText?: string | null;
            readonly footerLinks?: readonly components["schemas"]["SharedLink"][];
            readonly audience?: string | null;
            readonly facts?: readonly components["schemas"]["SharedFact"][];
            readonly localizations?: readonly components["schemas"]["Site"][];
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string | null;
            readonly locale?: string;
        };
        readonly SharedSeo: {
            readonly id: number;
            readonly metaTitle?: string | null;
            readonly metaDescription?: string | null;
            readonly canonicalUrl?: string | null;
            readonly noIndex?: boolean | null;
            readonly shareImage?: components["schemas"]["Upload"] | null;
        };
        readonly SharedLink: {
            readonly id: number;
            readonly label?: string | null;
            readonly url?: string | null;
            readonly primary?: boolean | null;
            readonly page?: components["schemas"]["Page"] | null;
            readonly product?: components["schemas"]["ProductPage"] | null;
        };
        readonly SharedFact: {
            readonly id: number;
            readonly label?: string | null;
            readonly value?: string | null;
        };
        readonly SharedFaqItem: {
            readonly id: number;
            readonly question?: string | null;
            readonly answer?: string | null;
        };
        readonly SectionsHero: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.hero";
            readonly heading?: string | null;
            readonly text?: string | null;
            readonly drawing?: string | null;
            readonly image?: components["schemas"]["Upload"] | null;
            readonly link?: components["schemas"]["SharedLink"] | null;
            readonly links?: readonly components["schemas"]["SharedLink"][];
        };
        readonly SectionsRichText: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.rich-text";
            readonly body?: string | null;
        };
        readonly SectionsProductList: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.product-list";
            readonly title?: string | null;
            readonly text?: string | null;
            readonly category?: string | null;
            readonly products?: readonly components["schemas"]["ProductPage"][];
        };
        readonly SectionsProductTeaser: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.product-teaser";
            readonly title?: string | null;
            readonly text?: string | null;
            readonly product?: components["schemas"]["ProductPage"] | null;
            readonly image?: components["schemas"]["Upload"] | null;
        };
        readonly SectionsComparison: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.comparison";
            readonly title?: string | null;
            readonly text?: string | null;
            readonly columns?: readonly unknown[] | null;
            readonly rows?: readonly {
                readonly label: string;
                readonly values: readonly unknown[];
            }[] | null;
        };
        readonly SectionsFaq: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.faq";
            readonly title?: string | null;
            readonly items?: readonly components["schemas"]["SharedFaqItem"][];
        };
        readonly SectionsGallery: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.gallery";
            readonly title?: string | null;
            readonly loop?: boolean | null;
            readonly titles?: readonly (string | null)[] | null;
            readonly images?: readonly components["schemas"]["Upload"][];
        };
        readonly SectionsDealList: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.deal-list";
            readonly title?: string | null;
            readonly kind?: string | null;
            readonly category?: string | null;
        };
        readonly SectionsDomainSearch: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.domain-search";
            readonly title?: string | null;
            readonly text?: string | null;
        };
        readonly SectionsNewsletter: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.newsletter";
            readonly title?: string | null;
            readonly text?: string | null;
        };
        readonly SectionsTldTable: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.tld-table";
            readonly title?: string | null;
            readonly text?: string | null;
            readonly group?: string | null;
        };
        readonly SectionsStorageCalculator: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.storage-calculator";
            readonly title?: string | null;
            readonly text?: string | null;
            /** @description Key of the product that is sold by the gigabyte. */
            readonly storage?: string | null;
            /** @description Key of the product that it is ordered with. */
            readonly server?: string | null;
        };
        readonly SectionsCallToAction: {
            readonly id: number;
            /** @constant */
            readonly __component: "sections.call-to-action";
            readonly title?: string | null;
            readonly text?: string | null;
            readonly links?: readonly components["schemas"]["SharedLink"][];
        };
        readonly Section: components["schemas"]["SectionsHero"] | components["schemas"]["SectionsRichText"] | components["schemas"]["SectionsProductList"] | components["schemas"]["SectionsProductTeaser"] | components["schemas"]["SectionsComparison"] | components["schemas"]["SectionsFaq"] | components["schemas"]["SectionsGallery"] | components["schemas"]["SectionsDealList"] | components["schemas"]["SectionsDomainSearch"] | components["schemas"]["SectionsNewsletter"] | components["schemas"]["SectionsTldTable"] | components["schemas"]["SectionsStorageCalculator"] | components["schemas"]["SectionsCallToAction"];
        readonly Upload: {
            readonly id: number;
            readonly documentId: string;
            readonly name?: string;
            readonly alternativeText?: string | null;
            readonly caption?: string | null;
            readonly focalPoint?: unknown;
            readonly width?: number | null;
            readonly height?: number | null;
            readonly formats?: null | {
                readonly thumbnail?: components["schemas"]["UploadFormat"];
                readonly xsmall?: components["schemas"]["UploadFormat"];
                readonly small?: components["schemas"]["UploadFormat"];
                readonly medium?: components["schemas"]["UploadFormat"];
                readonly large?: components["schemas"]["UploadFormat"];
                readonly xlarge?: components["schemas"]["UploadFormat"];
            };
            readonly hash?: string;
            readonly ext?: string;
            readonly mime?: string;
            /** @description Kilobytes. */
            readonly size?: number;
            readonly url?: string;
            readonly previewUrl?: string | null;
            readonly provider?: string;
            readonly provider_metadata?: unknown;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            /** Format: date-time */
            readonly publishedAt?: string;
        };
        readonly UploadFormat: {
            readonly name: string;
            readonly hash: string;
            readonly ext: string;
            readonly mime: string;
            readonly path?: string | null;
            readonly width: number;
            readonly height: number;
            readonly size?: number;
            readonly sizeInBytes?: number;
            readonly url: string;
        };
        readonly Meta: {
            /** @description By pages, or by start and limit. */
            readonly pagination: {
                readonly page?: number;
                readonly pageSize?: number;
                readonly pageCount?: number;
                readonly start?: number;
                readonly limit?: number;
                readonly total?: number;
            };
        };
    };
    responses: {
        /** @description Strapi's error payload. */
        readonly Error: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": null,
                 *       "error": {
                 *         "status": 400,
                 *         "name": "ValidationError",
                 *         "message": "Invalid identifier or password",
                 *         "details": {}
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
        readonly Filters: {
            readonly [key: string]: unknown;
        };
        /** @description `date:desc`, a list, or an object. */
        readonly Sort: unknown;
        /** @description Only these fields; the two ids are always included. */
        readonly Fields: unknown;
        /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
        readonly Populate: unknown;
        /** @description page and pageSize, or start and limit, at most 100; withCount. */
        readonly Pagination: {
            readonly [key: string]: unknown;
        };
        /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
        readonly Locale: string;
        /** @description Drafts are for users with access to the admin area. */
        readonly Status: string;
        /** @description Any text of the entry holds it. */
        readonly Words: string;
        /** @description Drafts that have a published version as well or have none. */
        readonly HasPublishedVersion: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "identifier": "ada@example.test",
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Login"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Login"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "ada@example.test",
                 *       "email": "ada@example.test",
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Register"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Register"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly forgotPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ada@example.test"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Email"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Email"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Ok"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3ddc8f32",
                 *       "password": "Passw0rd-two",
                 *       "passwordConfirmation": "Passw0rd-two"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ResetPassword"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ResetPassword"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "currentPassword": "Passw0rd-one",
                 *       "password": "Passw0rd-two",
                 *       "passwordConfirmation": "Passw0rd-two"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ChangePassword"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ChangePassword"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly sendEmailConfirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ada@example.test"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Email"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["Email"];
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ada@example.test",
                     *       "sent": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Sent"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly confirmEmail: {
        readonly parameters: {
            readonly query: {
                readonly confirmation: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Confirmed; redirects to the shop. */
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly providerCallback: {
        readonly parameters: {
            readonly query?: {
                readonly access_token?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln",
                     *       "user": {
                     *         "id": 1,
                     *         "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *         "username": "ada",
                     *         "email": "ada@example.test",
                     *         "provider": "local",
                     *         "confirmed": true,
                     *         "blocked": false,
                     *         "createdAt": "2026-11-21T01:17:54.848Z",
                     *         "updatedAt": "2026-11-21T01:17:54.848Z",
                     *         "publishedAt": "2026-11-21T01:17:54.718Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly connectProvider: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Redirects to the provider. */
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly connectCallback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Redirects to the shop. */
            readonly 302: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readUser: {
        readonly parameters: {
            readonly query?: {
                /** @description `*`, a name or names in brackets; relations that the role may not see are left out, a name that is no relation is 400. */
                readonly populate?: unknown;
                /** @description Only these fields, as `fields[0]=username`. */
                readonly fields?: string | readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "documentId": "uiyqyl2wlgl69mby483ng1ct",
                     *       "username": "ada",
                     *       "email": "ada@example.test",
                     *       "provider": "local",
                     *       "confirmed": true,
                     *       "blocked": false,
                     *       "createdAt": "2026-11-21T01:17:54.848Z",
                     *       "updatedAt": "2026-11-21T01:17:54.848Z",
                     *       "publishedAt": "2026-11-21T01:17:54.718Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listPages: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "title": "Hosting",
                     *           "url": "/hosting",
                     *           "layout": "landing",
                     *           "colorMode": "auto",
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Page"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readPage: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "title": "Hosting",
                     *         "url": "/hosting",
                     *         "layout": "landing",
                     *         "colorMode": "auto",
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["Page"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listBlogCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "name": "News",
                     *           "slug": "news",
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["BlogCategory"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readBlogCategory: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "name": "News",
                     *         "slug": "news",
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["BlogCategory"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listBlogPosts: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "title": "Post 3",
                     *           "slug": "post-3",
                     *           "date": "2026-04-03",
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["BlogPost"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readBlogPost: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "title": "Post 3",
                     *         "slug": "post-3",
                     *         "date": "2026-04-03",
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["BlogPost"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listJobs: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "title": "Support agent",
                     *           "slug": "support-agent",
                     *           "salaryFrom": 30000,
                     *           "remote": false,
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Job"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readJob: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "title": "Support agent",
                     *         "slug": "support-agent",
                     *         "salaryFrom": 30000,
                     *         "remote": false,
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["Job"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listHelpcenterArticles: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "title": "Documentation",
                     *           "url": "/documentation",
                     *           "kind": "wiki",
                     *           "position": 1,
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["HelpcenterArticle"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readHelpcenterArticle: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "title": "Documentation",
                     *         "url": "/documentation",
                     *         "kind": "wiki",
                     *         "position": 1,
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["HelpcenterArticle"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listMainCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "name": "Server",
                     *           "slug": "server",
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["MainCategory"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readMainCategory: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "name": "Server",
                     *         "slug": "server",
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["MainCategory"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listProductCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "name": "VPS",
                     *           "slug": "vps",
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["ProductCategory"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readProductCategory: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "name": "VPS",
                     *         "slug": "vps",
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["ProductCategory"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listProductPages: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "title": "VPS 1000",
                     *           "slugOverride": "vps-1000",
                     *           "productKey": "vps-1000",
                     *           "b2b": false,
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["ProductPage"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readProductPage: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "title": "VPS 1000",
                     *         "slugOverride": "vps-1000",
                     *         "productKey": "vps-1000",
                     *         "b2b": false,
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["ProductPage"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listSmallBanners: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "key": "transfer-free",
                     *           "text": "Moving a domain costs nothing.",
                     *           "active": true,
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["SmallBanner"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readSmallBanner: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "key": "transfer-free",
                     *         "text": "Moving a domain costs nothing.",
                     *         "active": true,
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["SmallBanner"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listDeals: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "title": "VPS special",
                     *           "kind": "flash",
                     *           "soldOut": false,
                     *           "startingPrice": 4.99,
                     *           "locale": "en"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["Deal"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readDeal: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "title": "VPS special",
                     *         "kind": "flash",
                     *         "soldOut": false,
                     *         "startingPrice": 4.99,
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["Deal"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listFeatureFlags: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "key": "flash-deals",
                     *           "enabled": true
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["FeatureFlag"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readFeatureFlag: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "key": "flash-deals",
                     *         "enabled": true
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["FeatureFlag"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly listRouteRules: {
        readonly parameters: {
            readonly query?: {
                /** @description Brackets: `filters[url][$eq]=/hosting`; $eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull $contains $containsi $startsWith $endsWith and their relatives, $and $or $not, paths over relations. */
                readonly filters?: components["parameters"]["Filters"];
                /** @description `date:desc`, a list, or an object. */
                readonly sort?: components["parameters"]["Sort"];
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description page and pageSize, or start and limit, at most 100; withCount. */
                readonly pagination?: components["parameters"]["Pagination"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
                /** @description Any text of the entry holds it. */
                readonly _q?: components["parameters"]["Words"];
                /** @description Drafts that have a published version as well or have none. */
                readonly hasPublishedVersion?: components["parameters"]["HasPublishedVersion"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *           "path": "/en/old-address",
                     *           "redirect": "/en/new-address",
                     *           "middleware": null
                     *         }
                     *       ],
                     *       "meta": {
                     *         "pagination": {
                     *           "page": 1,
                     *           "pageSize": 25,
                     *           "pageCount": 1,
                     *           "total": 1
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["RouteRule"][];
                        readonly meta: components["schemas"]["Meta"];
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readRouteRule: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path: {
                readonly documentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "path": "/en/old-address",
                     *         "redirect": "/en/new-address",
                     *         "middleware": null
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["RouteRule"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
    readonly readSite: {
        readonly parameters: {
            readonly query?: {
                /** @description Only these fields; the two ids are always included. */
                readonly fields?: components["parameters"]["Fields"];
                /** @description `*`, names, or an object with fields, filters, sort, populate, and `on` for dynamic zones. */
                readonly populate?: components["parameters"]["Populate"];
                /** @description `en`, `de`, `*` for both; without it the first language of the shop, and so for the one that a shop of one language does not have; any other has no entries. */
                readonly locale?: components["parameters"]["Locale"];
                /** @description Drafts are for users with access to the admin area. */
                readonly status?: components["parameters"]["Status"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entry. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                     *         "name": "Example Hosting",
                     *         "footerText": "Prices include VAT.",
                     *         "locale": "en"
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    readonly "application/json": {
                        readonly data: components["schemas"]["Site"];
                        readonly meta: Record<string, never>;
                    };
                };
            };
            readonly default: components["responses"]["Error"];
        };
    };
}
