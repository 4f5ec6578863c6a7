// Vendure's settings: SQLite in a file, its own search index, payment that settles at once, no log. What would cost it time and is not asked of it is off.
import { join } from "node:path";
import { DefaultSearchPlugin, dummyPaymentHandler, NoopLogger } from "@vendure/core";

export const settings = {
  apiOptions: {
    port: Number(process.env.PORT),
    hostname: "127.0.0.1",
    shopApiPath: "shop-api",
    adminApiPath: "admin-api",
  },
  authOptions: {
    tokenMethod: ["bearer"],
    requireVerification: false,
    superadminCredentials: { identifier: "bench", password: process.env.SUPERADMIN_PASSWORD },
    cookieOptions: { secret: process.env.SUPERADMIN_PASSWORD },
  },
  dbConnectionOptions: {
    type: "better-sqlite3",
    database: join(process.env.DATA_DIR, "vendure.sqlite"),
    synchronize: process.argv.includes("--fill"),
    logging: false,
    enableWAL: true,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new NoopLogger(),
  plugins: [DefaultSearchPlugin],
};
