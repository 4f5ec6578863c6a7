// What the build says of the client, made by `build/app-scripts-plugin.ts`.
declare module "virtual:app-scripts" {
  export const app: import("../../platform/app.ts").App;
  /** The built text of `platform/waking/waking.ts`. */
  export const waking: string;
  /** The built text of `visitor/session/login-end.ts`. */
  export const loginEnd: string;
  /** The built text of `visitor/consent/banner-press.ts`. */
  export const bannerPress: string;
  /** The built text of `visitor/consent/optional-scripts.ts`. */
  export const optionalScripts: string;
  /** The built text of `visitor/second-factor/passkeys-running.ts`. */
  export const passkeys: string;
  /** The built text of `site/ticket/check-running.ts`: the script of the check at entrances, by itself. */
  export const ticketCheck: string;
  /** The built text of `site/ticket/check-worker.ts`. */
  export const ticketWorker: string;
  /** The built text of `site/ticket/decoder.ts`: fetched where the browser reads no QR codes itself. */
  export const ticketDecoder: string;
}
