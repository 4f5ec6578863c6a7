// The door of `domain-name`: how names are read, what endings take, what registries answer, how a check goes.
export type {
  Acquisition,
  Availability,
  CheckAnswer,
  DomainName,
  Ending,
  EndingRules,
  NameFacts,
  Reading,
  ReadingHint,
  ToAscii,
} from "./model.ts";
export { endingKnownFor, endingsPerPage, nameCheckLimit, namesAtOnce, serversKnownFor } from "./limits.ts";
export {
  AuthcodeCharactersWrong,
  AuthcodeLengthWrong,
  type AuthcodeRefusal,
  DomainCheckFailed,
  DomainEndingUnknown,
  DomainNameInvalid,
  DomainNotRegistered,
  DomainNotTransferable,
  DomainLeaving,
  DomainOurs,
  DomainRateLimited,
  DomainTaken,
  DomainUnclear,
  DomainValidationFailed,
  type AcquireRefusal,
  type AcquisitionRefusal,
  type CheckRefusal,
  type NameFault,
  type NameRefusal,
  plainRefusal,
  type PlainRefusal,
} from "./errors.ts";
export { endingPage, type EndingPage, type EndingSearch, shownEndings } from "./endings.ts";
export { mixesScripts, strictToAscii, toUnicode } from "./idna.ts";
export { soughtForms, soughtName } from "./sought-name.ts";
export { availabilities } from "./model.ts";
export { type DnsAnswer, dnsAnswerOf, dnsAvailability } from "./dns.ts";
export {
  availabilityByRdap,
  rdapAddress,
  type RdapBootstrap,
  rdapBootstrapOf,
  type RdapReading,
  rdapReading,
  rdapRedirect,
  type RdapResponse,
  rdapServers,
} from "./rdap.ts";
export { nameHolder, type NameClaim } from "./holding.ts";
export {
  availabilityHere,
  refusalHere,
  authcodeFrom,
  checksWithinLimit,
  domainNameOf,
  embeddedAvailability,
  labelOf,
  mayAcquire,
  nameUnder,
  offerFor,
  parseDomainName,
  waitSeconds,
} from "./rules.ts";
export { type AnsweredName, DomainDesk, Registry, type RegistryShape } from "./ports.ts";
export { checkDomain, type CheckFacts, confirmAcquisition } from "./use-cases.ts";
export { areSeveralNames, type LeftOut, type Search, type SearchFacts, searchOf } from "./search.ts";
export {
  addableNames,
  areAllTaken,
  asTyped,
  nextSearchOrder,
  orderedNames,
  readSearchOrder,
  type SearchOrder,
  searchOrders,
  writtenSearchOrder,
  shownSuggestions,
} from "./search-order.ts";
export {
  isAnnounced,
  mayCheckAgain,
  mayGoOn,
  searchCounts,
  type SearchCounts,
  type SearchedName,
  withAnswer,
} from "./searched-names.ts";
export { type NamesAnswered, type NamesRequest, type SearchEvent, type SearchInput, searchMachine } from "./machine.ts";
