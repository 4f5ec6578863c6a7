// What stands around the types in a new Strapi project: its settings, who may read, and that drafts need a token. [API-02] [CMS-01]
import type { ProjectFiles } from "./strapi-types.ts";
import { contentTypes } from "./types.ts";

/** The version that the types were tried with. */
const strapiVersion = "5.54.0";

const manifest = {
  name: "kontor-cms",
  version: "0.1.0",
  private: true,
  scripts: { build: "strapi build", develop: "strapi develop", start: "strapi start" },
  dependencies: {
    "@strapi/plugin-users-permissions": strapiVersion,
    "@strapi/provider-email-nodemailer": strapiVersion,
    "@strapi/strapi": strapiVersion,
    pg: "^8.16.0",
    react: "^18.3.1",
    "react-dom": "^18.3.1",
    "react-router-dom": "^6.30.0",
    "styled-components": "^6.1.0",
  },
  engines: { node: ">=20 <=24" },
};

const server = `"use strict";

// PUBLIC_URL is the shop's address: logins by other providers come back to it, and its proxy is trusted.
module.exports = ({ env }) => ({
  host: env("HOST", "127.0.0.1"),
  port: env.int("PORT", 1337),
  url: env("PUBLIC_URL", ""),
  proxy: { koa: true },
  app: { keys: env.array("APP_KEYS") },
});
`;

const admin = `"use strict";

module.exports = ({ env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  serveAdminPanel: env.bool("SERVE_ADMIN", true),
  autoOpen: false,
});
`;

const database = `"use strict";

module.exports = ({ env }) => ({
  connection: { client: "postgres", connection: { connectionString: env("DATABASE_URL") }, pool: { min: 2, max: 10 } },
});
`;

const api = `"use strict";

module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true } };
`;

const plugins = `"use strict";

// Attempts are counted by visitor: the shop forwards their addresses, and the proxy setting of the server trusts it.
module.exports = ({ env }) => ({
  "users-permissions": { config: { jwtSecret: env("JWT_SECRET"), ratelimit: { enabled: true, interval: { min: 1 }, max: env.int("AUTH_RATE_LIMIT", 10) } } },
  // The sizes that the shop's pages choose from.
  upload: { config: { breakpoints: { xlarge: 1600, large: 1440, medium: 1024, small: 768, xsmall: 480 } } },
  email: env("SMTP_URL")
    ? { config: { provider: "nodemailer", providerOptions: { url: env("SMTP_URL") }, settings: { defaultFrom: env("MAIL_FROM"), defaultReplyTo: env("MAIL_FROM") } } }
    : {},
});
`;

const middlewares = `"use strict";

module.exports = [
  "strapi::logger",
  "strapi::errors",
  "strapi::security",
  "strapi::cors",
  "strapi::poweredBy",
  "strapi::query",
  "global::drafts",
  "strapi::body",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
`;

const drafts = `"use strict";

// By itself a Strapi gives drafts to everyone who may read: here they need an API token, which has no dots, as logins have.
const isLogin = (authorization) => !/^bearer [^.]+$/i.test(authorization ?? "");

module.exports = () => (ctx, next) =>
  ctx.query.status === "draft" && ctx.path.startsWith("/api/") && isLogin(ctx.get("authorization"))
    ? ctx.forbidden("Drafts need a preview token")
    : next();
`;

const index = `"use strict";

const types = ${JSON.stringify(contentTypes.map(({ name, single }) => [name, single]))};

// Letters lead to the shop's pages. What an administrator has set stays.
const leadToShop = async (strapi) => {
  const shop = process.env.PUBLIC_URL;
  const store = strapi.store({ type: "plugin", name: "users-permissions", key: "advanced" });
  const now = await store.get();
  if (!shop || now === null) return;
  await store.set({
    value: {
      ...now,
      email_reset_password: now.email_reset_password || \`\${shop}/en/account/reset-password\`,
      email_confirmation_redirection: now.email_confirmation_redirection || \`\${shop}/en/account\`,
    },
  });
};

// A new Strapi has neither the second language nor anyone who may read.
const bootstrap = async ({ strapi }) => {
  await leadToShop(strapi);
  const locales = strapi.plugin("i18n").service("locales");
  if ((await locales.findByCode("de")) === null) await locales.create({ code: "de", name: "German (de)" });
  const roles = await strapi.db.query("plugin::users-permissions.role").findMany({ populate: ["permissions"] });
  for (const role of roles.filter(({ type }) => type === "public" || type === "authenticated")) {
    if (role.permissions.some(({ action }) => action.startsWith("api::"))) continue;
    for (const [name, single] of types)
      for (const action of single ? ["find"] : ["find", "findOne"])
        await strapi.db.query("plugin::users-permissions.permission").create({ data: { action: \`api::\${name}.\${name}.\${action}\`, role: role.id } });
  }
};

module.exports = { register() {}, bootstrap };
`;

/** Paths are those of the project. */
export const strapiProjectFiles: ProjectFiles = {
  "package.json": `${JSON.stringify(manifest, null, 2)}\n`,
  "config/admin.js": admin,
  "config/api.js": api,
  "config/database.js": database,
  "config/middlewares.js": middlewares,
  "config/plugins.js": plugins,
  "config/server.js": server,
  "src/index.js": index,
  "src/middlewares/drafts.js": drafts,
  "public/uploads/.gitkeep": "",
  "public/robots.txt": "User-agent: *\nDisallow: /\n",
};
