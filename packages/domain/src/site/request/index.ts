// The door of `request`: the forms of the site, their files, the newsletter's double opt-in, the machine that sends.
export { attachment, attachments, attachmentTypes, allowedTypes } from "./attachments.ts";
export {
  crossSiteRefusal,
  ownOrigins,
  type CsrfEvidence,
  csrfRefusal,
  isOpenOrigin,
  tokenEndedHeader,
  isForgeable,
  type OriginEvidence,
  type IsTokenOf,
  wantsFreshToken,
} from "./csrf.ts";
export {
  type DeclarationAct,
  declarationAct,
  declarationDraft,
  declarationForms,
  declarationsStoredSince,
  type DeclarationStep,
  declarationStep,
  type DeclaredFact,
  declaredFacts,
  receiptReference,
} from "./declaration.ts";
export {
  ChoiceMissing,
  ContractUnnamed,
  CrossSiteRequest,
  CsrfCookieMissing,
  type CsrfRefusal,
  CsrfTokenInvalid,
  CsrfTokenMissing,
  DeclarationLinkUnknown,
  DeclarationAnswered,
  FileEmpty,
  FileInfected,
  FilesNotScanned,
  FilesTooLarge,
  FileTooLarge,
  FileTypeNotAllowed,
  GoodFaithNotStated,
  JobNotOpen,
  NewsletterTermsNotAgreed,
  ProFormUnknown,
  type RequestFieldRefusal,
  RequestKeyUsed,
  RequestNotSent,
  type RequestRefusal,
  RequestRefused,
  SubscriptionLinkNotValid,
  SubscriptionLinkUnknown,
  TextTooLong,
  TooManyFiles,
  UrlInvalid,
} from "./errors.ts";
export { type Attachment, type Concern, concerns, type FileContent, type RequestFacts, type Typed } from "./facts.ts";
export {
  applicationBytes,
  applicationLimit,
  attachmentLimits,
  confirmationTime,
  declarationLimit,
  lineMaximum,
  messageLimit,
  textMaximum,
  urlMaximum,
} from "./limits.ts";
export {
  filesOf,
  messageFacts,
  type MessageFact,
  messageForms,
  messagesStoredSince,
  proProductsOf,
} from "./message.ts";
export { type NotSent, type RequestEvent, type RequestInput, requestMachine } from "./machine.ts";
export { isUnsent } from "./view.ts";
export {
  type Declaration,
  type DeclarationDraft,
  type DeclarationForm,
  type DeclarationReceipt,
  type Draft,
  type Drafts,
  type Filing,
  type Filings,
  type Form,
  legalSteps,
  type Message,
  type MessageDraft,
  type MessageForm,
  type MessageReceipt,
  type NewsletterDraft,
  type Receipt,
  type StoredDeclaration,
  type StoredMessage,
  type Subscription,
} from "./model.ts";
export {
  DeclarationLetters,
  type DeclarationOutcome,
  type DeclarationQuestion,
  Declarations,
  FileScanner,
  MessageLetters,
  Messages,
  type SubscriptionLetter,
  SubscriptionLetters,
  Subscriptions,
} from "./ports.ts";
export {
  checkRequest,
  draftAsSent,
  emptyRequest,
  isTouched,
  type PlainRequestRefusal,
  plainRequestRefusals,
  receiptOf,
  requestDraft,
  requestFieldRefusal,
  triedForms,
  withField,
} from "./rules.ts";
export {
  requestedSubscription,
  confirmedSubscription,
  endedSubscription,
  isLinkDone,
  maySendNewsletter,
  newsletterTerms,
  type SubscriptionFacts,
  subscriptionsStoredSince,
} from "./subscription.ts";
export {
  answerByLink,
  answerDeclaration,
  type Answering,
  declarationAfter,
  declarationQuestion,
  proveDeclaration,
  settleEarlier,
  questionByLink,
  questionsAbout,
  questionsOf,
  type QuestionedContract,
} from "./answers.ts";
export {
  type DeclarationAnswer,
  declarationDueOn,
  type DeclaredContract,
  type DeclaredStanding,
  isForJudgement,
  type ProofWay,
} from "./declared.ts";
export { endedBy, endedForCauseBy } from "./matching.ts";
export { type NamedContract, possibleAnswers, questionLines, questionWords } from "./question-words.ts";
export { scanFiles, takeDeclaration, takeMessage, type Taking } from "./use-cases.ts";
export { confirmNewsletter, endNewsletter, openNewsletterLink, subscribe } from "./subscribe.ts";
export { type RequestWords, requestWords } from "./words.ts";
