// Door of the session: who is at the screen, how they come in and go.
export * from "./errors.ts";
export {
  type Account,
  type AccountChange,
  afterReset,
  type CodeKind,
  codeUntil,
  invitedBy,
  mayHaveCode,
  type NewAccount,
  openedBy,
} from "./accounts.ts";
export { AccountLetters, Accounts, type Judged, Logins, SingleSignKeys } from "./account-ports.ts";
export {
  changePassword,
  confirmAddress,
  enterByProvider,
  logIn,
  openPanel,
  register,
  type Registration,
  requestCode,
  resetPassword,
  stillLoggedIn,
} from "./account-use-cases.ts";
export {
  entryGaps,
  fieldOfRefusal,
  identifierTyped,
  isUnanswered,
  loginOf,
  pathAfterEntry,
  registrationOf,
} from "./entry.ts";
export {
  type AccountLogins,
  firstGeneration,
  isCanonicalToken,
  loginStands,
  mayBeVouched,
  mayGetRow,
  type NotedLogin,
  type ProvedNow,
  provesIdentity,
} from "./logins.ts";
export {
  type Taken,
  takenBack,
  type TakenCell,
  takenKinds,
  type TakenKind,
  type TakingAct,
} from "./taken-back.ts";
export { sessionMachine, type SessionMachine } from "./machine.ts";
export { type EntryStage, entryStage } from "./view.ts";
export type {
  Completed,
  Completion,
  RefusalValue,
  SessionContext,
  SessionEvent,
  SessionInput,
} from "./machine-model.ts";
export { type ConfirmationPolicy, confirmationPolicies, roles, staffRoles } from "./model.ts";
export type {
  AccountElsewhere,
  AnonymousEntry,
  Area,
  Entry,
  EntryField,
  Granted,
  Role,
  Token,
  TokenInformation,
  User,
} from "./model.ts";
export { ContentUsers, Sessions, TokenStore } from "./ports.ts";
export {
  connectPath,
  finishedLogin,
  isProviderKey,
  isSubject,
  nonceCookie,
  type ProviderEntry,
  providerEntry,
  type ProviderIdentity,
  type ProviderReturn,
  returnedPath,
  startedLogin,
  type StartedLogin,
  startedLoginCookie,
} from "./provider.ts";
export {
  accountLettersPerHour,
  attemptsWindow,
  callsWindow,
  confirmationLinkTime,
  judgeIdleFor,
  knownPlaceDays,
  letterAnswerTime,
  loginDays,
  longestShownWait,
  maximumPasswordBytes,
  minimumPasswordLength,
  nonceLength,
  passwordTriesPerHour,
  providerAnswerTime,
  providerKnownFor,
  proxyWarnedEvery,
  resetLinkTime,
  sessionSeenEvery,
  typedBeforeLoginTime,
} from "./limits.ts";
export { deviceOf, deviceText } from "./devices.ts";
export {
  bindingOf,
  cartHolder,
  accountIsOurs,
  chosenName,
  chosenPassword,
  confirmedFor,
  entered,
  entryRefusal,
  type GuessesFor,
  isCustomer,
  isLoginOver,
  isOwnName,
  isStaff,
  judgedPart,
  mayEnter,
  mayLink,
  nameKey,
  panelLogoutQuery,
  password,
  passwordRepeat,
  roleOf,
  takenBy,
  writtenPassword,
} from "./rules.ts";
export { enter, fetchUser, leave } from "./use-cases.ts";
