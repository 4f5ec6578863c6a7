// Generated from the refusals.ts of all contexts by `npm run generate`; never edited.
import type { RefusalTag } from "./entries.gen.ts";

/** Which refusals each context has. */
export const refusalsByContext = {
  "kernel/text": ["ForbiddenCharacters"],
  "kernel/limit": ["TooManyAttempts"],
  "visitor/session": ["LoginRefused","AccountBlocked","RegistrationTaken","RegistrationInvalid","UsernameTaken","UsernameUnusable","PasswordTooShort","PasswordTooLong","PasswordCommon","PasswordsDiffer","PasswordUnchanged","CurrentPasswordWrong","CodeNotValid","EmailUnconfirmed","TokenMissing","AreaClosed","AccountNotLinked","SessionUnknown","AccountManagedElsewhere","LogoutFailed","ProviderLoginRefused","ProviderAddressUnverified","ProviderLoginFailed","RequestTimedOut","ContentRefused","UnknownError"],
  "visitor/consent": ["ConsentNotRecorded"],
  "visitor/second-factor": ["FactorMissing","FactorNotSet","FactorWrong","FactorThere","EnrolmentOver","PasskeyRefused","PasskeyUnknown","PasskeysFull","ProofTooOld"],
  "shop/vat": ["VatMapFailed","VatMapEmpty","VatIdInvalid"],
  "shop/domain-name": ["DomainNameInvalid","DomainEndingUnknown","DomainValidationFailed","DomainRateLimited","DomainCheckFailed","DomainTaken","DomainNotRegistered","DomainOurs","DomainLeaving","DomainUnclear","DomainNotTransferable","AuthcodeLengthWrong","AuthcodeCharactersWrong"],
  "shop/catalog": ["ProductUnknown","ProductSoldOut","ProductOnlyAsAddition","BillingPeriodNotOffered","LocationNotOffered","AdditionNotOffered","FieldNotOffered","CertificateNameMissing","CertificateNameInvalid","StorageSizeNotOffered"],
  "shop/voucher": ["VoucherCodeMissing","VoucherNotValid","VoucherRedeemed","VoucherExpired","VoucherTooHigh"],
  "shop/contract": ["EndNotPossible","GuaranteeOver","GuaranteeUsed","WithdrawalOver","NameIsDone","ContractUnknown","ContractNotRunning","GuaranteeNotOffered","WithdrawalNotForBusiness"],
  "shop/cart": ["CartNotFound","CartChanged","CartTooLarge","TooManyPieces","ItemUnknown","ChangeNotPossible","QuantityInvalid","AdditionMaximumReached","DomainAlreadyInCart","DomainNotInCart","EndingNotIncluded","IncludedPlacesTaken"],
  "shop/customer": ["FieldRequired","NameLengthWrong","NameNotCapital","NameNotLetters","EmailInvalid","EmailTooLong","EmailsDiffer","CustomerNumberInvalid","PhoneInvalid","CompanyInvalid","CompanyTooLong","StreetInvalid","CityInvalid","PostCodeInvalid","CountryMissing","MessageMissing","ProductCategoryMissing","DateInvalid","DatePast","KindMissing","VatIdNeedsBusiness","CountriesNotLoaded","AddressLocked","EmailUnchanged","BuyerReferenceNotValid","OrderReferenceNotForPrivate","AddressRefused"],
  "shop/checkout": ["TermsNotAgreed","CancellationPolicyNotRead","AgeNotConfirmed","ConditionsNotConfirmed","ResellerNotBusiness","CartEmpty","CartOrdered","QuoteChanged","AddressChanged","AddressMissing","AuthcodeMissing","OrderUnknown","IdempotencyKeyUsed","TooManyOrders"],
  "shop/balance": ["AmountNotValid","PaidDayNotValid","PayoutTooHigh","ReferenceTaken","AlreadyNoted","DocumentUnknown","LeftChanged","NothingLeft","AdjustmentUnknown","BooksNotReady","IbanNotValid","HolderNotValid","PaymentUnknown"],
  "shop/payment": ["ProviderNotOffered","NothingToPay","AmountTooSmall","ProviderAway","PaymentUnderWay","RefundRefused","DifferenceUnknown","DifferenceResolved","NoticeForged","PayLinkUnknown","PayLinkOver"],
  "shop/personal-data": ["ContractsStillRun","MoneyStillOpen"],
  "shop/invoice": ["InvoiceUnknown","CreditNotPossible","CreditTextNotValid","RateNotOutdated","CreditTooHigh","BuyerReferenceFixed"],
  "site/routing": ["PageNotFound","BadRequestPath","MethodNotAllowed","UnknownLayout","UnknownMiddleware","RedirectNotAllowed","UnknownBlock"],
  "site/request": ["ContractUnnamed","ChoiceMissing","TextTooLong","NewsletterTermsNotAgreed","SubscriptionLinkNotValid","SubscriptionLinkUnknown","DeclarationAnswered","DeclarationLinkUnknown","UrlInvalid","GoodFaithNotStated","FileTypeNotAllowed","FileEmpty","FileTooLarge","FilesTooLarge","TooManyFiles","FileInfected","FilesNotScanned","JobNotOpen","ProFormUnknown","RequestNotSent","RequestKeyUsed","CsrfCookieMissing","CsrfTokenMissing","CsrfTokenInvalid","CrossSiteRequest","RequestRefused"],
  "site/ticket": ["TicketKeyInvalid","TicketUnknown","TicketAlreadyAdmitted","StaffKeyNotValid","StaffSessionMissing","TicketColumnsMissing","TicketRowInvalid","TicketListInvalid","TicketListSize","TicketFieldInvalid","TicketEventUnknown","TicketOfOtherEvent","TicketKeyLost","TicketWithdrawn"],
  "site/admin": ["BannerScheduleWrong","BannerPageUnknown","BannerUnknown","BannersElsewhere","DraftsClosed","AdminPageUnknown","ReasonMissing","RateNotValid","NotACustomer","PapersNotForPrivate","NotForOneself","AccountHasOrders","RoleNotGiven","AccountUnknown","AlreadyHandled","InboxItemUnknown","EndsByPerson","VoucherNotStorable","VoucherTaken","VoucherUsed","VoucherUnknown","SubscriptionUnknown","FirstAdminExists","AdminPasswordWeak","MailUnknown","MailNotFailed","LoginAddressTaken","ClockDayOther","NumberNotOurs","OrderNotWaiting","ActKeyUsed","RecordChanged","InvoiceChanged"],
  "site/outside": ["WebhookUnknown","DeliveryReportWrong","DeliveryStateNotNext","DeliveryOver","SetupNotYet"],
  "site/desk": ["ListViewUnknown"],
  "site/refusal": ["RequestMalformed","BodyTooLarge","ContentTypeUnknown","Unavailable"],
} as const satisfies Readonly<Record<string, readonly RefusalTag[]>>;
