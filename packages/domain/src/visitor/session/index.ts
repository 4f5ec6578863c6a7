// Door of the session: who is at the screen, how they come in and go.
export * from "./errors.ts";
export {
  sessionMachine,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  type SessionMachine,
  type RefusalValue,
} from "./machine.ts";
export type { AccountElsewhere, Area, Entry, Granted, Role, Token, TokenInformation, User } from "./model.ts";
export { ContentUsers, Sessions, TokenStore } from "./ports.ts";
export {
  connectPath,
  finishedLogin,
  nonceCookie,
  nonceLength,
  type ProviderReturn,
  type StartedLogin,
  startedLoginCookie,
} from "./provider.ts";
export { accountLettersPerHour, maximumPasswordBytes, minimumPasswordLength } from "./limits.ts";
export {
  bindingOf,
  cartHolder,
  chosenPassword,
  entered,
  entryRefusal,
  isCustomer,
  isOwnName,
  mayEnter,
  mayLink,
  panelLogoutQuery,
  password,
  passwordRepeat,
  roleOf,
} from "./rules.ts";
export { enter, fetchUser, leave } from "./use-cases.ts";
