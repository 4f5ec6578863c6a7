// Generated from openapi/shop.yaml by `npm run generate`; never edited.
import type { Day, Instant } from "@kontor/domain/kernel/calendar";
import type { Cents, Micros, Rate } from "@kontor/domain/kernel/money";
export interface paths {
    readonly "/csrf.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The token against forged requests, for a page of the shop's own origin.
         * @description A page that sends cookies sends this token with each call that changes something, in the header that the answer names. The secret behind it is the HttpOnly cookie `csrf`, which is set here where there is none. A login replaces it and carries the next token in its answer; after a logout it is read again. A client with a bearer and without cookies needs none.
         */
        readonly get: operations["readForgeryToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/en/account/contracts/{contractId}/calendar.ics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The days of an order's contracts as a calendar, for a customer who is logged in at the shop's own origin.
         * @description iCalendar (RFC 5545), with each day of the contracts of one order once; imported over an earlier file it leaves exactly its own days. In German the same stands below `/de/konto/vertraege/{contractId}/calendar.ics`. A visitor without a login is led to it; a contract of another customer is not found.
         */
        readonly get: operations["readContractCalendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Type and role of the bearer token.
         * @description Without a token the type is `anonymous`; a token that is not valid is refused.
         */
        readonly get: operations["readToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/auth/singleSign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a single sign-on key for the customer panel.
         * @description Each call makes a new key and ends no earlier one. The shop keeps only its SHA-256 print.
         */
        readonly post: operations["singleSign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Logs out and revokes the token.
         * @description The token of this call is revoked, including every copy of it. The account's cart is emptied. The shop's origin clears the cookies `token`, `signed-in` and `cartId`.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/auth/customer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The address of the customer who sends the request.
         * @description An account that has not stored an address yet is refused with `AddressMissing`.
         */
        readonly get: operations["readCustomer"];
        /**
         * Changes the customer's address.
         * @description Every field as typed, by the rules of the field table; the email address of the account stays, whatever `email` says. Quotes from now on are for the new address; orders and invoices from before stay as they are.
         */
        readonly put: operations["changeCustomer"];
        /**
         * Stores the customer's address and language.
         * @description Every field as typed; the rules of the field table are checked here again and each refused field is named in `errors`.
         *     A missing field counts as empty, a missing `emailRepeat` as equal to `email`.
         */
        readonly post: operations["updateCustomer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The logins of the account that are still open, the last used one first.
         * @description With a content system elsewhere that has the accounts nothing is listed, and `offered` is false.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Ends all logins of the account but the one that asks.
         * @description Needs the password, unless this login has proved who it is within the last ten minutes, by a password, a code, a key or a provider; else it is refused with `ProofTooOld`. What the other logins could leave behind ends with them: a change of the email address that waits, a code for a new password, and, where the account has a password, logins over providers. The token of this call goes on: it is answered again. Ten calls an hour for each account.
         */
        readonly delete: operations["endOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Ends one login of the account.
         * @description The id is one of those that `listSessions` answers; a login that is over or another account's is refused with `SessionUnknown`, so a second call is refused as well. It may be the login that asks.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/providers/{providerLoginId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Ends the login over one provider.
         * @description The id is one of `providers` that `listSessions` answers; another is refused with `SessionUnknown`. From now on that person at the provider opens this account no more; logins that were begun over it go on until they are ended.
         */
        readonly delete: operations["endProviderLogin"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The email address of the account, and a change of it that waits.
         * @description `old` and `new` of `pending` say which of the two addresses has agreed so far, `until` when the change lapses.
         */
        readonly get: operations["readEmailChange"];
        readonly put?: never;
        /**
         * Asks both addresses whether the account's email address may change.
         * @description The answer is the same whether the new address has an account or not. A change from before is replaced.
         */
        readonly post: operations["changeEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/email/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * One of the two addresses agrees, by the code of its letter.
         * @description Needs no login, only the code. The address of the account changes when both have agreed; a code that is unknown or over is refused with `CodeNotValid`.
         */
        readonly post: operations["confirmEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/email/objection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * One of the two addresses objects; the address stays as it is.
         * @description Needs no login, only the code of either letter. The change that waits is dropped with both of its codes, so a second call is refused with `CodeNotValid`.
         */
        readonly post: operations["refuseEmailChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/refund-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where money is paid back to, and whether the customer is asked for it.
         * @description Money goes back the way it came; what came by a transfer goes to this account. Its number is stored encrypted; its last four characters are shown.
         */
        readonly get: operations["readRefundAccount"];
        /**
         * Names the account to which money is paid back.
         * @description A letter says so to the customer, with the last four characters, whether the IBAN or the holder is another one. An IBAN that is none, or that no transfer in euros reaches, is refused with `IbanNotValid`.
         */
        readonly put: operations["setRefundAccount"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/buyer-reference": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * By which the customer routes documents, such as a Leitweg-ID, and finds their own orders again.
         * @description Documents take both from here on the day of issue (BT-10 and, of businesses, BT-13) and stay with them. Null without one: then the customer number stands there as BT-10.
         */
        readonly get: operations["readBuyerReference"];
        /**
         * Sets or removes the reference for the next documents.
         * @description An empty text removes it. A customer without an address is refused with `AddressMissing`.
         */
        readonly put: operations["setBuyerReference"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything that is stored of the customer, by kind, with why and for how long.
         * @description Machine-readable and complete. Passwords, codes and tokens are not part of it. Messages that were sent without a login are bound to no account; they are handed out on request.
         */
        readonly get: operations["exportAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/deletion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deletes the account, after its contracts have ended.
         * @description What no law demands goes at once; orders and contracts stay for their years, blocked from any other use.
         */
        readonly post: operations["deleteAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/country": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The countries that an address may name.
         * @description Only these codes are accepted in an address; the names follow the language of the request.
         */
        readonly get: operations["readCountries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/country/vat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The VAT rates in force today, by country.
         * @description Rates are basis points (19 % is `1900`). Needs no login.
         */
        readonly get: operations["readVatMap"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/vat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The VAT country and rate of this visitor.
         * @description For a customer with an address their country and the rate they are charged; else `OTHER` while the cookie `b2bVat` is 1 without a bearer, else the cookie `vatCountry`, else the country header of a trusted proxy, else the seller's country.
         */
        readonly get: operations["readVatCountry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contract": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The policy by which contracts renew and end, and today's date at the seller's place.
         * @description Terms, notice and ends follow from both; under `consumer-de` consumers' contracts run on without a term after the first one.
         */
        readonly get: operations["readContractPolicy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The contracts of the customer, the latest first, twenty at a time.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listContracts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        /**
         * A contract as it is today, for its customer; 404 for all others.
         * @description Needs the login of the contract's customer. A contract of another customer is refused with `ContractUnknown`, as one that does not exist.
         */
        readonly get: operations["readContract"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}/balance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        /**
         * What is owed for a contract, as its part of its documents; 404 for all others.
         * @description Amounts are euro cents including VAT. They are calculated anew with each call.
         */
        readonly get: operations["readContractBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a customer sees first of the account, from all contracts and documents.
         * @description What is owed, the days that come next, what runs, the names, and the papers that an order waits for. Of long lists it has the first and how many more there are; all of them have `listContracts` and `listInvoices`.
         */
        readonly get: operations["readAccountOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/account/declarations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Declarations without a login that mean contracts of the customer and wait for an answer.
         * @description As `listContractDeclarations`, for all contracts at once. A question is answered with `answerContractDeclaration`.
         */
        readonly get: operations["listOwnDeclarations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}/declarations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        /**
         * Declarations without a login that mean a contract and wait for its customer's answer; 404 for all others.
         * @description The list is empty where nothing waits. A question is answered with `answerContractDeclaration`.
         */
        readonly get: operations["listContractDeclarations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}/declarations/{declarationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
                readonly declarationId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Says whether a declaration is the customer's own, for all contracts of the customer that it means.
         * @description As with the code of the letter; 409 where it was answered before.
         */
        readonly post: operations["answerContractDeclaration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}/delivery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Reports how far an item of an order is, for the system that sets it up.
         * @description The bearer is the one of the setting `DELIVERY_KEY`; without that setting every call is refused. Items are named by their ids in the event `order.placed`. The same report twice is one;
         *     a state that cannot follow the one before is refused with 409. The customer gets a letter about each change.
         */
        readonly put: operations["reportDelivery"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}/setup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        /**
         * Whether the setup of an item may begin, and the authcodes of its names, for the system that sets it up.
         * @description The bearer is the one of the setting `DELIVERY_KEY`; without that setting every call is refused. Authcodes are in no event and in no other answer; here they stand once the setup may begin, until the item is reported ready.
         *     Ask again when `setUpFrom` has come, since the contract may have been withdrawn from; while `waitsFor` is `papers`, ask from time to time.
         */
        readonly get: operations["readSetup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/{orderId}/delivery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        /**
         * How far the items of an order are, for its customer; 404 for all others. Items that nothing was reported of are left out.
         * @description The list is empty until the provider has reported something of the order.
         */
        readonly get: operations["readDelivery"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/contracts/{contractId}/guarantee": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends a contract at once by the satisfaction guarantee.
         * @description Refused with 409 after its last day, for a customer with an earlier order, and for what has no base fee.
         */
        readonly post: operations["claimGuarantee"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The invoices and credit notes of the customer, the latest first or in the order of what is due, twenty at a time.
         * @description Amounts are euro cents. Beside the page stands the balance of the whole customer, not only of the documents shown.
         */
        readonly get: operations["listInvoices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/invoices/{invoiceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        /**
         * An invoice or credit note, for its customer; 404 for all others.
         * @description The document does not change once it was issued; its balance and the credit notes that correct it are those of today.
         */
        readonly get: operations["readInvoice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/invoices/{invoiceId}/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        /**
         * The invoice as a PDF with the electronic invoice inside (Factur-X, profile EN 16931).
         * @description Needs the login of the document's customer; documents of others are refused with `InvoiceUnknown`.
         */
        readonly get: operations["readInvoicePdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/invoices/{invoiceId}/xrechnung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        /**
         * The invoice as an XRechnung (UN/CEFACT CII), of businesses alone.
         * @description A document that may not be electronic and one of another customer are both refused with `InvoiceUnknown`; `electronic` of `readInvoice` tells the former beforehand.
         */
        readonly get: operations["readXrechnung"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/invoices/{invoiceId}/payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begins to pay what is left of an invoice online.
         * @description Answers the address of the provider's page. Begun again it is the same page, while the same sum is asked for; another sum closes the earlier page. The provider is given the sum, the document's number and the customer's email address.
         */
        readonly post: operations["startInvoicePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * By which providers one can pay online, and what became of the last payments that were begun.
         * @description A page shows this beside invoices. A payment that is paid here is in the books already; whether more is left says its invoice.
         */
        readonly get: operations["readPayments"];
        readonly put?: never;
        /**
         * Begins to pay all that is due online.
         * @description As `startInvoicePayment`, for all that the customer owes; what comes settles the oldest first.
         */
        readonly post: operations["startPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/pay-links/{payLink}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The link's own part, as its address has it. */
                readonly payLink: components["parameters"]["PayLink"];
            };
            readonly cookie?: never;
        };
        /**
         * The invoice of a link to pay it, without a login.
         * @description Such a link stands in the letter with an invoice and as a code on its paper, where the shop takes payments online. It says how much is left and no more of the customer; it is good until 30 days after the invoice is paid.
         */
        readonly get: operations["readPayLink"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/pay-links/{payLink}/payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The link's own part, as its address has it. */
                readonly payLink: components["parameters"]["PayLink"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begins to pay the invoice of a link online, without a login.
         * @description As `startInvoicePayment`; the provider's page leads back to the page of the link.
         */
        readonly post: operations["startByPayLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/catalog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything that is sold, in both languages.
         * @description The `etag` is the catalogue's version; `if-none-match` answers 304.
         */
        readonly get: operations["readCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/cart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A new cart, or the customer's own one.
         * @description With a bearer whose customer has an open cart, that cart is answered with 200.
         */
        readonly post: operations["createCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        /**
         * The current cart.
         * @description The answer names the cart's `version`, which a later change may send back. A cart that is unknown or another customer's is refused with `CartNotFound`.
         */
        readonly get: operations["readCart"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Empties the cart.
         * @description Items and voucher are removed, the referral stays; no version is needed.
         */
        readonly delete: operations["clearCart"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Sets or removes the referral of the cart.
         * @description A referral of null removes it. No version is needed; the cart's items do not change.
         */
        readonly patch: operations["patchCart"];
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds a product or a domain to the cart.
         * @description `version` or `if-match` is required and names the version of the cart that the client saw; where the cart has changed since, the call is refused with `CartChanged`. Each successful call adds an item of its own.
         */
        readonly post: operations["addItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}/items/{itemId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
                readonly itemId: components["parameters"]["ItemId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Puts an item as it was edited, or back under its id.
         * @description An item that is in the cart is replaced in its place; one that was taken out is put back at `position`. Names that the item keeps, or that move into it, are
         *     named in `fromCart`; a name that comes back keeps its authcode.
         */
        readonly put: operations["putItem"];
        readonly post?: never;
        /**
         * Removes an item from the cart.
         * @description `version` or `if-match` is required and names the version of the cart that the client saw; where the cart has changed since, the call is refused with `CartChanged`. An item that is no longer there is refused with `ItemUnknown`.
         */
        readonly delete: operations["removeItem"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Changes an item; absent fields stay as they are.
         * @description `version` or `if-match` is required and names the version of the cart that the client saw; where the cart has changed since, the call is refused with `CartChanged`. An item that is not in the cart is refused with `ItemUnknown`.
         */
        readonly patch: operations["changeItem"];
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}/domains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Registers many domains at once; what fits is in the cart, what does not is named with its reason.
         * @description Each name comes into a product that includes it while one has a free place, else it is an item of its own. A name that cannot be had keeps none of the others out.
         */
        readonly post: operations["addDomains"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Moves a domain of the cart into a product that includes it, or out again.
         * @description A product includes so many domains of its endings; the name then costs nothing while the product's contract runs. With null the name is an item of its own at list price.
         */
        readonly patch: operations["placeDomain"];
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}/voucher": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Adds a voucher to the cart.
         * @description `version` or `if-match` is required and names the version of the cart that the client saw; where the cart has changed since, the call is refused with `CartChanged`. Attempts are counted: too many of them are refused with `TooManyAttempts`.
         */
        readonly put: operations["putVoucher"];
        readonly post?: never;
        /**
         * Removes the voucher from the cart.
         * @description `version` or `if-match` is required and names the version of the cart that the client saw; where the cart has changed since, the call is refused with `CartChanged`.
         */
        readonly delete: operations["removeVoucher"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Merges this guest cart into the customer's own one.
         * @description Answers the customer's cart and what came in from the guest's. A second call changes nothing.
         */
        readonly post: operations["mergeCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/cart/{cartId}/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        /**
         * The first invoice of the cart, to the cent.
         * @description With a bearer token for the customer's address, otherwise for the country of `GET /shop/vat`, or the one in `vatCountry`.
         *     When the voucher is no longer valid, the quote is computed without it, and `voucherRefusal` says why it blocks the order.
         *     `problems` names the items that cannot be ordered any more.
         */
        readonly get: operations["readQuote"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/domain/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks whether a domain name is available.
         * @description Needs no login and reserves nothing. Names asked for are counted by visitor: too many are refused with `DomainRateLimited` and the seconds to wait.
         */
        readonly post: operations["checkDomain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/domain/checks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks many domain names; each result is a line, streamed as it arrives.
         * @description Each name counts against the limit of checks. A name that is refused has a line with its refusal and does not stop the others; closing the connection stops those not asked for yet.
         */
        readonly post: operations["checkDomains"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Places an order for the quote that the customer saw.
         * @description The same idempotency key with the same body returns the same order, with 200 instead of 201; with another body it is refused with 409. A cart or a quote that has changed since is refused with 409 and
         *     shown in `cart` or `quote`. The order, the redemption of its voucher and its confirmation mail are one transaction.
         */
        readonly post: operations["placeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The orders of the customer, the latest first, twenty at a time.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/order/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        /**
         * An order, for the customer who placed it; 404 for all others.
         * @description Needs the login of the customer; an order of another one is refused with `OrderUnknown`, as one that does not exist.
         */
        readonly get: operations["readOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/declaration/cancellation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancels a contract (§ 312k BGB).
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction. It counts from `receivedAt`. What says enough
         *     ends its contract in that transaction, if its customer is logged in, or if the end is a week or more ahead; its customer may undo that until then by the link in a letter to the
         *     registered address. What would end before that waits until its customer is logged in, follows that link, or staff know that it came from them. The answer is the same in each case,
         *     and if there is no such contract.
         */
        readonly post: operations["declareCancellation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/declaration/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraws from a contract (§ 356a BGB).
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction. It counts from `receivedAt`. What says enough
         *     ends its contract in that transaction, if its customer is logged in; else that waits until its customer is, follows the link in the letter to the registered address, or staff
         *     know that it came from them. The answer is the same in each case, and if there is no such contract.
         */
        readonly post: operations["declareWithdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/declaration/question": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a declaration without a login would end, or has cancelled, by the code of the letter to the registered address.
         * @description Changes nothing. A declaration that was answered has no contracts any more.
         */
        readonly post: operations["readDeclarationLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/declaration/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Says by the code of the letter whether a declaration is the customer's own.
         * @description `own` carries it out as of its receipt; `not-own` undoes a notice until the day of its end, and nothing of what waits is carried out. The code has no last day; 409 where it was answered
         *     before, by the customer or by staff.
         */
        readonly post: operations["answerDeclarationLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/request/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A question or a message to the provider.
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. Stored for 180 days. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction.
         */
        readonly post: operations["sendContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/request/abuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A notice of unlawful content (Art. 16 DSA).
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. Stored until three years after the year in which it arrived. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction.
         */
        readonly post: operations["sendAbuse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/request/application": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An application for a job, or on the applicant's own initiative, with files.
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. At most five files of 10 MB each and 25 MB together: PDF, DOCX, ODT, PNG, JPEG, by what their bytes are; read by a virus scanner where one is set up, and refused with 503 while it is away. Stored for 180 days. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction.
         */
        readonly post: operations["sendApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/request/sponsoring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A request for sponsoring.
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. Stored for 180 days. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction.
         */
        readonly post: operations["sendSponsoring"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/request/privacy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A request about one's own data (Art. 15 to 21 GDPR).
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. Stored until three years after the year in which it arrived. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction.
         */
        readonly post: operations["sendPrivacyRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/request/product-pro": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A request for an offer beyond the price list.
         * @description Needs no login. The same idempotency key with the same body returns the same receipt, with 200 instead of 201; with another body it is refused with 409. Every refused
         *     field is in `errors`. A product without a pro form is refused. Stored for 180 days. The receipt is also sent by mail, in the language of `shop-locale`; storing and sending it are one transaction.
         */
        readonly post: operations["sendProductPro"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/newsletter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for the newsletter; a letter asks back.
         * @description Needs no login. The answer is the same whether the address is subscribed or not. The same idempotency key with the same address does nothing more; with another one it is
         *     refused with 409. The subscription begins with the link of the letter, which is valid for a week.
         */
        readonly post: operations["subscribeNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/newsletter/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What the link of a letter would do, by its code.
         * @description Changes nothing. A link that can do nothing is refused with 410, as pressing its button would be; `done` is true where it has been pressed before.
         */
        readonly post: operations["readNewsletterLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/newsletter/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms the newsletter with the code of the letter.
         * @description The same code again is answered alike. One that is unknown or older than a week is refused with 410. Who asks twice within that time gets the same code twice.
         */
        readonly post: operations["confirmNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/newsletter/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends the newsletter with the code of any letter.
         * @description The same code again is answered alike. One that belongs to no subscription is refused with 410.
         */
        readonly post: operations["endNewsletter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/consent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Records a visitor's decision on optional cookies and scripts as proof.
         * @description Needs no login, and nothing about the visitor is recorded beside the decision itself. The same decision twice is one proof. It is deleted three years after the end of the year in which
         *     the decision ends.
         */
        readonly post: operations["recordConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Accounts, the newest first, twenty-five at a time; for support, bookkeeping and administrators.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["searchCustomers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        /**
         * An account with its address; for support, bookkeeping and administrators.
         * @description An unknown customer number is refused with `AccountUnknown`. Reading changes nothing.
         */
        readonly get: operations["readAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Corrects the address, the company and the VAT ID of a customer; for support, bookkeeping and administrators.
         * @description Every field as typed, by the rules of the field table; the email address stays. Invoices that were issued stay as they are, later ones are for the new address. The customer gets a letter. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly put: operations["correctCustomer"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/vat-rate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Sets or removes the individual VAT rate of a customer; for administrators.
         * @description It goes before address and VAT ID in the next quote. Orders that were placed keep the rate that they were placed with.
         */
        readonly put: operations["setVatRate"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/buyer-reference": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Sets or removes the reference by which a customer routes documents; for support, bookkeeping and administrators.
         * @description The next documents have it. What was issued stays with its own.
         */
        readonly put: operations["correctBuyerReference"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/papers/{paper}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly paper: "businessRegistration" | "resellingContract";
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Confirms that a paper of a reseller has arrived; for support and administrators.
         * @description With both papers the customer is a reseller, and their orders that wait for papers are confirmed; contracts, terms and first invoices begin on that day.
         */
        readonly put: operations["confirmPaper"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/blocked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Blocks an account or opens it again; for administrators.
         * @description Every login of a blocked account ends. Its contracts go on.
         */
        readonly put: operations["blockAccount"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/role": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Gives an account another role; for administrators.
         * @description Every login of the account ends. An administrator cannot change their own role, and an account with orders stays a customer's.
         */
        readonly put: operations["setRole"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Removes the second factor of another member of staff who has lost it; for administrators.
         * @description Every login of the account ends. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["resetFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/access": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends an account the letter with the link for a new password; for administrators.
         * @description The password from before is good until another one is chosen. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["resetAccess"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Invites a colleague with a role; for administrators.
         * @description The account has no password until the link of the letter, good for three days and once, is followed to choose one. An address that has an account is refused. To take an invitation back, block the account or take its role. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["inviteStaff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Gives an account another login address, for who has lost the mailbox; for administrators.
         * @description Every session and every link that was sent to the address from before ends. The new address is unproved until the link in its letter is followed; a letter goes to both. Needs a fresh proof of identity, see `proveIdentity`. Own addresses are changed by another administrator.
         */
        readonly put: operations["setLoginAddress"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The second factor of who is logged in, and what their login still needs; for staff.
         * @description May be called with half a login, before its second factor was given.
         */
        readonly get: operations["readFactor"];
        /**
         * Confirms the setup by a code, and answers with the recovery codes; for staff.
         * @description The codes are shown this once, and each is good once. This login has given its second factor; others of the account are asked for it.
         */
        readonly put: operations["confirmFactor"];
        /**
         * Begins the setup of codes by time; for staff.
         * @description Answers with the secret, the same one for half an hour, until it is confirmed by a code. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["beginFactor"];
        /**
         * Removes the second factor of who is logged in, with recovery codes and passkeys; for staff.
         * @description Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly delete: operations["removeFactor"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/factor/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes new recovery codes; those from before are worth nothing any more; for staff.
         * @description Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["renewRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a browser needs to make a passkey beside codes that are set up; for staff.
         * @description Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["beginPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adds the passkey that a browser made; for staff.
         * @description Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/passkeys/{passkeyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Removes a passkey; for staff.
         * @description Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/proof/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a browser needs to ask for one of the account's passkeys; for staff.
         * @description The options go to `navigator.credentials.get`, its answer to `provePasskey`. An account without a second factor is refused with `FactorNotSet`.
         */
        readonly post: operations["requestPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/proof/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Proves who is at the screen by a passkey, as `proveIdentity` does by a code; for staff.
         * @description Each call counts as an attempt of the account. A passkey that is not accepted is refused with `PasskeyRefused`.
         */
        readonly post: operations["provePasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/staff/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Proves who is at the screen, by a code of the second factor or the password; for staff.
         * @description A login of an account with a second factor opens nothing else until its code was given here. A proof is fresh for ten minutes; so is the beginning of a login. A code by time counts once, and so does a recovery code.
         */
        readonly post: operations["proveIdentity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/lists/{kind}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Which list. */
                readonly kind: "orders" | "customers" | "invoices" | "contracts" | "requests" | "vouchers" | "journal";
            };
            readonly cookie?: never;
        };
        /**
         * A page of a list at the desk, filtered and sorted, with the count of its rows; each list is for those who may see its page.
         * @description An empty list, not 404, where nothing matches. Of pages that follow each other by `after`, each row is on one, however many rows are added meanwhile. A state, a column or a place that the list does not have is refused with `ListViewUnknown`.
         */
        readonly get: operations["readList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The first page of the desk, by role; figures of orders and money, one list of what is to do, who is logged in.
         * @description Calculated with each call. A line of what is to do is there for each role that may do something about it; the list is cut after fifty, and each kind is counted.
         */
        readonly get: operations["readToday"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What has the text in it, by kind; the first five of each that the role may see, what is meant exactly before all else.
         * @description Numbers are found without prefix, hyphens or zeros, telephone numbers as they are dialled, names with umlauts or written out, domain names in both forms, amounts such as `7,91`, payments by their reference, all other text by parts of words.
         */
        readonly get: operations["searchDesk"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Says that the clock of the shop is right, so that what is due is billed, renewed, ended and deleted at once; for administrators.
         * @description The day is the one that the desk showed; where the clock has another one by now, nothing changes. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly put: operations["confirmClock"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/numbers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Says which numbers were sent last, after a backup was restored, so that none is given a second time; for administrators.
         * @description Until then no order, account, invoice or credit note gets a number. Each number counts for its own series; of a series without one, the last number that is known here was the last. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly put: operations["confirmNumbers"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Orders, the latest first, twenty-five at a time; for support, bookkeeping and administrators.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["searchOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/orders/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        /**
         * An order with its contracts and mails; for support, bookkeeping and administrators.
         * @description An unknown id is refused with `OrderUnknown`.
         */
        readonly get: operations["readOrderRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/orders/{orderId}/authcodes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        /**
         * The authcodes of an order's transfers as a file, once its setup may begin; for administrators.
         * @description Each reading is noted in the journal. Needs a fresh proof of identity, see `proveIdentity`. Refused with 409 while the setup may not begin.
         */
        readonly get: operations["readAuthcodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/orders/{orderId}/refusal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Refuses an order that waits for the papers of a reseller; for support and administrators.
         * @description Its names are free again, and so is its voucher; no contract was made, and nothing is owed. The customer gets a letter with the reason. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly put: operations["refuseOrder"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/contracts/{contractId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: string;
            };
            readonly cookie?: never;
        };
        /**
         * A contract with its prices, its calendar, what is owed of it, its setup and its documents; for support, bookkeeping and administrators.
         * @description An unknown id is refused with `ContractUnknown`.
         */
        readonly get: operations["readContractRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/contracts/{contractId}/notice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Records a notice or a withdrawal that a customer gave by phone, letter, mail or in person, and ends the contract by it; for support and administrators.
         * @description It counts as of the day on which it arrived, today or one of the last 31 days, and ends the contract as the customer's own declaration would; a good cause is accepted by recording it. The customer gets the receipt and the letter about the end; how it was given stays in the journal. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly put: operations["takeNotice"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/orders/{orderId}/letter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends the confirmation of an order once more; for support, bookkeeping and administrators.
         * @description The change is noted in the journal. The letter is written anew from the order and queued; each call sends another one. A refused order and a deleted account get none.
         */
        readonly post: operations["resendConfirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/inbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Declarations or requests, the oldest that wait first, twenty-five at a time; for support and administrators.
         * @deprecated
         * @description Read `readList` of `requests` instead. Without `handled=1` only what still waits. An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listInbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/inbox/{itemId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        /**
         * A declaration or request with what was typed; for support and administrators.
         * @description An unknown id is refused with `InboxItemUnknown`. Reading does not mark it as handled.
         */
        readonly get: operations["readInboxItem"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/inbox/{itemId}/files/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly itemId: string;
                /** @description Its number, from 1 on. */
                readonly file: string;
            };
            readonly cookie?: never;
        };
        /**
         * A file of an application; for support and administrators.
         * @description Always an attachment, whatever it is. Each reading is noted in the journal.
         */
        readonly get: operations["readInboxFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/inbox/{itemId}/contract": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Says by hand which contract a declaration means, and ends it; for support and administrators.
         * @description The contract ends as if the declaration had named it when it arrived; its customer gets a mail.
         */
        readonly put: operations["matchDeclaration"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/inbox/{itemId}/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Says that a declaration that waits came from its party, and carries it out; for support and administrators.
         * @description As of its receipt: hours, days and the fourteen days for paying back count from then. The customer gets a mail.
         */
        readonly put: operations["proveDeclaration"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/inbox/{itemId}/closed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Puts a declaration aside with a reason, or a request that was answered; for support and administrators.
         * @description The change is noted in the journal. What was handled before is refused with `AlreadyHandled`.
         */
        readonly put: operations["closeInboxItem"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/vouchers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Vouchers by their codes, twenty-five at a time; for administrators.
         * @deprecated
         * @description Read `readList` of `vouchers` instead. `q` is the beginning of a code. An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listVouchers"];
        readonly put?: never;
        /**
         * Makes a voucher; for administrators.
         * @description The change is noted in the journal. A code that exists is refused with `VoucherTaken`, so a repeated call makes no second voucher.
         */
        readonly post: operations["createVoucher"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/vouchers/{code}/limit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Gives a voucher another last day; for administrators.
         * @description A day that is past ends it.
         */
        readonly put: operations["limitVoucher"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/vouchers/{code}/ended": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ends a voucher now; for administrators.
         * @description It can be given another last day again, see `limitVoucher`.
         */
        readonly put: operations["endVoucher"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/small-banners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Small banners in both languages, with when and where each is shown; for editors and administrators.
         * @description As they are published: `state` says how each stands at this moment.
         */
        readonly get: operations["readBannerSchedules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/drafts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Entries of the content whose draft says something else than visitors see, a hundred at a time, the latest first; for editors and administrators.
         * @description In the language of the call. An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listDrafts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/product-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The address of every product that has a page, in both languages; for editors and administrators.
         * @description In the order of the catalogue.
         */
        readonly get: operations["readProductLinks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/small-banners/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * When and on which pages a small banner is shown; for editors and administrators.
         * @description Changes the published banner and its draft in both languages; its words are the editors'. Where the content is a system elsewhere it is refused: its editor schedules there.
         */
        readonly put: operations["scheduleSmallBanner"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/exports/{list}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly list: "orders" | "order-lines" | "invoices" | "invoice-lines" | "charges" | "customers" | "subscribers" | "contracts" | "requests" | "vouchers" | "journal";
            };
            readonly cookie?: never;
        };
        /**
         * A list as a file, all of it or narrowed as at the desk; orders, documents, customers and contracts for bookkeeping and administrators, the others for administrators.
         * @description Sent as it is read; amounts are cents. Orders, documents, fees, customers and subscribers come with the oldest first, the others as the desk lists them. A file is narrowed as `readList` narrows its list, lines as their orders or documents; fees and subscribers by days alone. Each export is noted in the journal. Needs a fresh proof of identity, see `proveIdentity`.
         */
        readonly get: operations["exportList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Events on their way to receivers, the latest first, twenty-five at a time; for support and administrators.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listWebhooks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/webhooks/again": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends an event to a receiver once more, or all that stopped; for support and administrators.
         * @description The call is noted in the journal. With `event: null` all deliveries to the receiver that stopped are queued again; a receiver or event that is unknown is refused with `WebhookUnknown`.
         */
        readonly post: operations["resendWebhooks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/catalog-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the last check of the catalogue found, each night or when it was asked for; for editors and administrators.
         * @description Reads the stored result; it checks nothing itself.
         */
        readonly get: operations["readCatalogCheck"];
        readonly put?: never;
        /**
         * Checks the catalogue now and stores what is found; for editors and administrators.
         * @description It may be repeated: the catalogue is not changed, no letter is written, and the journal has no entry of it.
         */
        readonly post: operations["checkCatalog"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/journal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What staff have changed, the latest first, twenty-five at a time; for administrators.
         * @description Nothing in it can be changed or deleted.
         */
        readonly get: operations["listJournal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Invoices and credit notes, the latest first; for support, bookkeeping and administrators.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["searchInvoices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices/{invoiceId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        /**
         * An invoice with its payment, credit notes and mails; for support, bookkeeping and administrators.
         * @description Amounts are euro cents. An unknown id is refused with `InvoiceUnknown`.
         */
        readonly get: operations["readInvoiceRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/money": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        /**
         * What a customer owes or gets back, with all payments and payouts; for support, bookkeeping and administrators.
         * @description Amounts are euro cents. Payments that were taken back are in the list, too, with their reason.
         */
        readonly get: operations["readMoney"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notes a payment or a payout on a document or on the customer; for bookkeeping and administrators.
         * @description A payment may be a part, too much, early or late. A payout is at most what was received and is owed back. What was noted under the same `externalReference` before is not noted again, and is answered as it stands; something else under it is refused with `ReferenceTaken`. The same amount of the same customer, kind and day that stands already is refused with `AlreadyNoted`, unless `another` says that it is another one.
         */
        readonly post: operations["notePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/payments/{paymentId}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly paymentId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a payment or payout back that was noted wrongly, by an entry of today with the reason; for bookkeeping and administrators.
         * @description The change is noted in the journal. A payment that is unknown, another customer's or was taken back before is refused with `PaymentUnknown`; a reason is needed.
         */
        readonly post: operations["takeBackPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/payments/{paymentId}/return": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly paymentId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notes that the bank returned a payment or a payout, on its own day; for bookkeeping and administrators.
         * @description The payment stays with its day. What it had paid is owed again, what a payout had paid back is to be paid back again. What was paid out or set off since is asked for by a charge with a number and a day, and its customer gets a letter. A payment that is unknown, another customer's or went back before is refused with `PaymentUnknown`.
         */
        readonly post: operations["returnPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/fees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Charges a fee, with a number and a day by which it is due; for bookkeeping and administrators.
         * @description A fee is a line beside the documents: no invoice asks for more by it. Its customer gets a letter. What was sent under the same `externalReference` before is not charged again.
         */
        readonly post: operations["chargeFee"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/write-offs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Writes off what is left of an invoice or a charge; for bookkeeping and administrators.
         * @description `left` is what was left of it when it was looked at: where that is another amount by now, nothing is written off, with `LeftChanged`. Money that comes for it later is received all the same.
         */
        readonly post: operations["writeOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/customers/{customerNumber}/adjustments/{adjustmentId}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly adjustmentId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a fee or a write-off back, by an entry of today with the reason; for bookkeeping and administrators.
         * @description What came for a fee that is taken back is the customer's credit; what was written off is asked for again. One that is unknown, another customer's or was taken back before is refused with `AdjustmentUnknown`, and so is the line of a returned payment.
         */
        readonly post: operations["takeBackAdjustment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices/{invoiceId}/credit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issues a credit note over an amount, or over all that is left of an invoice, and mails it; for bookkeeping and administrators.
         * @description `left` is what was left of it when it was looked at: where that is another amount by now, nothing is credited.
         */
        readonly post: operations["creditInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices/{invoiceId}/rate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes back what is left of an invoice whose VAT rate has changed since, and bills it again, in one act with one letter; for bookkeeping and administrators.
         * @description Credit note and new invoice name each other; what the old one had received moves to the new one, so that only the difference is asked for or paid back. `left` is what was left of it when it was looked at: where that is another amount by now, nothing is done.
         */
        readonly post: operations["correctRate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices/{invoiceId}/letter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends an invoice once more; for support, bookkeeping and administrators.
         * @description The change is noted in the journal. Each call queues another letter with the same document; a deleted account gets none.
         */
        readonly post: operations["resendInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices/{invoiceId}/pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        /**
         * An invoice as a PDF; for support, bookkeeping and administrators.
         * @description The same file as its customer gets. An unknown id is refused with `InvoiceUnknown`.
         */
        readonly get: operations["readInvoiceCopy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/invoices/{invoiceId}/xrechnung": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        /**
         * An invoice of a business as an XRechnung; for support, bookkeeping and administrators.
         * @description Its buyer reference is the customer number. An unknown id, and a document that may not be electronic, are refused with `InvoiceUnknown`.
         */
        readonly get: operations["readXrechnungCopy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/contracts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Contracts, the latest first; for support, bookkeeping and administrators.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["searchContracts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/names": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Domain names that several contracts have, from before one name was one contract; for support, bookkeeping and administrators.
         * @description The oldest contract that runs or waits holds the name and stands first. A name leaves the list once one contract is left with it.
         */
        readonly get: operations["listDoubleNames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/payment-differences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Differences between payment providers and the books, the latest first; for bookkeeping and administrators.
         * @description Found whenever a payment is read, and once a day over all of the last weeks; each is noted once. An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listPaymentDifferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/payment-differences/{differenceId}/resolved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly differenceId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Notes that a difference was looked at and resolved, and how; for bookkeeping and administrators.
         * @description The change is noted in the journal; the books stay as they are. A difference that is resolved already is refused with `DifferenceResolved`, an unknown one with `DifferenceUnknown`; a reason is needed.
         */
        readonly put: operations["resolvePaymentDifference"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/mails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Mails that wait or were given up, the latest first; for support and administrators.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listMails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/mails/{mailId}/again": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly mailId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Queues a mail again that was given up; for support and administrators.
         * @description The change is noted in the journal. A mail that was not given up is refused with `MailNotFailed`, so a repeated call queues it once.
         */
        readonly post: operations["resendMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/subscribers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Subscriptions to the newsletter by their addresses, twenty-five at a time; for support and administrators.
         * @description `q` is the beginning of an address. An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listSubscribers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/subscribers/ended": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ends a subscription to the newsletter for its reader; for support and administrators.
         * @description One that has ended already stays as it is. The journal names it by its reference, not by its address.
         */
        readonly put: operations["endSubscription"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/admin/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Notes that a list is taken along as a file; for bookkeeping and administrators.
         * @description Called before a list is written into a file: without its entry in the journal there is none.
         */
        readonly post: operations["noteExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/tickets/{ticketKey}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A ticket, for who has its key; 404 for every other key.
         * @description Needs no login. A ticket that was withdrawn is not found either; wrong keys are counted, and too many are refused with `TooManyAttempts`.
         */
        readonly get: operations["readTicket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The staff session, with its event and its entrance.
         * @description Without an open session the call is refused with `StaffSessionMissing`.
         */
        readonly get: operations["readTicketingSession"];
        readonly put?: never;
        /**
         * Opens a staff session of twelve hours for one entrance.
         * @description With a staff key, which is good for one session; or, for an account of staff, with the event.
         */
        readonly post: operations["openTicketingSession"];
        /**
         * Ends a staff session; one that is over is no error.
         * @description It may be repeated, and a call without a session is answered alike.
         */
        readonly delete: operations["endTicketingSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/admission": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Admits a ticket whose key was typed or scanned; a second time is refused with when and where the first was.
         * @description Needs an open staff session. The ticket has to be of the session's event: one of another is refused with `TicketOfOtherEvent`.
         */
        readonly post: operations["admitTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends scans of a device, and brings what the shared log and the list of tickets have had since.
         * @description A scan with `inside` was let in without a network and is written down even where the ticket was admitted before; all others are admitted once. The same scan sent again changes nothing.
         */
        readonly post: operations["syncAdmissions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/badges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The badges of the session's event, by the last names of their holders, some hundred at a time.
         * @description Needs an open staff session. Parts have 400 badges at most; `next` is null on the last one.
         */
        readonly get: operations["listBadges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/guests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Guests of the session's event whose name holds what was typed, ten at most; fewer than two letters find none.
         * @description Needs an open staff session. Finding a guest does not admit them.
         */
        readonly get: operations["findGuests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The events, the latest first, twenty-five at a time, with how many tickets were issued and admitted; for staff.
         * @description An empty list, not 404, where nothing matches; `after` takes the `next` of the page before.
         */
        readonly get: operations["listTicketEvents"];
        readonly put?: never;
        /**
         * Adds an event; for admins.
         * @description The change is noted in the journal. It has no key against repetition: a second call adds a second event.
         */
        readonly post: operations["addTicketEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/events/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        /**
         * An event with how many tickets were issued and admitted; for admins.
         * @description An unknown id is refused with `TicketEventUnknown`.
         */
        readonly get: operations["readTicketEvent"];
        /**
         * Changes an event; for admins.
         * @description Mails that were sent before keep what they say; pages of tickets show the event as it is.
         */
        readonly put: operations["changeTicketEvent"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/events/{eventId}/tickets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        /**
         * The tickets of an event by the last names of their holders, twenty-five at a time; for admins.
         * @description `only` keeps those that were let in, that are still expected or that were withdrawn; without it all are listed. An unknown event is refused with `TicketEventUnknown`.
         */
        readonly get: operations["listTickets"];
        readonly put?: never;
        /**
         * Issues one ticket and mails it; for admins.
         * @description The change is noted in the journal. The header `idempotency-key` makes repeating it safe.
         */
        readonly post: operations["issueTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/events/{eventId}/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issues the tickets of a CSV list and mails them, all or none; for admins.
         * @description A list that cannot be read is refused with each of its lines that is not readable.
         */
        readonly post: operations["importTickets"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/events/{eventId}/staff-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        /**
         * The keys of an event for its entrances, the latest first; for admins.
         * @description The keys themselves are not stored.
         */
        readonly get: operations["listStaffKeys"];
        readonly put?: never;
        /**
         * Makes a key that opens one staff session for the event; for admins.
         * @description The change is noted in the journal. The key is valid for 72 hours (`expiresAt`); each call makes another one.
         */
        readonly post: operations["makeStaffKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/staff-keys/{keyPrint}/ended": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly keyPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ends a key for an entrance, and the session that it opened; for admins.
         * @description The change is noted in the journal. It may be repeated, which notes nothing more; an unknown print is refused with `StaffKeyNotValid`.
         */
        readonly put: operations["endStaffKey"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/events/{eventId}/entrances": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        /**
         * The entrances of an event that are open now, the latest first; for admins.
         * @description An empty list while none is open; an unknown event is refused with `TicketEventUnknown`.
         */
        readonly get: operations["listEntrances"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/entrances/{entrancePrint}/ended": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly entrancePrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ends an open entrance, of an account or of a key; for admins.
         * @description The change is noted in the journal. An entrance that is not open is refused with `StaffSessionMissing`.
         */
        readonly put: operations["endEntrance"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/issued/{ticketPrint}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ticketPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        /**
         * A ticket by its print, with all scans that let it in; for admins.
         * @description The print is the one in the list of tickets, not the key of the ticket. An unknown one is refused with `TicketUnknown`.
         */
        readonly get: operations["readTicketRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/issued/{ticketPrint}/letter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ticketPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends the letter with a ticket once more; for admins.
         * @description The change is noted in the journal. Each call queues another letter with the same key; a withdrawn ticket is refused with `TicketWithdrawn`.
         */
        readonly post: operations["resendTicket"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shop/ticketing/issued/{ticketPrint}/withdrawn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly ticketPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Withdraws a ticket that was not admitted; for admins.
         * @description Its page and the entrances do not know it any more; an entrance without a network learns of it when it is back.
         */
        readonly put: operations["withdrawTicket"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/content/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The version of the content; it changes with every publication.
         * @description Needs no login. With the `etag` of the last answer in `if-none-match` an unchanged version is 304 without a body.
         */
        readonly get: operations["readContentVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/content/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Webhook of a remote Strapi for changes of its content; raises the version of the content.
         * @description The bearer is the one of the setting `CMS_WEBHOOK_SECRET`; without that setting every call is refused.
         */
        readonly post: operations["contentChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/content/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The addresses of a list for the sitemap, page by page.
         * @description Needs no login. The first page without `after`; `next` is null on the last one.
         */
        readonly get: operations["listAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/content/route-rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Redirect and middleware of a path.
         * @description `redirect` is absent where the path has none; a path without rules is no error.
         */
        readonly get: operations["readRouteRules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/content/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Searches pages, blog, help, products and jobs of a language; typing errors are forgiven.
         * @description Needs no login. Without `limit` there are 20 hits at most; `total` counts all, and a search without hits is an empty list.
         */
        readonly get: operations["searchContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/content/feature-flags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The feature flags that are on.
         * @description Ordered by key; a flag that is off is absent. Needs no login.
         */
        readonly get: operations["readFeatureFlags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly "order.placed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An order was placed; its items are the contracts that it made.
         * @description Each item is set up and reported on its own, by its `id`; each piece of what was ordered several times is an item. Authcodes are in no event: `readItemSetup` answers them once the setup may begin. `rates` and `vatRate` are there only where lines have different rates.
         */
        readonly post: operations["orderPlaced"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "contract.cancelled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A contract ends, on a day that is known now.
         * @description `end` is the first day that is not covered any more, on which the item is taken down.
         */
        readonly post: operations["contractCancelled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "contract.cancellation-revoked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A cancellation that had not come from the customer was undone.
         * @description `end` is the one that holds now, null where the contract runs on.
         */
        readonly post: operations["contractCancellationRevoked"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "contract.withdrawn": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A consumer withdrew from a contract.
         * @description The item is taken down at once; `day` is that of the withdrawal.
         */
        readonly post: operations["contractWithdrawn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "contract.renewed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A term of a contract began.
         * @description `until` is the first day that the term does not cover.
         */
        readonly post: operations["contractRenewed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "invoice.issued": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * An invoice or a credit note was issued.
         * @description Amounts of a credit note are negative. `balance` is what was left to pay or to pay back then, in figures and in words; null for documents from before it was noted.
         */
        readonly post: operations["invoiceIssued"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "payment.received": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Money of a customer came in and is in the books.
         * @description `document` is the invoice or the charge that it is for; null where it is for the customer, whose oldest due documents it pays. `left` is what was left of the document then. Money that was noted wrongly, or that the bank takes back, follows as `payment.returned`.
         */
        readonly post: operations["paymentReceived"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "payment.returned": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Money that had come in went back, or had been noted wrongly.
         * @description `payment.id` is that of the `payment.received` that no longer counts; `day` and `amount` are those of the return.
         */
        readonly post: operations["paymentReturned"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "request.received": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A message or a declaration came in by a form.
         * @description `fields` are those of the form, as they were typed; of files their names alone.
         */
        readonly post: operations["requestReceived"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {unknown} */
        readonly Locale: "en" | "de";
        /**
         * Format: date-time
         * @description A moment by ISO 8601 in UTC, as events and lists for other programs have it.
         */
        readonly Moment: string;
        /** @description Who orders or pays. */
        readonly Party: {
            /** @description The customer's number. */
            readonly number: string;
            /**
             * @description A consumer or a business.
             * @enum {unknown}
             */
            readonly kind: "private" | "business";
            /** @description The company; null for consumers without one. */
            readonly company: string | null;
            /** @description The first name. */
            readonly firstName: string;
            /** @description The last name. */
            readonly lastName: string;
            /** @description Street and number. */
            readonly street: string;
            /** @description The post code, as the country writes it. */
            readonly postCode: string;
            /** @description The city. */
            readonly city: string;
            readonly country: components["schemas"]["CountryCode"];
            /** @description The phone number, in international form. */
            readonly phone: string;
            /** @description The email address. */
            readonly email: string;
            /** @description The VAT id; null where there is none. */
            readonly vatId: string | null;
        };
        /** @description The order that an event is about. */
        readonly EventOrder: {
            /** @description The order's id. */
            readonly id: string;
            /** @description The order's number. */
            readonly number: string;
        };
        /** @description The customer that an event is about. */
        readonly EventCustomer: {
            /** @description The customer's number. */
            readonly number: string;
        };
        /** @description The contract that an event is about. */
        readonly EventContract: {
            /** @description The contract's id: that of the item in `order.placed`. */
            readonly id: string;
            /** @description The contract's number. */
            readonly number: string;
            /** @description The day of the order, from which withdrawal and guarantee count. */
            readonly orderedOn: components["schemas"]["Day"];
            /** @description The first day of the service, from which periods, notice and renewals count. */
            readonly start: components["schemas"]["Day"];
            /** @description What was ordered. */
            readonly title: components["schemas"]["Localized"] | null;
            /** @description The product's key, or the name in A-label form. */
            readonly subject: string | null;
        };
        /** @description The money that an event is about. */
        readonly EventPayment: {
            /** @description The payment's id. */
            readonly id: string;
            /** @description The day on which it came or went. */
            readonly day: components["schemas"]["Day"];
            /** @description How much; above zero. */
            readonly amount: components["schemas"]["Cents"];
            /**
             * @description Who or what noted it.
             * @enum {unknown}
             */
            readonly source: "staff" | "statement" | "debit" | "stripe" | "mollie" | "earlier";
        };
        /** @description The document that an event is about. */
        readonly EventDocument: {
            /** @description The document's id. */
            readonly id: string;
            /** @description The document's number. */
            readonly number: string;
        };
        /** @description The event `payment.received`. */
        readonly PaymentReceived: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "payment.received";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                readonly payment: components["schemas"]["EventPayment"];
                /** @description The invoice or the charge that the money is for; null where it is for the customer. */
                readonly document: components["schemas"]["EventDocument"] | null;
                readonly customer: components["schemas"]["EventCustomer"];
                /** @description What was left to pay of the document then; null without one. */
                readonly left: components["schemas"]["Cents"] | null;
                /**
                 * @description Of all amounts.
                 * @constant
                 */
                readonly currency: "EUR";
            };
        };
        /** @description The event `payment.returned`. */
        readonly PaymentReturned: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "payment.returned";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                readonly payment: components["schemas"]["EventPayment"];
                /**
                 * @description `returned`: the bank or the customer took it back; `mistake`: it had never come.
                 * @enum {unknown}
                 */
                readonly cause: "returned" | "mistake";
                /** @description The invoice or the charge that the money is for; null where it is for the customer. */
                readonly document: components["schemas"]["EventDocument"] | null;
                readonly customer: components["schemas"]["EventCustomer"];
                /** @description What was left to pay of the document then; null without one. */
                readonly left: components["schemas"]["Cents"] | null;
                /**
                 * @description Of all amounts.
                 * @constant
                 */
                readonly currency: "EUR";
            };
        };
        /** @description The VAT of a total; `rates` only where lines have different ones. */
        readonly EventVat: {
            /** @description The VAT in the total. */
            readonly amount: components["schemas"]["Cents"];
            readonly rate: components["schemas"]["Rate"];
            /**
             * @description Why the rate applies.
             * @enum {unknown}
             */
            readonly treatment: "view" | "domestic" | "destination" | "reverse-charge" | "outside" | "individual";
            /** @description Each rate with its amount. */
            readonly rates?: readonly {
                readonly rate: components["schemas"]["Rate"];
                /**
                 * @description Why the rate applies.
                 * @enum {unknown}
                 */
                readonly treatment: "view" | "domestic" | "destination" | "reverse-charge" | "outside" | "individual";
                /** @description The VAT at this rate. */
                readonly amount: components["schemas"]["Cents"];
            }[];
        };
        /** @description A product, an addition or a name of an item. `chosen` is there for products, `acquisition` and `confirmed` for names. */
        readonly OrderedPart: {
            /**
             * @description What it is.
             * @enum {unknown}
             */
            readonly kind: "product" | "addition" | "domain";
            /** @description The product's key, or the name in A-label form. */
            readonly subject: string;
            /** @description The title under which it was ordered. */
            readonly title: components["schemas"]["Localized"];
            /** @description How many of it. */
            readonly quantity: number;
            /** @description Setup and first billing period. */
            readonly first: components["schemas"]["Cents"];
            /** @description Each billing period afterwards. */
            readonly recurring: components["schemas"]["Cents"];
            /** @description The billing period in months; 0 where nothing recurs. */
            readonly everyMonths: number;
            /** @description What was chosen of the product beside its terms, by the keys of the catalogue: the image of a server, the name of a certificate. */
            readonly chosen?: {
                readonly [key: string]: string;
            };
            /** @description How the name comes here. */
            readonly acquisition?: components["schemas"]["Acquisition"] | null;
            /** @description What its holder has confirmed to the registry. */
            readonly confirmed?: components["schemas"]["Localized"] | null;
            /** @description Its own rate, where lines of the order have different ones. */
            readonly vatRate?: components["schemas"]["Rate"];
        };
        /** @description An item to be set up, which is one contract. */
        readonly OrderedItem: {
            /** @description By it its setup is read and reported, and later events name it. */
            readonly id: string;
            /** @description The contract's number. */
            readonly number: string;
            /** @description Its item in the cart of the order. */
            readonly item: string;
            /** @description Which piece it is of what was ordered several times; null where there is one. */
            readonly piece: {
                /** @description Its place, counted from 1. */
                readonly number: number;
                /** @description How many there are. */
                readonly of: number;
            } | null;
            /** @description Where it stands; null for what stands nowhere. */
            readonly location: components["schemas"]["Location"] | null;
            /** @description The day of the order, from which withdrawal and guarantee count. */
            readonly orderedOn: components["schemas"]["Day"];
            /** @description The first day of the service, from which periods, notice and renewals count. */
            readonly start: components["schemas"]["Day"];
            /** @description The minimum period. */
            readonly minimumMonths: number;
            /** @description Whether it is billed by the hour. */
            readonly hourly: boolean;
            /** @description The moment from which it may be set up; null while papers of a reseller are missing. */
            readonly setUpFrom: components["schemas"]["Moment"] | null;
            /** @description What belongs to it: a product with its additions and names, or a name alone. */
            readonly parts: readonly components["schemas"]["OrderedPart"][];
        };
        /** @description The event `order.placed`. */
        readonly OrderPlaced: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "order.placed";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                /** @description The order. */
                readonly order: {
                    /** @description The order's id. */
                    readonly id: string;
                    /** @description The order's number. */
                    readonly number: string;
                    /** @description When it was placed. */
                    readonly placedAt: components["schemas"]["Moment"];
                    readonly locale: components["schemas"]["Locale"];
                    /** @description Whether a consumer wants the service before the withdrawal period is over. */
                    readonly earlyStart: boolean;
                };
                readonly customer: components["schemas"]["Party"];
                /** @description The first invoice, gross. */
                readonly total: components["schemas"]["Cents"];
                /** @description The total without VAT. */
                readonly net: components["schemas"]["Cents"];
                readonly vat: components["schemas"]["EventVat"];
                /** @description The code that was redeemed. */
                readonly voucher: string | null;
                /**
                 * @description Of all amounts.
                 * @constant
                 */
                readonly currency: "EUR";
                /** @description What is to be set up. */
                readonly items: readonly components["schemas"]["OrderedItem"][];
            };
        };
        /** @description The event `contract.cancelled`. */
        readonly ContractCancelled: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "contract.cancelled";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                readonly contract: components["schemas"]["EventContract"];
                readonly order: components["schemas"]["EventOrder"];
                readonly customer: components["schemas"]["EventCustomer"];
                /** @description The first day that is not covered any more. */
                readonly end: components["schemas"]["Day"];
                /**
                 * @description What ended it.
                 * @enum {unknown}
                 */
                readonly by: "notice" | "guarantee";
                /** @description What the guarantee gives back; null without it. */
                readonly refund: components["schemas"]["Cents"] | null;
                /**
                 * @description Of the refund.
                 * @constant
                 */
                readonly currency: "EUR";
            };
        };
        /** @description The event `contract.cancellation-revoked`. */
        readonly ContractCancellationRevoked: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "contract.cancellation-revoked";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                readonly contract: components["schemas"]["EventContract"];
                readonly order: components["schemas"]["EventOrder"];
                readonly customer: components["schemas"]["EventCustomer"];
                /** @description The first day that is not covered any more; null where the contract runs on. */
                readonly end: components["schemas"]["Day"] | null;
            };
        };
        /** @description The event `contract.withdrawn`. */
        readonly ContractWithdrawn: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "contract.withdrawn";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                readonly contract: components["schemas"]["EventContract"];
                readonly order: components["schemas"]["EventOrder"];
                readonly customer: components["schemas"]["EventCustomer"];
                /** @description The day of the withdrawal. */
                readonly day: components["schemas"]["Day"];
            };
        };
        /** @description The event `contract.renewed`. */
        readonly ContractRenewed: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "contract.renewed";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                readonly contract: components["schemas"]["EventContract"];
                readonly order: components["schemas"]["EventOrder"];
                readonly customer: components["schemas"]["EventCustomer"];
                /** @description The first day of the term. */
                readonly from: components["schemas"]["Day"];
                /** @description The first day that the term does not cover. */
                readonly until: components["schemas"]["Day"];
            };
        };
        /** @description A line of a document. */
        readonly IssuedLine: {
            /** @description The numbers of the contracts that it is for. */
            readonly contracts: readonly string[];
            /**
             * @description What it is.
             * @enum {unknown}
             */
            readonly kind: "product" | "addition" | "domain" | "refund";
            /** @description The product's key, or the name in A-label form. */
            readonly subject: string;
            /** @description The title under which it is billed. */
            readonly title: components["schemas"]["Localized"];
            /** @description How many of it. */
            readonly quantity: number;
            /** @description What is charged for it. */
            readonly gross: components["schemas"]["Cents"];
            /** @description The same without VAT. */
            readonly net: components["schemas"]["Cents"];
            /** @description The VAT in it. */
            readonly vat: components["schemas"]["Cents"];
            /** @description Its own rate, where lines of the document have different ones. */
            readonly vatRate?: components["schemas"]["Rate"];
            /** @description What it covers; null for what covers no days. */
            readonly period: {
                /** @description The first day. */
                readonly from: components["schemas"]["Day"];
                /** @description The first day that is not covered. */
                readonly until: components["schemas"]["Day"];
            } | null;
        };
        /** @description What was left of a document when it was issued; amounts are zero or above. */
        readonly IssuedBalance: {
            readonly state: components["schemas"]["BalanceState"];
            /** @description What came in for it. */
            readonly received: components["schemas"]["Cents"];
            /** @description What was set off. */
            readonly setOff: components["schemas"]["Cents"];
            /** @description The documents that it was set off with. */
            readonly setOffs: readonly {
                /** @description The document's number. */
                readonly number: string;
                /** @description What of it was set off. */
                readonly amount: components["schemas"]["Cents"];
            }[];
            /** @description What is left to pay. */
            readonly left: components["schemas"]["Cents"];
            /** @description What is to be paid back. */
            readonly toPayBack: components["schemas"]["Cents"];
            /** @description What was paid back. */
            readonly paidBack: components["schemas"]["Cents"];
            /** @description The last day for what is left to pay or to pay back. */
            readonly dueOn: components["schemas"]["Day"] | null;
            /** @description The same in words. */
            readonly text: components["schemas"]["Localized"];
        };
        /** @description The event `invoice.issued`. */
        readonly InvoiceIssued: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "invoice.issued";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                /** @description The document. */
                readonly invoice: {
                    /** @description The document's id. */
                    readonly id: string;
                    /** @description The document's number. */
                    readonly number: string;
                    /**
                     * @description An invoice or a credit note.
                     * @enum {unknown}
                     */
                    readonly kind: "invoice" | "credit-note";
                    /** @description The number of the invoice that a credit note corrects. */
                    readonly corrects: string | null;
                    /** @description The day of issue. */
                    readonly issuedOn: components["schemas"]["Day"];
                    /** @description The last day to pay. */
                    readonly dueOn: components["schemas"]["Day"] | null;
                };
                readonly order: components["schemas"]["EventOrder"];
                readonly customer: components["schemas"]["Party"];
                /** @description What is billed. */
                readonly lines: readonly components["schemas"]["IssuedLine"][];
                /** @description The total without VAT. */
                readonly net: components["schemas"]["Cents"];
                readonly vat: components["schemas"]["EventVat"];
                /** @description The total, gross. */
                readonly total: components["schemas"]["Cents"];
                /**
                 * @description Of all amounts.
                 * @constant
                 */
                readonly currency: "EUR";
                /** @description What was left then; null for documents from before it was noted. */
                readonly balance: components["schemas"]["IssuedBalance"] | null;
            };
        };
        /** @description A row of the list of orders. */
        readonly OrderRow: {
            /** @description The order's number. */
            readonly number: string;
            /** @description The order's id. */
            readonly id: string;
            /** @description When it was placed. */
            readonly placedAt: components["schemas"]["Moment"];
            /** @description The language of the order. */
            readonly locale: components["schemas"]["Locale"];
            /** @description The customer's number. */
            readonly customer: string;
            /**
             * @description A consumer or a business.
             * @enum {unknown}
             */
            readonly kind: "private" | "business";
            /** @description The company. */
            readonly company: string | null;
            /** @description The first name. */
            readonly firstName: string;
            /** @description The last name. */
            readonly lastName: string;
            /** @description Street and number. */
            readonly street: string;
            /** @description The post code, as the country writes it. */
            readonly postCode: string;
            /** @description The city. */
            readonly city: string;
            /** @description The country. */
            readonly country: components["schemas"]["CountryCode"];
            /** @description The phone number, in international form. */
            readonly phone: string;
            /** @description The email address. */
            readonly email: string;
            /** @description The VAT id. */
            readonly vatId: string | null;
            /** @description The products with what was chosen, divided by semicolons. */
            readonly products: string;
            /** @description The names in A-label form, divided by semicolons. */
            readonly domains: string;
            /** @description The code that was redeemed. */
            readonly voucher: string | null;
            /** @description The reseller that it came by. */
            readonly reseller: string | null;
            /**
             * @description Whether a consumer wants the service before the withdrawal period is over.
             * @enum {unknown}
             */
            readonly earlyStart: 0 | 1;
            /**
             * @description Whether conditions of registries were confirmed.
             * @enum {unknown}
             */
            readonly conditionsConfirmed: 0 | 1;
            /**
             * @description Of all amounts.
             * @constant
             */
            readonly currency: "EUR";
            /** @description The total without VAT. */
            readonly netCents: components["schemas"]["Cents"];
            /** @description The VAT in the total. */
            readonly vatCents: components["schemas"]["Cents"];
            /** @description The rate; null where lines have different ones. */
            readonly vatBasisPoints: components["schemas"]["Rate"] | null;
            /**
             * @description Why the rate applies.
             * @enum {unknown}
             */
            readonly vatTreatment: "view" | "domestic" | "destination" | "reverse-charge" | "outside" | "individual";
            /** @description The first invoice, gross. */
            readonly totalCents: components["schemas"]["Cents"];
        };
        /** @description A row of the list of the lines of orders. */
        readonly OrderLineRow: {
            /** @description The order's number. */
            readonly order: string;
            /** @description The order's id. */
            readonly orderId: string;
            /** @description When it was placed. */
            readonly placedAt: components["schemas"]["Moment"];
            /** @description The customer's number. */
            readonly customer: string;
            /** @description Its place in the order, counted from 1. */
            readonly line: number;
            /** @description The cart's item. */
            readonly item: string;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            readonly kind: "product" | "addition" | "domain";
            /** @description The product's key, or the name in A-label form. */
            readonly subject: string;
            /** @description What was chosen of the product. */
            readonly chosen: string;
            /** @description How many of it. */
            readonly quantity: number;
            /**
             * @description What the unit price is for.
             * @enum {unknown}
             */
            readonly unit: "hour" | "month" | "year";
            /** @description The price of a unit. */
            readonly unitPriceCents: components["schemas"]["Cents"];
            /** @description The same in millionths of a euro, where a cent is too coarse. */
            readonly unitPriceMicros: components["schemas"]["Micros"] | null;
            /** @description The billing period in months. */
            readonly billingMonths: number;
            /** @description The minimum period in months. */
            readonly minimumMonths: number;
            /** @description How many months are free. */
            readonly freeMonths: number;
            /**
             * @description Of all amounts.
             * @constant
             */
            readonly currency: "EUR";
            /** @description Setup fees. */
            readonly setupCents: components["schemas"]["Cents"];
            /** @description The first billing period. */
            readonly periodCents: components["schemas"]["Cents"];
            /** @description What comes off it. */
            readonly discountCents: components["schemas"]["Cents"];
            /** @description Its share of the voucher. */
            readonly voucherShareCents: components["schemas"]["Cents"];
            /** @description What is charged, without VAT. */
            readonly netCents: components["schemas"]["Cents"];
            /** @description The VAT in it. */
            readonly vatCents: components["schemas"]["Cents"];
            /** @description Its rate. */
            readonly vatBasisPoints: components["schemas"]["Rate"];
            /** @description What is charged, gross. */
            readonly totalCents: components["schemas"]["Cents"];
            /** @description Each billing period afterwards. */
            readonly recurringCents: components["schemas"]["Cents"];
        };
        /** @description A row of the list of invoices and credit notes. */
        readonly InvoiceRow: {
            /** @description The document's number. */
            readonly number: string;
            /** @description The document's id. */
            readonly id: string;
            /**
             * @description An invoice or a credit note.
             * @enum {unknown}
             */
            readonly document: "invoice" | "credit-note";
            /** @description The number of the invoice that a credit note corrects. */
            readonly corrects: string | null;
            /** @description The day of issue. */
            readonly issuedOn: components["schemas"]["Day"];
            /** @description The last day to pay. */
            readonly dueOn: components["schemas"]["Day"] | null;
            /** @description The order's number. */
            readonly order: string;
            /** @description The customer's number. */
            readonly customer: string;
            /**
             * @description A consumer or a business.
             * @enum {unknown}
             */
            readonly kind: "private" | "business";
            /** @description The company. */
            readonly company: string | null;
            /** @description The first name. */
            readonly firstName: string;
            /** @description The last name. */
            readonly lastName: string;
            /** @description Street and number. */
            readonly street: string;
            /** @description The post code, as the country writes it. */
            readonly postCode: string;
            /** @description The city. */
            readonly city: string;
            /** @description The country. */
            readonly country: components["schemas"]["CountryCode"];
            /** @description The phone number, in international form. */
            readonly phone: string;
            /** @description The email address. */
            readonly email: string;
            /** @description The VAT id. */
            readonly vatId: string | null;
            /**
             * @description Of all amounts.
             * @constant
             */
            readonly currency: "EUR";
            /** @description The total without VAT. */
            readonly netCents: components["schemas"]["Cents"];
            /** @description The VAT in the total. */
            readonly vatCents: components["schemas"]["Cents"];
            /** @description The rate; null where lines have different ones. */
            readonly vatBasisPoints: components["schemas"]["Rate"] | null;
            /**
             * @description Why the rate applies.
             * @enum {unknown}
             */
            readonly vatTreatment: "view" | "domestic" | "destination" | "reverse-charge" | "outside" | "individual";
            /** @description The total, gross. */
            readonly totalCents: components["schemas"]["Cents"];
            /** @description How it stands today. */
            readonly state: components["schemas"]["BalanceState"];
            /** @description What came in for it. */
            readonly receivedCents: components["schemas"]["Cents"];
            /** @description The day on which money came to it last. */
            readonly lastReceivedOn: components["schemas"]["Day"] | null;
            /** @description What was set off. */
            readonly setOffCents: components["schemas"]["Cents"];
            /** @description What is left to pay. */
            readonly leftCents: components["schemas"]["Cents"];
            /** @description What is to be paid back. */
            readonly toPayBackCents: components["schemas"]["Cents"];
            /** @description What was paid back. */
            readonly paidBackCents: components["schemas"]["Cents"];
            /** @description The last day to pay back. */
            readonly payBackBy: components["schemas"]["Day"] | null;
            /** @description Since when it is overdue. */
            readonly overdueSince: components["schemas"]["Day"] | null;
            /** @description The same in words, in the document's language. */
            readonly balance: string;
        };
        /** @description A row of the list of the lines of invoices and credit notes. */
        readonly InvoiceLineRow: {
            /** @description The document's number. */
            readonly number: string;
            /** @description The document's id. */
            readonly id: string;
            /**
             * @description An invoice or a credit note.
             * @enum {unknown}
             */
            readonly document: "invoice" | "credit-note";
            /** @description The day of issue. */
            readonly issuedOn: components["schemas"]["Day"];
            /** @description The order's number. */
            readonly order: string;
            /** @description The customer's number. */
            readonly customer: string;
            /** @description Its place in the document, counted from 1. */
            readonly line: number;
            /** @description The numbers of the contracts that it is for, divided by semicolons. */
            readonly contracts: string;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            readonly kind: "product" | "addition" | "domain" | "refund";
            /** @description The product's key, or the name in A-label form. */
            readonly subject: string;
            /** @description The title, in the document's language. */
            readonly title: string;
            /** @description What was chosen of the product. */
            readonly chosen: string;
            /** @description How many of it. */
            readonly quantity: number;
            /**
             * @description What the unit price is for.
             * @enum {unknown}
             */
            readonly unit: "hour" | "month" | "year" | null;
            /** @description The price of a unit. */
            readonly unitPriceCents: components["schemas"]["Cents"] | null;
            /** @description The same in millionths of a euro, where a cent is too coarse. */
            readonly unitPriceMicros: components["schemas"]["Micros"] | null;
            /** @description The first day that it covers. */
            readonly periodFrom: components["schemas"]["Day"] | null;
            /** @description The first day that it does not cover. */
            readonly periodUntil: components["schemas"]["Day"] | null;
            /**
             * @description Of all amounts.
             * @constant
             */
            readonly currency: "EUR";
            /** @description Setup fees. */
            readonly setupCents: components["schemas"]["Cents"];
            /** @description What comes off it. */
            readonly discountCents: components["schemas"]["Cents"];
            /** @description Its share of the voucher. */
            readonly voucherShareCents: components["schemas"]["Cents"];
            /** @description What is charged, without VAT. */
            readonly netCents: components["schemas"]["Cents"];
            /** @description The VAT in it. */
            readonly vatCents: components["schemas"]["Cents"];
            /** @description Its rate. */
            readonly vatBasisPoints: components["schemas"]["Rate"];
            /** @description What is charged, gross. */
            readonly totalCents: components["schemas"]["Cents"];
            /** @description How the document stands today. */
            readonly state: components["schemas"]["BalanceState"];
        };
        /** @description A row of the list of fees, returned payments and write-offs. */
        readonly ChargeRow: {
            /** @description The charge's number. */
            readonly number: string | null;
            /** @description Its id. */
            readonly id: string;
            /**
             * @description A charge or a write-off.
             * @enum {unknown}
             */
            readonly kind: "charge" | "write-off";
            /** @description What it is charged for. */
            readonly reason: components["schemas"]["ChargeReason"] | null;
            /** @description The number of the document that it is of. */
            readonly document: string | null;
            /** @description The customer's number. */
            readonly customer: string;
            /** @description The day on which it was noted. */
            readonly day: components["schemas"]["Day"];
            /** @description The last day to pay. */
            readonly dueOn: components["schemas"]["Day"] | null;
            /**
             * @description Of all amounts.
             * @constant
             */
            readonly currency: "EUR";
            /** @description What was asked for, or is not asked for any more. */
            readonly totalCents: components["schemas"]["Cents"];
            /** @description What came in for it. */
            readonly receivedCents: components["schemas"]["Cents"] | null;
            /** @description What of it is not asked for any more. */
            readonly writtenOffCents: components["schemas"]["Cents"] | null;
            /** @description What of it was taken back. */
            readonly takenBackCents: components["schemas"]["Cents"];
            /** @description The day on which it was taken back. */
            readonly takenBackOn: components["schemas"]["Day"] | null;
            /** @description What is left to pay. */
            readonly leftCents: components["schemas"]["Cents"] | null;
            /** @description Since when it is overdue. */
            readonly overdueSince: components["schemas"]["Day"] | null;
        };
        /** @description A row of the list of customers. */
        readonly CustomerRow: {
            /** @description The customer's number. */
            readonly number: string;
            /** @description The language of letters. */
            readonly locale: components["schemas"]["Locale"];
            /**
             * @description A consumer or a business.
             * @enum {unknown}
             */
            readonly kind: "private" | "business";
            /** @description The company. */
            readonly company: string | null;
            /** @description The first name. */
            readonly firstName: string;
            /** @description The last name. */
            readonly lastName: string;
            /** @description Street and number. */
            readonly street: string;
            /** @description The post code, as the country writes it. */
            readonly postCode: string;
            /** @description The city. */
            readonly city: string;
            /** @description The country. */
            readonly country: components["schemas"]["CountryCode"];
            /** @description The phone number, in international form. */
            readonly phone: string;
            /** @description The email address. */
            readonly email: string;
            /** @description The VAT id. */
            readonly vatId: string | null;
            /**
             * @description What the check of the VAT id said.
             * @enum {unknown}
             */
            readonly vatIdValidity: "valid" | "invalid" | "unknown";
            /** @description A rate of their own. */
            readonly individualVatBasisPoints: components["schemas"]["Rate"] | null;
        };
        /** @description A contract as a row of a file. */
        readonly ContractExport: {
            /** @description Its number. */
            readonly number: string;
            /** @description Its id. */
            readonly id: string;
            /** @description What it is for, in English. */
            readonly titleEn: string;
            /** @description What it is for, in German. */
            readonly titleDe: string;
            /** @description The number of its customer. */
            readonly customer: string;
            /** @description The company or the person; null once the account was deleted. */
            readonly customerName: string | null;
            /** @description The order that it comes from. */
            readonly orderId: string;
            /** @description When it was ordered. */
            readonly placedAt: components["schemas"]["Moment"];
            /** @description The first day of the service. */
            readonly start: components["schemas"]["Day"];
            /** @description The first day of the service while it is ahead. */
            readonly begins: components["schemas"]["Day"] | null;
            /** @description The next day on which something happens. */
            readonly next: components["schemas"]["Day"] | null;
            /**
             * @description The currency of the amounts.
             * @constant
             */
            readonly currency: "EUR";
            /** @description What a period costs. */
            readonly recurringCents: components["schemas"]["Cents"];
            /** @description How many months a period has; 0 where nothing recurs. */
            readonly everyMonths: number;
            /**
             * @description How it stands today.
             * @enum {unknown}
             */
            readonly state: "running" | "cancelled" | "withdrawn" | "ended";
        };
        /** @description A request or a declaration as a row of a file. */
        readonly RequestExport: {
            /** @description As its receipt names it. */
            readonly reference: string;
            /** @description Its id. */
            readonly id: string;
            /**
             * @description Whether it ends a contract, or is a message.
             * @enum {unknown}
             */
            readonly about: "declaration" | "request";
            /** @description The form that it was sent by. */
            readonly form: string;
            /** @description Of the sender. */
            readonly email: string;
            /** @description When it was received. */
            readonly receivedAt: components["schemas"]["Moment"];
            /**
             * @description How far it is.
             * @enum {unknown}
             */
            readonly state: "open" | "waits" | "matched" | "closed";
            /** @description The day by which a declaration has to be dealt with; null once it was, and for messages. */
            readonly dueOn: components["schemas"]["Day"] | null;
        };
        /** @description A voucher as a row of a file. */
        readonly VoucherExport: {
            /** @description Its code. */
            readonly code: string;
            /**
             * @description The currency of its value.
             * @constant
             */
            readonly currency: "EUR";
            /** @description What it takes off. */
            readonly valueCents: components["schemas"]["Cents"];
            /** @description From when it is valid; null for at once. */
            readonly validFrom: components["schemas"]["Moment"] | null;
            /** @description Until when it is valid; null for no end. */
            readonly validUntil: components["schemas"]["Moment"] | null;
            /** @description When it was used. */
            readonly redeemedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Whether it can be used.
             * @enum {unknown}
             */
            readonly state: "valid" | "planned" | "used" | "over";
        };
        /** @description An entry of the journal as a row of a file. */
        readonly JournalExport: {
            /** @description When it was done. */
            readonly at: components["schemas"]["Moment"];
            /** @description Its id. */
            readonly id: string;
            /** @description The customer number of who did it, or `operator`. */
            readonly by: string;
            /** @description The address of their login; null for the operator, and once it was deleted. */
            readonly byName: string | null;
            /** @description What was done. */
            readonly act: string;
            /** @description What kind of thing it was done to. */
            readonly subject: string;
            /** @description The id of that. */
            readonly subjectId: string;
            /** @description What it is called now; null where it has no name. */
            readonly subjectName: string | null;
            /** @description Why, as it was typed. */
            readonly reason: string | null;
            /** @description What it was before, as JSON. */
            readonly before: string;
            /** @description What it is since, as JSON. */
            readonly after: string;
        };
        /** @description A row of the list of confirmed subscribers of the newsletter. */
        readonly SubscriberRow: {
            /** @description The email address. */
            readonly email: string;
            /** @description The language of the newsletter. */
            readonly locale: components["schemas"]["Locale"];
            /** @description The address of the link that ends it. */
            readonly end: string;
            /** @description When it was requested. */
            readonly requestedAt: components["schemas"]["Moment"];
            /** @description When it was confirmed. */
            readonly confirmedAt: components["schemas"]["Moment"];
            /** @description The terms that were confirmed. */
            readonly terms: string;
        };
        /** @description The event `request.received`. */
        readonly RequestReceived: {
            /**
             * @description Which event it is.
             * @constant
             */
            readonly type: "request.received";
            /** @description When it happened. */
            readonly timestamp: components["schemas"]["Moment"];
            /** @description What happened. */
            readonly data: {
                /** @description The request. */
                readonly request: {
                    /** @description The request's id. */
                    readonly id: string;
                    /**
                     * @description The form that it came by.
                     * @enum {unknown}
                     */
                    readonly form: "cancellation" | "withdrawal" | "contact" | "abuse" | "application" | "sponsoring" | "privacy" | "product-pro";
                    /** @description When it was received. */
                    readonly receivedAt: components["schemas"]["Moment"];
                    /** @description Where an answer goes. */
                    readonly email: string;
                };
                /** @description The fields of the form, as its draft in this contract has them; of files their names alone. */
                readonly fields: {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly TicketInstant: Instant;
        /** @description The print of a ticket's key: the first half of its SHA-256. */
        readonly TicketPrint: string;
        readonly ScanId: string;
        readonly TicketEvent: {
            readonly id: string;
            readonly title: string;
            readonly place: string;
            readonly startsAt: components["schemas"]["TicketInstant"];
        };
        readonly CountedEvent: {
            readonly event: components["schemas"]["TicketEvent"];
            readonly tickets: number;
            readonly admitted: number;
        };
        /** @description When and where a ticket was admitted; null where it was not. */
        readonly Admitted: null | {
            readonly id: string;
            readonly at: components["schemas"]["TicketInstant"];
            readonly gate: string;
        };
        readonly Ticket: {
            readonly key: string;
            readonly holder: string;
            readonly locale: components["schemas"]["Locale"];
            /** @description Whether it carries the community event badge. */
            readonly community: boolean;
            readonly event: components["schemas"]["TicketEvent"];
            readonly admitted: components["schemas"]["Admitted"];
        };
        readonly IssuedTicket: {
            readonly print: components["schemas"]["TicketPrint"];
            readonly holder: string;
            readonly email: string;
            readonly locale: components["schemas"]["Locale"];
            readonly community: boolean;
            readonly issuedAt: components["schemas"]["TicketInstant"];
            readonly withdrawnAt: components["schemas"]["TicketInstant"] | null;
            readonly admitted: components["schemas"]["Admitted"];
        };
        readonly TicketingSession: {
            readonly event: components["schemas"]["TicketEvent"];
            readonly gate: string;
            readonly expiresAt: components["schemas"]["TicketInstant"];
        };
        readonly Admission: {
            readonly id: string;
            readonly ticket: components["schemas"]["TicketPrint"];
            readonly at: components["schemas"]["TicketInstant"];
            readonly gate: string;
        };
        readonly TicketScan: {
            readonly id: components["schemas"]["ScanId"];
            readonly ticket: components["schemas"]["TicketPrint"];
            readonly at: components["schemas"]["TicketInstant"];
            /** @description Whether its holder was let in already. */
            readonly inside: boolean;
        };
        readonly TicketLog: {
            readonly answers: readonly {
                readonly id: string;
                /** @enum {unknown} */
                readonly kind: "admitted" | "double" | "unknown" | "other-event";
                readonly first: components["schemas"]["Admitted"];
                readonly holder: string | null;
                /** @description The title of the other event. */
                readonly event: string | null;
            }[];
            readonly admissions: readonly components["schemas"]["Admission"][];
            readonly tickets: readonly components["schemas"]["TicketPrint"][];
            /** @description Tickets that are good no more. */
            readonly withdrawn: readonly components["schemas"]["TicketPrint"][];
            /** @description What `after` is for the following call. */
            readonly next: number;
            readonly more: boolean;
        };
        readonly Badge: {
            readonly holder: string;
            readonly key: string | null;
            readonly community: boolean;
        };
        readonly Cents: Cents;
        /** @description Millionths of a euro. */
        readonly Micros: Micros;
        /** @description Basis points. */
        readonly Rate: Rate;
        /** @description Milliseconds since the epoch. */
        readonly Instant: Instant;
        /** Format: date */
        readonly Day: Day;
        readonly CountryCode: string;
        readonly VatCountry: string;
        /** @description A country that the VAT map names. */
        readonly VatMapCountry: string;
        readonly Months: number;
        readonly Localized: {
            readonly en: string;
            readonly de: string;
        };
        /**
         * @description Tag of a refusal, such as `VoucherNotValid`.
         * @enum {string}
         */
        readonly RefusalId: "AccountBlocked" | "AccountHasOrders" | "AccountManagedElsewhere" | "AccountNotLinked" | "AccountUnknown" | "ActKeyUsed" | "AdditionMaximumReached" | "AdditionNotOffered" | "AddressChanged" | "AddressLocked" | "AddressMissing" | "AddressRefused" | "AdjustmentUnknown" | "AdminPageUnknown" | "AdminPasswordWeak" | "AgeNotConfirmed" | "AlreadyHandled" | "AlreadyNoted" | "AmountNotValid" | "AmountTooSmall" | "AreaClosed" | "AuthcodeCharactersWrong" | "AuthcodeLengthWrong" | "AuthcodeMissing" | "BadRequestPath" | "BannerPageUnknown" | "BannerScheduleWrong" | "BannerUnknown" | "BannersElsewhere" | "BillingPeriodNotOffered" | "BodyTooLarge" | "BooksNotReady" | "BuyerReferenceFixed" | "BuyerReferenceNotValid" | "CancellationPolicyNotRead" | "CartChanged" | "CartEmpty" | "CartNotFound" | "CartOrdered" | "CartTooLarge" | "CertificateNameInvalid" | "CertificateNameMissing" | "ChangeNotPossible" | "ChoiceMissing" | "CityInvalid" | "ClockDayOther" | "CodeNotValid" | "CompanyInvalid" | "CompanyTooLong" | "ConditionsNotConfirmed" | "ConsentNotRecorded" | "ContentRefused" | "ContentTypeUnknown" | "ContractNotRunning" | "ContractUnknown" | "ContractUnnamed" | "ContractsStillRun" | "CountriesNotLoaded" | "CountryMissing" | "CreditNotPossible" | "CreditTextNotValid" | "CreditTooHigh" | "CrossSiteRequest" | "CsrfCookieMissing" | "CsrfTokenInvalid" | "CsrfTokenMissing" | "CurrentPasswordWrong" | "CustomerNumberInvalid" | "DateInvalid" | "DatePast" | "DeclarationAnswered" | "DeclarationLinkUnknown" | "DeliveryOver" | "DeliveryReportWrong" | "DeliveryStateNotNext" | "DifferenceResolved" | "DifferenceUnknown" | "DocumentUnknown" | "DomainAlreadyInCart" | "DomainCheckFailed" | "DomainEndingUnknown" | "DomainLeaving" | "DomainNameInvalid" | "DomainNotInCart" | "DomainNotRegistered" | "DomainNotTransferable" | "DomainOurs" | "DomainRateLimited" | "DomainTaken" | "DomainUnclear" | "DomainValidationFailed" | "DraftsClosed" | "EmailInvalid" | "EmailTooLong" | "EmailUnchanged" | "EmailUnconfirmed" | "EmailsDiffer" | "EndNotPossible" | "EndingNotIncluded" | "EndsByPerson" | "EnrolmentOver" | "FactorMissing" | "FactorNotSet" | "FactorThere" | "FactorWrong" | "FieldNotOffered" | "FieldRequired" | "FileEmpty" | "FileInfected" | "FileTooLarge" | "FileTypeNotAllowed" | "FilesNotScanned" | "FilesTooLarge" | "FirstAdminExists" | "ForbiddenCharacters" | "GoodFaithNotStated" | "GuaranteeNotOffered" | "GuaranteeOver" | "GuaranteeUsed" | "HolderNotValid" | "IbanNotValid" | "IdempotencyKeyUsed" | "InboxItemUnknown" | "IncludedPlacesTaken" | "InvoiceChanged" | "InvoiceUnknown" | "ItemUnknown" | "JobNotOpen" | "KindMissing" | "LeftChanged" | "ListViewUnknown" | "LocationNotOffered" | "LoginAddressTaken" | "LoginRefused" | "LogoutFailed" | "MailNotFailed" | "MailUnknown" | "MessageMissing" | "MethodNotAllowed" | "MoneyStillOpen" | "NameIsDone" | "NameLengthWrong" | "NameNotCapital" | "NameNotLetters" | "NewsletterTermsNotAgreed" | "NotACustomer" | "NotForOneself" | "NothingLeft" | "NothingToPay" | "NoticeForged" | "NumberNotOurs" | "OrderNotWaiting" | "OrderReferenceNotForPrivate" | "OrderUnknown" | "PageNotFound" | "PaidDayNotValid" | "PapersNotForPrivate" | "PasskeyRefused" | "PasskeyUnknown" | "PasskeysFull" | "PasswordCommon" | "PasswordTooLong" | "PasswordTooShort" | "PasswordUnchanged" | "PasswordsDiffer" | "PayLinkOver" | "PayLinkUnknown" | "PaymentUnderWay" | "PaymentUnknown" | "PayoutTooHigh" | "PhoneInvalid" | "PostCodeInvalid" | "ProFormUnknown" | "ProductCategoryMissing" | "ProductOnlyAsAddition" | "ProductSoldOut" | "ProductUnknown" | "ProofTooOld" | "ProviderAddressUnverified" | "ProviderAway" | "ProviderLoginFailed" | "ProviderLoginRefused" | "ProviderNotOffered" | "QuantityInvalid" | "QuoteChanged" | "RateNotOutdated" | "RateNotValid" | "ReasonMissing" | "RecordChanged" | "RedirectNotAllowed" | "ReferenceTaken" | "RefundRefused" | "RegistrationInvalid" | "RegistrationTaken" | "RequestKeyUsed" | "RequestMalformed" | "RequestNotSent" | "RequestRefused" | "RequestTimedOut" | "ResellerNotBusiness" | "RoleNotGiven" | "SessionUnknown" | "SetupNotYet" | "StaffKeyNotValid" | "StaffSessionMissing" | "StorageSizeNotOffered" | "StreetInvalid" | "SubscriptionLinkNotValid" | "SubscriptionLinkUnknown" | "SubscriptionUnknown" | "TermsNotAgreed" | "TextTooLong" | "TicketAlreadyAdmitted" | "TicketColumnsMissing" | "TicketEventUnknown" | "TicketFieldInvalid" | "TicketKeyInvalid" | "TicketKeyLost" | "TicketListInvalid" | "TicketListSize" | "TicketOfOtherEvent" | "TicketRowInvalid" | "TicketUnknown" | "TicketWithdrawn" | "TokenMissing" | "TooManyAttempts" | "TooManyFiles" | "TooManyOrders" | "TooManyPieces" | "Unavailable" | "UnknownBlock" | "UnknownError" | "UnknownLayout" | "UnknownMiddleware" | "UrlInvalid" | "UsernameTaken" | "UsernameUnusable" | "VatIdInvalid" | "VatIdNeedsBusiness" | "VatMapEmpty" | "VatMapFailed" | "VoucherCodeMissing" | "VoucherExpired" | "VoucherNotStorable" | "VoucherNotValid" | "VoucherRedeemed" | "VoucherTaken" | "VoucherTooHigh" | "VoucherUnknown" | "VoucherUsed" | "WebhookUnknown" | "WithdrawalNotForBusiness" | "WithdrawalOver";
        /** @description The token against forged requests, and the header that carries it. */
        readonly ForgeryToken: {
            readonly header: string;
            readonly token: string;
        };
        readonly Problem: {
            readonly type: string;
            /** @description The kind of the refusal in a few English words, the same each time. */
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            /** @description Id of the rule, such as `CRT-04`. */
            readonly rule: string;
            readonly refusal: components["schemas"]["RefusalId"];
            readonly instance?: string;
            readonly errors?: readonly components["schemas"]["FieldError"][];
            /** @description The refusal's own data. */
            readonly facts?: {
                readonly [key: string]: unknown;
            };
            /** @description The current cart, when it changed. */
            readonly cart?: components["schemas"]["Cart"];
            /** @description The current quote, when it changed. */
            readonly quote?: components["schemas"]["Quote"];
        };
        readonly FieldError: {
            readonly field: string;
            readonly refusal: components["schemas"]["RefusalId"];
            readonly rule: string;
            readonly detail: string;
            readonly facts?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A refusal in words. */
        readonly RefusalText: {
            readonly refusal: components["schemas"]["RefusalId"];
            readonly rule: string;
            readonly detail: string;
            readonly facts?: {
                readonly [key: string]: unknown;
            };
        };
        readonly ItemProblem: {
            readonly item: string;
            readonly refusal: components["schemas"]["RefusalId"];
            readonly rule: string;
            readonly detail: string;
            readonly facts?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description Why; noted in the journal. */
        readonly Reason: string;
        readonly OrderRecordSummary: {
            readonly progress: components["schemas"]["OrderProgress"];
            /** @description Whether an invoice of it waits for its payment. */
            readonly unpaid: boolean;
            readonly id: string;
            readonly number: string;
            readonly customerNumber: string;
            readonly name: string;
            readonly total: components["schemas"]["Cents"];
            readonly placedAt: components["schemas"]["Instant"];
            /** @enum {unknown} */
            readonly reseller: "pending" | "confirmed" | "refused" | null;
        };
        readonly ListCount: {
            /** @description So many, or more than so many. */
            readonly value: number;
            /** @description Whether there are more than these. */
            readonly atLeast: boolean;
        };
        readonly ListCustomer: {
            readonly number: string;
            /** @description The company or the person; null once the account was deleted. */
            readonly name: string | null;
        };
        readonly OrderList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "orders";
            readonly rows: readonly components["schemas"]["OrderListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly OrderListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "orders";
            readonly id: string;
            readonly number: string;
            readonly placedAt: components["schemas"]["Instant"];
            readonly customer: components["schemas"]["ListCustomer"];
            /** @description The first two of what was ordered, names among it, without additions; `more` counts the others. */
            readonly items: readonly {
                readonly title: components["schemas"]["Localized"];
                readonly quantity: number;
            }[];
            /** @description How many more were ordered than stand here. */
            readonly more: number;
            readonly total: components["schemas"]["Cents"];
            /** @description Whether an invoice of it waits for its payment. */
            readonly unpaid: boolean;
            /**
             * @description How far the order is: `papers` waits for the papers of a reseller, `over` has nothing left to deliver.
             * @enum {unknown}
             */
            readonly state: "papers" | "refused" | "not-set-up" | "failed" | "ready" | "over";
            /** @description What is not as it should be; empty for most. */
            readonly deviations: readonly ("papers" | "refused" | "failed" | "overdue")[];
        };
        readonly CustomerList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "customers";
            readonly rows: readonly components["schemas"]["CustomerListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly CustomerListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "customers";
            /** @description The customer number. */
            readonly id: string;
            readonly number: string;
            readonly email: string;
            /** @description The company or the person; null where no address is stored. */
            readonly name: string | null;
            readonly place: string | null;
            /** @enum {unknown} */
            readonly role: "customer" | "reseller" | "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
            readonly createdAt: components["schemas"]["Instant"];
            /** @description How many contracts are running or end later. */
            readonly contracts: number;
            /** @description What they have to pay, due or not. */
            readonly owed: components["schemas"]["Cents"];
            /**
             * @description Whether it is an account of staff.
             * @enum {unknown}
             */
            readonly state: "customer" | "staff";
            /** @description What is not as it should be; empty for most. */
            readonly deviations: readonly ("blocked" | "papers" | "overdue")[];
        };
        readonly InvoiceList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "invoices";
            readonly rows: readonly components["schemas"]["InvoiceListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly InvoiceListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "invoices";
            readonly id: string;
            readonly number: string;
            /**
             * @description Whether it is an invoice or a credit note.
             * @enum {unknown}
             */
            readonly document: "invoice" | "credit-note";
            readonly issuedOn: components["schemas"]["Day"];
            readonly dueOn: components["schemas"]["Day"] | null;
            readonly customer: components["schemas"]["ListCustomer"];
            /** @description The order that it bills. */
            readonly order: {
                readonly id: string;
                readonly number: string;
            };
            readonly total: components["schemas"]["Cents"];
            readonly left: components["schemas"]["Cents"];
            readonly toPayBack: components["schemas"]["Cents"];
            readonly payBackBy: components["schemas"]["Day"] | null;
            readonly overdueSince: components["schemas"]["Day"] | null;
            readonly state: components["schemas"]["BalanceState"];
            /** @description What is not as it should be; empty for most. */
            readonly deviations: readonly ("overdue" | "to-pay-back")[];
        };
        readonly ContractList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "contracts";
            readonly rows: readonly components["schemas"]["ContractListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly ContractListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "contracts";
            readonly id: string;
            readonly number: string;
            readonly title: components["schemas"]["Localized"];
            readonly customer: components["schemas"]["ListCustomer"];
            readonly orderId: string;
            readonly placedAt: components["schemas"]["Instant"];
            readonly start: components["schemas"]["Day"];
            /** @description The first day of the service while it is ahead. */
            readonly begins: components["schemas"]["Day"] | null;
            /** @description The next day on which something happens: it is billed, renews or ends. */
            readonly next: components["schemas"]["Day"] | null;
            readonly recurring: components["schemas"]["Cents"];
            readonly everyMonths: number;
            /**
             * @description How it stands today.
             * @enum {unknown}
             */
            readonly state: "running" | "cancelled" | "withdrawn" | "ended";
            /** @description What is not as it should be; empty for most. */
            readonly deviations: readonly ("cancelled" | "withdrawn" | "ended" | "failed")[];
        };
        readonly RequestList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "requests";
            readonly rows: readonly components["schemas"]["RequestListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly RequestListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "requests";
            readonly id: string;
            /** @description As its receipt names it. */
            readonly reference: string;
            /**
             * @description Whether it ends a contract or is a message.
             * @enum {unknown}
             */
            readonly about: "declaration" | "request";
            readonly form: string;
            readonly email: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /**
             * @description `waits`: its contracts are known, it is not known whether it came from their party.
             * @enum {unknown}
             */
            readonly state: "open" | "waits" | "matched" | "closed";
            /** @description The working day by which a declaration that is not handled has to be dealt with. */
            readonly dueOn: components["schemas"]["Day"] | null;
            /** @description What is not as it should be; empty for most. */
            readonly deviations: readonly ("waits" | "overdue")[];
        };
        readonly VoucherList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "vouchers";
            readonly rows: readonly components["schemas"]["VoucherListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly VoucherListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "vouchers";
            /** @description The code. */
            readonly id: string;
            readonly code: string;
            /** @description What it takes off a first invoice. */
            readonly value: components["schemas"]["Cents"];
            readonly validFrom: components["schemas"]["Instant"] | null;
            readonly validUntil: components["schemas"]["Instant"] | null;
            readonly redeemedAt: components["schemas"]["Instant"] | null;
            /**
             * @description Whether it can be used now.
             * @enum {unknown}
             */
            readonly state: "valid" | "planned" | "used" | "over";
            /** @description Why it cannot be used; empty where it can. */
            readonly deviations: readonly ("used" | "over" | "planned")[];
        };
        readonly JournalList: {
            /**
             * @description Which list it is.
             * @constant
             */
            readonly kind: "journal";
            readonly rows: readonly components["schemas"]["JournalListRow"][];
            readonly next: string | null;
            readonly count: components["schemas"]["ListCount"];
        };
        readonly JournalListRow: {
            /**
             * @description Which list it is a row of.
             * @constant
             */
            readonly kind: "journal";
            readonly id: string;
            readonly at: components["schemas"]["Instant"];
            /** @description Customer number of who did it; `operator` for a command of the operator. */
            readonly by: string;
            /** @description The address of their login; null for the operator, and once it was deleted. */
            readonly byName: string | null;
            readonly act: string;
            readonly subject: {
                /** @description What it is called now: name of a customer, number of an order or document, reference of a request, title of an event, of a ticket by its event; null for all else, and once it was deleted. */
                readonly name: string | null;
                /** @enum {unknown} */
                readonly kind: "customer" | "order" | "declaration" | "request" | "voucher" | "invoice" | "difference" | "mail" | "subscription" | "event" | "ticket" | "list" | "webhook" | "banner" | "content" | "clock" | "numbers";
                readonly id: string;
            };
            readonly reason: string | null;
            readonly before: components["schemas"]["JournalFields"];
            readonly after: components["schemas"]["JournalFields"];
        };
        readonly DeskFigure: {
            readonly count: number;
            /** @description Their sum. */
            readonly total: components["schemas"]["Cents"];
        };
        /**
         * @description What waits: `difference` one between a payment provider and the books, `name` a domain name that several contracts have, `letter` a mail that no server takes, `webhook` a receiver to which deliveries have stopped, `fault` one of the catalogue.
         * @enum {unknown}
         */
        readonly TodoKind: "pay-back" | "difference" | "declaration" | "request" | "setup-failed" | "papers" | "name" | "overdue" | "letter" | "webhook" | "fault";
        readonly DeskTodo: {
            readonly kind: components["schemas"]["TodoKind"];
            /** @description By when it is to be done, or since when it waits. */
            readonly day: components["schemas"]["Day"];
            /** @description What it leads to: a document, a difference of a payment, a declaration or message, an order, a domain name, a mail, a receiver of webhooks, an entry of the catalogue. */
            readonly id: string;
            /** @description Its number, reference, subject or key. */
            readonly name: string;
            /** @description Whom it is about. */
            readonly customer: components["schemas"]["ListCustomer"] | null;
            /** @description What is to be paid, or was ordered. */
            readonly amount: components["schemas"]["Cents"] | null;
        };
        readonly DeskToday: {
            /** @description Who is logged in. */
            readonly self: {
                readonly number: string;
                readonly email: string;
                /** @enum {unknown} */
                readonly role: "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
            };
            /** @description For who sees orders and documents; null for others. */
            readonly figures: {
                /** @description What was ordered today. */
                readonly ordered: components["schemas"]["DeskFigure"];
                /** @description Documents of which something is left to pay. */
                readonly open: components["schemas"]["DeskFigure"];
                /** @description Those of them that should have been paid. */
                readonly overdue: components["schemas"]["DeskFigure"];
                /** @description Orders that wait for their set-up. */
                readonly notSetUp: number;
            } | null;
            /** @description A clock that is doubted; null where it is believed, and for who sees no figures. */
            readonly clock: components["schemas"]["DoubtedClock"] | null;
            /** @description Numbers that wait after a restore; null where none does, and for who sees no figures. */
            readonly numbers: components["schemas"]["WaitingNumbers"] | null;
            /** @description Mails that wait to be sent, those that are tried again among them; null for who may not send one again. */
            readonly queue: {
                readonly count: number;
                /** @description How long the oldest has been waiting; null where none waits. */
                readonly seconds: number | null;
            } | null;
            /** @description What waits for a hand, by its day, the earliest first. */
            readonly todo: readonly components["schemas"]["DeskTodo"][];
            /** @description How many wait of each kind. */
            readonly counts: readonly {
                readonly kind: components["schemas"]["TodoKind"];
                readonly count: components["schemas"]["ListCount"];
            }[];
        };
        /**
         * @description How far its items are: `none` where nothing was reported of them, `over` where none is to be delivered any more.
         * @enum {unknown}
         */
        readonly OrderProgress: "none" | "open" | "failed" | "ready" | "over";
        /** @enum {unknown} */
        readonly DeliveryState: "accepted" | "setting-up" | "ready" | "failed";
        /** @description What is said of the item, in both languages. */
        readonly DeliveryText: {
            readonly en: string;
            readonly de: string;
        } | null;
        /** @description What was reported of an item of an order; an item is a contract. */
        readonly ItemDelivery: {
            readonly contract: string;
            readonly number: string;
            readonly title: components["schemas"]["Localized"];
            readonly state: components["schemas"]["DeliveryState"];
            readonly text: components["schemas"]["DeliveryText"];
            readonly link: string | null;
            readonly reportedAt: components["schemas"]["Instant"];
        };
        /** @description What is to be set up, and from when. */
        readonly OrderSetup: {
            readonly from: components["schemas"]["Instant"] | null;
            readonly waitsFor: components["schemas"]["SetupWait"];
            /** @description Whether the customer wants the setup to begin within the withdrawal period. */
            readonly earlyStart: boolean;
            /** @description How many authcodes are stored for it; see `readAuthcodes`. */
            readonly authcodes: number;
            readonly items: readonly {
                readonly contract: string;
                readonly number: string;
                readonly location: components["schemas"]["Location"] | null;
                readonly chosen: readonly components["schemas"]["ChosenField"][];
                readonly parts: readonly {
                    /** @enum {unknown} */
                    readonly kind: "product" | "addition" | "domain";
                    readonly title: components["schemas"]["Localized"];
                    readonly quantity: number;
                    /**
                     * @description Of a domain.
                     * @enum {unknown}
                     */
                    readonly acquisition: "register" | "transfer" | null;
                    /** @description What the holder has confirmed. */
                    readonly condition: components["schemas"]["Localized"] | null;
                }[];
            }[];
        };
        /**
         * @description What the setup waits for.
         * @enum {unknown}
         */
        readonly SetupWait: "papers" | "withdrawal-period" | null;
        /** @description Whether an item of an order may be set up; an item is a contract. */
        readonly ItemSetup: {
            readonly contract: string;
            readonly number: string;
            /** @enum {unknown} */
            readonly standing: "running" | "cancelled" | "withdrawn" | "ended";
            /** @description What was last reported of it. */
            readonly state: components["schemas"]["DeliveryState"] | null;
            readonly mayBegin: boolean;
            /** @description The moment of the order where an early start was agreed to or a business ordered, else the beginning of the day after the withdrawal period; null while papers of a reseller are missing. */
            readonly setUpFrom: components["schemas"]["Instant"] | null;
            readonly waitsFor: components["schemas"]["SetupWait"];
            /** @description Of names that move here; empty while the setup may not begin, and once the item is ready. */
            readonly authcodes: readonly {
                /** @description In A-label form. */
                readonly name: string;
                readonly authcode: string;
            }[];
        };
        readonly OrderRecord: {
            readonly progress: components["schemas"]["OrderProgress"];
            readonly unpaid: boolean;
            readonly setup: components["schemas"]["OrderSetup"];
            readonly delivery: readonly components["schemas"]["ItemDelivery"][];
            readonly id: string;
            readonly number: string;
            readonly customerNumber: string;
            readonly name: string;
            readonly total: components["schemas"]["Cents"];
            readonly placedAt: components["schemas"]["Instant"];
            /** @enum {unknown} */
            readonly reseller: "pending" | "confirmed" | "refused" | null;
            readonly email: string;
            readonly rate: components["schemas"]["Rate"];
            readonly treatment: string;
            readonly rates?: readonly components["schemas"]["Rate"][];
            readonly contracts: readonly components["schemas"]["ContractRecord"][];
            readonly invoices: readonly components["schemas"]["InvoiceRecordSummary"][];
            readonly letters: readonly components["schemas"]["LetterRecord"][];
        };
        readonly LetterRecord: {
            readonly id: string;
            readonly queuedAt: components["schemas"]["Instant"];
            readonly sentAt: components["schemas"]["Instant"] | null;
            /** @description Given up. */
            readonly failed: boolean;
        };
        readonly MailRecord: {
            readonly id: string;
            readonly recipient: string;
            readonly subject: string;
            readonly queuedAt: components["schemas"]["Instant"];
            readonly attempts: number;
            /** @description What the server said last. */
            readonly failure: string | null;
            /** @description Given up. */
            readonly failed: boolean;
        };
        readonly PaymentDifference: {
            readonly id: string;
            readonly provider: components["schemas"]["PaymentProvider"];
            /** @description What the provider calls the payment, or the refund of `refund-too-high`, or the dispute of `disputed`. */
            readonly reference: string;
            /**
             * @description `another-amount` and `another-currency` came in place of what was begun, `disputed` was taken back by the bank and is to be answered by `day`, `no-attempt` was not begun here, `not-at-provider` stands in the books alone, `refund-too-high` went back without being owed.
             * @enum {unknown}
             */
            readonly kind: "another-amount" | "another-currency" | "disputed" | "no-attempt" | "not-at-provider" | "refund-too-high";
            /** @description Hundredths of the currency. */
            readonly amount: components["schemas"]["Cents"];
            /** @description ISO 4217; another one than `EUR` with `another-currency` alone. */
            readonly currency: string;
            /** @description On which it was paid, at the seller's place. */
            readonly day: components["schemas"]["Day"];
            /** @description When it was found. */
            readonly notedAt: components["schemas"]["Instant"];
            /** @description Whose payment it is; null where nothing here says so. */
            readonly customer: components["schemas"]["ListCustomer"] | null;
            /** @description Null while it is open. */
            readonly resolved: {
                readonly at: components["schemas"]["Instant"];
                /** @description Customer number of who resolved it. */
                readonly by: string;
                /** @description The address of their login; null once it was deleted. */
                readonly byName: string | null;
                /** @description What became of it. */
                readonly reason: string;
            } | null;
        };
        readonly InvoiceRecordSummary: {
            readonly id: string;
            readonly number: string;
            /** @enum {unknown} */
            readonly kind: "invoice" | "credit-note";
            readonly issuedOn: components["schemas"]["Day"];
            readonly dueOn: components["schemas"]["Day"] | null;
            readonly total: components["schemas"]["Cents"];
            readonly orderId: string;
            readonly orderNumber: string;
            readonly customerNumber: string;
            readonly name: string;
            readonly state: components["schemas"]["BalanceState"];
            readonly left: components["schemas"]["Cents"];
            readonly toPayBack: components["schemas"]["Cents"];
            readonly payBackBy: components["schemas"]["Day"] | null;
            readonly overdueSince: components["schemas"]["Day"] | null;
            readonly refundTo?: components["schemas"]["RefundAccount"];
        };
        /**
         * @description `settled`: nothing is left, by credit notes; `nothing`: there was never anything to pay.
         * @enum {unknown}
         */
        readonly BalanceState: "open" | "partly-paid" | "paid" | "settled" | "to-pay-back" | "paid-back" | "nothing";
        readonly SetOff: {
            readonly id: string;
            readonly number: string;
            readonly amount: components["schemas"]["Cents"];
        };
        /** @description What is owed of a document today; amounts are zero or above. */
        readonly Balance: {
            readonly state: components["schemas"]["BalanceState"];
            readonly received: components["schemas"]["Cents"];
            readonly setOff: components["schemas"]["Cents"];
            /** @description The documents that it was set off with. */
            readonly setOffs: readonly components["schemas"]["SetOff"][];
            readonly left: components["schemas"]["Cents"];
            readonly toPayBack: components["schemas"]["Cents"];
            readonly paidBack: components["schemas"]["Cents"];
            /** @description What came in beyond its total and is the customer's credit. */
            readonly over: components["schemas"]["Cents"];
            /** @description The last day for what is left to pay or to pay back. */
            readonly dueOn: components["schemas"]["Day"] | null;
            readonly overdueSince: components["schemas"]["Day"] | null;
            readonly text: components["schemas"]["Localized"];
        };
        /** @description An account on a day, from all contracts and documents of its customer. */
        readonly AccountOverview: {
            readonly today: components["schemas"]["Day"];
            readonly balance: components["schemas"]["CustomerBalance"];
            /** @description Whether anything was ever billed. */
            readonly billed: boolean;
            /** @description The days that come next, the earliest first. */
            readonly dates: readonly components["schemas"]["DateAhead"][];
            /** @description What runs, the latest first. */
            readonly moored: readonly {
                readonly view: components["schemas"]["ContractView"];
                readonly mooring: components["schemas"]["Mooring"];
                /** @description Contracts that end with it. */
                readonly additions: readonly components["schemas"]["NamedContract"][];
            }[];
            /** @description How many more run. */
            readonly moreMoored: number;
            /** @description Domain names, each with the contract that holds it. */
            readonly names: readonly {
                readonly title: components["schemas"]["Localized"];
                readonly contract: components["schemas"]["NamedContract"];
                /** @enum {unknown} */
                readonly standing: "running" | "cancelled" | "withdrawn" | "ended";
                /** @description The first day of the service while it is ahead. */
                readonly begins: components["schemas"]["Day"] | null;
                readonly mooring: components["schemas"]["Mooring"];
            }[];
            /** @description How many more names there are. */
            readonly moreNames: number;
            /** @description Orders of a reseller that wait for papers, the oldest first. */
            readonly papers: readonly {
                /** @description The order. */
                readonly order: {
                    readonly id: string;
                    readonly number: string;
                };
                /** @description The papers that have not arrived. */
                readonly missing: readonly ("businessRegistration" | "resellingContract")[];
            }[];
        };
        /**
         * @description How far a contract is: it has not begun, it is being set up, it runs, it runs until its end.
         * @enum {unknown}
         */
        readonly Mooring: "waiting" | "loading" | "sailing" | "leaving";
        /** @description A contract by its name. */
        readonly NamedContract: {
            readonly id: string;
            readonly number: string;
            readonly title: components["schemas"]["Localized"];
        };
        /** @description A day that a customer should know. */
        readonly DateAhead: {
            /** @constant */
            readonly kind: "due";
            readonly day: components["schemas"]["Day"];
            /** @description What is left to pay of all of them. */
            readonly cents: components["schemas"]["Cents"];
            /** @description The first of them. */
            readonly first: {
                readonly id: string;
                readonly number: string;
            } | null;
            /** @description How many there are beside it. */
            readonly others: number;
        } | {
            /** @constant */
            readonly kind: "regular";
            readonly day: components["schemas"]["Day"];
            /** @description What all contracts cost on it. */
            readonly cents: components["schemas"]["Cents"];
            /** @description Whether it may be less, since hours are billed. */
            readonly atMost: boolean;
        } | {
            /** @constant */
            readonly kind: "notice";
            readonly day: components["schemas"]["Day"];
            /** @description The last day that is covered then. */
            readonly end: components["schemas"]["Day"];
            /** @description The first of them. */
            readonly first: components["schemas"]["NamedContract"] | null;
            /** @description How many there are beside it. */
            readonly others: number;
        } | {
            /** @constant */
            readonly kind: "end";
            readonly day: components["schemas"]["Day"];
            /** @description The first of them. */
            readonly first: components["schemas"]["NamedContract"] | null;
            /** @description How many there are beside it. */
            readonly others: number;
        };
        /** @description What is owed of all documents today; amounts are zero or above. */
        readonly CustomerBalance: {
            readonly received: components["schemas"]["Cents"];
            readonly paidBack: components["schemas"]["Cents"];
            readonly left: components["schemas"]["Cents"];
            readonly overdue: components["schemas"]["Cents"];
            readonly toPayBack: components["schemas"]["Cents"];
            /** @description Of what is to be paid back, what should have been before today. */
            readonly payBackLate: components["schemas"]["Cents"];
            readonly payBackBy: components["schemas"]["Day"] | null;
            /** @description What the next invoice uses, or is paid back on request. */
            readonly credit: components["schemas"]["Cents"];
            readonly text: components["schemas"]["Localized"];
        };
        /** @description What is owed for a contract today: billed - credited - writtenOff - received + given - taken + paidBack = left - toPayBack. Amounts are zero or above, and all contracts of a document have all of it. */
        readonly ContractBalance: {
            /** @description What its invoices ask for, without their credit notes. */
            readonly billed: components["schemas"]["Cents"];
            /** @description What its credit notes take back. */
            readonly credited: components["schemas"]["Cents"];
            /** @description What is not asked for any more. */
            readonly writtenOff: components["schemas"]["Cents"];
            /** @description What came for it; a set-off never changes it. */
            readonly received: components["schemas"]["Cents"];
            /** @description What was set off of it with other contracts. */
            readonly given: components["schemas"]["Cents"];
            /** @description What other contracts gave by a set-off. */
            readonly taken: components["schemas"]["Cents"];
            readonly left: components["schemas"]["Cents"];
            readonly overdue: components["schemas"]["Cents"];
            readonly toPayBack: components["schemas"]["Cents"];
            /** @description Of what is to be paid back, what should have been before today. */
            readonly payBackLate: components["schemas"]["Cents"];
            readonly payBackBy: components["schemas"]["Day"] | null;
            readonly paidBack: components["schemas"]["Cents"];
            readonly text: components["schemas"]["Localized"];
        };
        /** @description Where the customer wants money paid back to; null where they have not said it. */
        readonly RefundAccount: {
            /** @description Whole for administrators; of others the last four characters. */
            readonly iban: string;
            /** @description The account holder. */
            readonly holder: string;
        } | null;
        /** @description What the sender calls it, once for each source; sent twice under it, it is one. */
        readonly ExternalReference: string;
        readonly PaymentRecord: {
            readonly id: string;
            /**
             * @description What came in, what was paid back, and what took one of them back.
             * @enum {unknown}
             */
            readonly kind: "payment" | "payout" | "return" | "payout-return";
            /** @description The id of what a return takes back. */
            readonly of: string | null;
            /** @description Why a return took something back. */
            readonly cause: {
                /**
                 * @description Whether the bank sent it back, or it was noted wrongly.
                 * @enum {unknown}
                 */
                readonly kind: "returned" | "mistake";
                /** @description What staff said of it. */
                readonly text: string;
            } | null;
            readonly document: {
                readonly id: string;
                readonly number: string;
            } | null;
            readonly day: components["schemas"]["Day"];
            readonly amount: components["schemas"]["Cents"];
            readonly reference: string;
            /**
             * @description `earlier`: a mark that an invoice was paid, from before payments were noted one by one.
             * @enum {unknown}
             */
            readonly source: "staff" | "statement" | "debit" | "stripe" | "mollie" | "earlier";
            /** @description What its source calls it, once for each source. */
            readonly externalReference: string | null;
            /**
             * @description What is under way or failed is in no balance; what was returned stays with its day, and its return is an entry of its own.
             * @enum {unknown}
             */
            readonly state: "pending" | "received" | "failed" | "returned";
            /** @description Milliseconds since 1970. */
            readonly notedAt: number;
            /** @description Of one that was taken back before that was an entry of its own. */
            readonly takenBack: {
                readonly at: number;
                readonly reason: string;
            } | null;
        };
        /**
         * @description By which customers pay online.
         * @enum {unknown}
         */
        readonly PaymentProvider: "stripe" | "mollie";
        /** @description One go of a customer to pay online. */
        readonly OnlinePayment: {
            /** Format: uuid */
            readonly id: string;
            readonly provider: components["schemas"]["PaymentProvider"];
            /** @description The id of the invoice; null for all that was due. */
            readonly document: string | null;
            readonly amount: components["schemas"]["Cents"];
            /**
             * @description `starting`: the provider has not answered yet; `open`: its page waits for the customer; `pending`: the money is on its way; `disputed`: it came, and the customer's bank took it back; `refunded`: it came, and the shop sent it back.
             * @enum {unknown}
             */
            readonly state: "starting" | "open" | "pending" | "paid" | "failed" | "expired" | "disputed" | "refunded";
            readonly startedAt: components["schemas"]["Instant"];
        };
        /** @description An account to transfer to. */
        readonly Transfer: {
            readonly name: string;
            readonly iban: string;
            readonly bic: string | null;
            /** @description By what the transfer is known: the number of the invoice, or of the customer for all that is owed. */
            readonly reference: string;
            /** @description The content of a QR code by EPC069-12. */
            readonly text: string;
        };
        /** @description An invoice as its link shows it, without a name or an address. */
        readonly LinkedInvoice: {
            /** @description The id of the invoice. */
            readonly document: string;
            /** @description The number of the invoice. */
            readonly number: string;
            /** @description What is left to pay of it. */
            readonly left: components["schemas"]["Cents"];
            /** @description The same in a sentence. */
            readonly text: components["schemas"]["Localized"];
            /** @description Where to transfer it; null where nothing is left. */
            readonly transfer: components["schemas"]["Transfer"] | null;
            readonly providers: readonly components["schemas"]["PaymentProvider"][];
            /** @description Payments that were begun for this invoice, the latest first. */
            readonly attempts: readonly components["schemas"]["OnlinePayment"][];
        };
        /**
         * @description A fee for a returned direct debit or for post; or a payment that was returned after it had been paid out or set off.
         * @enum {unknown}
         */
        readonly ChargeReason: "returned-debit" | "postage" | "returned-payment";
        /** @description What is asked for beside the documents today; amounts are zero or above. */
        readonly Charge: {
            readonly id: string;
            /** @description `G-` with year and number, without gaps. */
            readonly number: string;
            readonly reason: components["schemas"]["ChargeReason"];
            /** @description The day on which it was charged. */
            readonly day: components["schemas"]["Day"];
            /** @description The last day to pay it. */
            readonly dueOn: components["schemas"]["Day"];
            readonly total: components["schemas"]["Cents"];
            readonly received: components["schemas"]["Cents"];
            /** @description What is not asked for any more. */
            readonly writtenOff: components["schemas"]["Cents"];
            /** @description What was taken back of it. */
            readonly takenBack: components["schemas"]["Cents"];
            readonly left: components["schemas"]["Cents"];
            readonly overdueSince: components["schemas"]["Day"] | null;
            readonly text: components["schemas"]["Localized"];
        };
        readonly AdjustmentRecord: {
            readonly id: string;
            /**
             * @description What staff made beside documents, and what took one of them back.
             * @enum {unknown}
             */
            readonly kind: "charge" | "charge-back" | "write-off" | "write-off-back";
            /** @description The id of what it takes back. */
            readonly of: string | null;
            /** @description Of a charge. */
            readonly number: string | null;
            readonly document: {
                readonly id: string;
                readonly number: string;
            } | null;
            /** @description The day on which it was made. */
            readonly day: components["schemas"]["Day"];
            readonly amount: components["schemas"]["Cents"];
            /** @description What staff said of it. */
            readonly reason: string;
            /** @description Milliseconds since 1970. */
            readonly notedAt: number;
            /** @description Whether it is a fee or a write-off that stands. */
            readonly mayBeTakenBack: boolean;
        };
        readonly MoneyRecord: {
            readonly balance: components["schemas"]["CustomerBalance"];
            /** @description The latest first. */
            readonly payments: readonly components["schemas"]["PaymentRecord"][];
            /** @description In the order in which they were charged. */
            readonly charges: readonly components["schemas"]["Charge"][];
            /** @description In the order in which they were made. */
            readonly adjustments: readonly components["schemas"]["AdjustmentRecord"][];
            /** @description The most that may be paid back. */
            readonly most: components["schemas"]["Cents"];
            readonly refundTo: components["schemas"]["RefundAccount"];
        };
        readonly InvoiceRecord: {
            readonly invoice: components["schemas"]["InvoiceRecordSummary"];
            readonly balance: components["schemas"]["Balance"];
            /** @description Those that name it. */
            readonly payments: readonly components["schemas"]["PaymentRecord"][];
            /** @description Fees about it and what was written off of it. */
            readonly adjustments: readonly components["schemas"]["AdjustmentRecord"][];
            /** @description The most that may be paid back of it. */
            readonly most: components["schemas"]["Cents"];
            readonly email: string;
            readonly lines: readonly components["schemas"]["InvoiceLine"][];
            readonly net: components["schemas"]["Cents"];
            readonly vatAmount: components["schemas"]["Cents"];
            /** @description What can still be credited. */
            readonly left: components["schemas"]["Cents"];
            /** @description Where a VAT rate has changed since: what is left of it, and what that would be billed at now. */
            readonly rateChange?: {
                readonly before: components["schemas"]["Cents"];
                readonly after: components["schemas"]["Cents"];
            };
            /** @description Whether it can be had as an XRechnung. */
            readonly electronic: boolean;
            readonly corrects: {
                readonly id: string;
                readonly number: string;
            } | null;
            /** @description Its credit notes. */
            readonly notes: readonly components["schemas"]["InvoiceRecordSummary"][];
            readonly letters: readonly components["schemas"]["LetterRecord"][];
        };
        readonly ContractListed: {
            readonly id: string;
            readonly number: string;
            readonly title: components["schemas"]["Localized"];
            /** @enum {unknown} */
            readonly standing: "running" | "cancelled" | "withdrawn" | "ended";
            /** @description The first day of the service while it is ahead. */
            readonly begins: components["schemas"]["Day"] | null;
            readonly orderId: string;
            readonly customerNumber: string;
            /** @description Company or name of the customer; null once the account was deleted. */
            readonly name: string | null;
            readonly start: components["schemas"]["Day"];
        };
        readonly StaffKeyRecord: {
            readonly print: components["schemas"]["TicketPrint"];
            readonly madeAt: components["schemas"]["TicketInstant"];
            /** @description Customer number of who made it; null for an operator. */
            readonly by: string | null;
            readonly expiresAt: components["schemas"]["TicketInstant"];
            /** @enum {unknown} */
            readonly state: "open" | "used" | "ended" | "over";
            /** @description The entrance that it opened. */
            readonly gate: string | null;
        };
        readonly EntranceRecord: {
            readonly print: components["schemas"]["TicketPrint"];
            readonly gate: string;
            /** @description Customer number of who opened it, or who made the key that did; null for a key of an operator. */
            readonly by: string | null;
            /** @description Whether a one-time key opened it; else an account did, with whose login it ends. */
            readonly hasKey: boolean;
            readonly openedAt: components["schemas"]["TicketInstant"];
            readonly expiresAt: components["schemas"]["TicketInstant"];
        };
        readonly TicketRecord: {
            readonly event: components["schemas"]["TicketEvent"];
            readonly ticket: components["schemas"]["IssuedTicket"];
            /** @description All scans that let it in, the valid one first. */
            readonly admissions: readonly {
                readonly at: components["schemas"]["TicketInstant"];
                readonly gate: string;
            }[];
            readonly letters: readonly components["schemas"]["LetterRecord"][];
        };
        readonly ContractRecord: {
            readonly id: string;
            readonly number: string;
            readonly title: components["schemas"]["Localized"];
            /** @enum {unknown} */
            readonly standing: "running" | "cancelled" | "withdrawn" | "ended";
            /** @description The first day of the service while it is ahead. */
            readonly begins: components["schemas"]["Day"] | null;
            /** @description What is left to pay of it; beside an order alone. */
            readonly left?: components["schemas"]["Cents"];
        };
        /** @description Of the link in the letter. */
        readonly DeclarationCode: string;
        /** @enum {unknown} */
        readonly DeclarationAnswer: "own" | "not-own";
        /** @description What a declaration without a login is about, for the customer of these contracts alone. */
        readonly DeclarationQuestion: {
            readonly declaration: string;
            /** @enum {unknown} */
            readonly form: "cancellation" | "withdrawal";
            /** @description From which it counts. */
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description A person judges its reason; an answer of the customer ends nothing by itself. */
            readonly judged: boolean;
            readonly contracts: readonly {
                readonly id: string;
                readonly number: string;
                readonly title: components["schemas"]["Localized"];
                /** @description True: it ends with the answer. False: it is cancelled already, and the answer may undo that. */
                readonly waits: boolean;
                /** @description The last day that is covered, or the day on which it is withdrawn from; null where a person judges it. */
                readonly end: components["schemas"]["Day"] | null;
            }[];
        };
        readonly InboxItem: {
            readonly id: string;
            /** @enum {unknown} */
            readonly kind: "declaration" | "request";
            readonly form: string;
            readonly email: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /**
             * @description `waits`: its contracts are known, it is not known whether it came from their party.
             * @enum {unknown}
             */
            readonly state: "open" | "waits" | "matched" | "closed";
            /** @description The working day by which a declaration that is not handled has to be dealt with. */
            readonly dueOn: components["schemas"]["Day"] | null;
        };
        readonly InboxRecord: {
            readonly item: components["schemas"]["InboxItem"];
            /** @description The number of the customer who has this email address, or the number that was typed; null where there is no such account. */
            readonly customer: string | null;
            /** @description What was typed. */
            readonly fields: {
                readonly [key: string]: string;
            };
            /** @description Those of an application, numbered from 1 on. */
            readonly files: readonly {
                readonly number: number;
                readonly name: string;
                /** @description In bytes. */
                readonly size: number;
            }[];
            /** @description Those that it ended, by their ids. */
            readonly contracts: readonly string[];
            /** @description Contracts of the same email address. */
            readonly candidates: readonly components["schemas"]["ContractRecord"][];
            /** @description Contracts that it ends once it is known that it came from their party. */
            readonly waiting: readonly components["schemas"]["ContractRecord"][];
            /** @description How it became known that it came from their party. */
            readonly proof: ("login" | "link" | "staff") | null;
            /** @description Their party said that it was not them. */
            readonly denied: boolean;
        };
        readonly VoucherRecord: {
            readonly code: string;
            readonly value: components["schemas"]["Cents"];
            readonly validFrom: components["schemas"]["Instant"] | null;
            readonly validUntil: components["schemas"]["Instant"] | null;
            readonly redeemedAt: components["schemas"]["Instant"] | null;
        };
        readonly SubscriberRecord: {
            readonly email: string;
            /** @description Names it in the journal. */
            readonly reference: string;
            /** @enum {unknown} */
            readonly locale: "en" | "de";
            /** @enum {unknown} */
            readonly state: "asked" | "confirmed" | "ended";
            readonly requestedAt: components["schemas"]["Instant"];
            readonly confirmedAt: components["schemas"]["Instant"] | null;
            readonly endedAt: components["schemas"]["Instant"] | null;
        };
        readonly BannerSchedule: {
            readonly active: boolean;
            readonly from: components["schemas"]["Instant"] | null;
            readonly until: components["schemas"]["Instant"] | null;
            /** @description Kinds of pages (home, products, domains, deals, content, blog, jobs, help) and addresses with their language, `/*` at the end for all below; none for all public pages. */
            readonly pages: readonly string[];
        };
        /** @description A small banner as its editors wrote it, with its schedule. */
        readonly BannerRecord: {
            /** @description Names it in the content system. */
            readonly key: string;
            readonly active: boolean;
            /** @description The first moment at which it is shown; null where it always was. */
            readonly from: components["schemas"]["Instant"] | null;
            /** @description The first moment at which it is shown no more; null where it stays. */
            readonly until: components["schemas"]["Instant"] | null;
            /** @description Kinds of pages and addresses; none for all public pages. */
            readonly pages: readonly string[];
            /** @description A word before the text; empty where there is none. */
            readonly lead: components["schemas"]["Localized"];
            /** @description What visitors read. */
            readonly text: components["schemas"]["Localized"];
            /** @description Where it leads, as it was written. */
            readonly url: components["schemas"]["Localized"];
            /**
             * @description How it stands at this moment: `incomplete` lacks a text or a valid link in a language, or names a page that there cannot be.
             * @enum {unknown}
             */
            readonly state: "shown" | "planned" | "off" | "over" | "incomplete";
        };
        /** @description An entry whose draft says something else than visitors see. */
        readonly DraftRecord: {
            /**
             * @description What the entry is.
             * @enum {unknown}
             */
            readonly kind: "pages" | "posts" | "help" | "products" | "jobs" | "deals" | "banners";
            /** @description Names it in the content system, the same for draft and publication. */
            readonly document: string;
            /** @description Its title as drafted, or the key of a banner. */
            readonly title: string;
            /** @description Where its preview or its own page stands below `/admin/`; null where there is none. */
            readonly path: string | null;
            /** @description When the draft was changed last. */
            readonly changedAt: components["schemas"]["Instant"];
            /** @description Visitors see an earlier version. */
            readonly published: boolean;
        };
        /** @description A product with its address in both languages. */
        readonly ProductLinkRecord: {
            /** @description The key of the product. */
            readonly product: string;
            /** @description The name under which it is sold. */
            readonly title: components["schemas"]["Localized"];
            /** @description Where it stands, from the language on; null where a category or a part of the address is missing. */
            readonly paths: {
                /** @description Where its English page stands. */
                readonly en: string | null;
                /** @description Where its German page stands. */
                readonly de: string | null;
            };
        };
        readonly AccountSummary: {
            readonly number: string;
            readonly email: string;
            /** @description Null where no address is stored. */
            readonly name: string | null;
            readonly company: string | null;
            readonly place: string | null;
            /** @enum {unknown} */
            readonly role: "customer" | "reseller" | "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
            readonly blocked: boolean;
            readonly individualRate: components["schemas"]["Rate"] | null;
            readonly createdAt: components["schemas"]["Instant"];
        };
        /** @description What the browser answered, as WebAuthn writes it in JSON. */
        readonly PasskeyResponse: {
            readonly [key: string]: unknown;
        };
        /** @description A clock that is more than three days away from the last instant that the shop knows. Nothing is billed, renewed, ended or deleted until an administrator or the operator confirms it, or until `believedAt`. */
        readonly DoubtedClock: {
            readonly day: components["schemas"]["Day"];
            readonly now: components["schemas"]["Instant"];
            readonly last: components["schemas"]["Instant"];
            readonly believedAt: components["schemas"]["Instant"];
        };
        /** @description The numbers of a shop whose backup was restored. None is given until an administrator or the operator has said which were sent last. */
        readonly WaitingNumbers: {
            readonly since: components["schemas"]["Instant"];
            readonly last: readonly string[];
        };
        readonly WithReason: {
            readonly reason: components["schemas"]["Reason"];
        };
        readonly FactorState: {
            /** @description Whether this shop has second factors: a content system elsewhere that has the accounts has its own. */
            readonly offered: boolean;
            /**
             * @description What the login still needs before it opens anything.
             * @enum {unknown}
             */
            readonly step: "none" | "code" | "set-up";
            /** @description Whether the operator asks this role for a second factor that the account lacks. */
            readonly requested: boolean;
            /** @description When the second factor was confirmed. */
            readonly setAt: number | null;
            /** @description How many recovery codes are left. */
            readonly recoveryCodes: number;
            /** @description Its passkeys; null where there is no second factor, or the shop's address is a number, for which browsers make none. */
            readonly passkeys: readonly {
                readonly id: string;
                readonly name: string;
                readonly addedAt: number;
                readonly usedAt: number | null;
            }[] | null;
            /** @description Until when the last proof of identity is fresh. */
            readonly freshUntil: number;
        };
        readonly Account: {
            readonly number: string;
            readonly email: string;
            /** @description Whether the address of email was confirmed. */
            readonly confirmed: boolean;
            /** @description Whether it has a second factor. */
            readonly hasFactor: boolean;
            /** @enum {unknown} */
            readonly role: "customer" | "reseller" | "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
            readonly blocked: boolean;
            readonly individualRate: components["schemas"]["Rate"] | null;
            /** @description By which the customer routes documents; null without one. */
            readonly buyerReference: string | null;
            /** @description By which a business finds its own orders again; null without one. */
            readonly orderReference: string | null;
            readonly createdAt: components["schemas"]["Instant"];
            readonly address: components["schemas"]["Address"] | null;
            /** @description When each paper of a reseller was confirmed. */
            readonly papers: {
                readonly businessRegistration: components["schemas"]["Instant"] | null;
                readonly resellingContract: components["schemas"]["Instant"] | null;
            };
            readonly revision: components["schemas"]["Revision"];
            readonly hasOrders: boolean;
            /** @description Orders that wait for papers. */
            readonly waiting: number;
            /** @description What is open of its money; null where nothing is. Customers who are blocked can neither read of it nor say where it is to be paid back. */
            readonly openMoney: {
                /** @description What is left to pay. */
                readonly left: components["schemas"]["Cents"];
                /** @description What is to be paid back. */
                readonly toPayBack: components["schemas"]["Cents"];
                /** @description What no document has used, paid back on request. */
                readonly credit: components["schemas"]["Cents"];
            } | null;
        };
        /** @description An event on its way to one receiver. */
        readonly WebhookDelivery: {
            /** @description The webhook-id that the receiver sees. */
            readonly event: string;
            readonly type: string;
            readonly receiver: string;
            readonly order: {
                readonly id: string;
                readonly number: string;
            } | null;
            readonly at: components["schemas"]["Instant"];
            /**
             * @description `behind`: an earlier event of the same order has not arrived.
             * @enum {unknown}
             */
            readonly standing: "waiting" | "behind" | "delivered" | "stopped";
            readonly attempts: number;
            readonly sentAt: components["schemas"]["Instant"] | null;
            /** @description When it is tried next. */
            readonly nextAt: components["schemas"]["Instant"] | null;
            /** @description The status of the last answer, or what went wrong. */
            readonly failure: string | null;
        };
        /**
         * @description What `if-match` of an act on it takes: another one once it was changed.
         * @example 5-b138310164347a52
         */
        readonly Revision: string;
        readonly JournalEntry: {
            readonly id: string;
            readonly at: components["schemas"]["Instant"];
            /** @description Customer number of who did it; `operator` for a command of the operator. */
            readonly by: string;
            /** @description The address of their login; null for the operator, and once it was deleted. */
            readonly byName: string | null;
            readonly act: string;
            readonly subject: {
                /** @description What it is called now: name of a customer, number of an order or document, reference of a request, title of an event, of a ticket by its event; null for all else, and once it was deleted. */
                readonly name: string | null;
                /** @enum {unknown} */
                readonly kind: "customer" | "order" | "declaration" | "request" | "voucher" | "invoice" | "difference" | "mail" | "subscription" | "event" | "ticket" | "list" | "webhook" | "banner" | "content" | "clock" | "numbers";
                readonly id: string;
            };
            readonly reason: string | null;
            readonly before: components["schemas"]["JournalFields"];
            readonly after: components["schemas"]["JournalFields"];
        };
        /** @description The changed fields alone. */
        readonly JournalFields: {
            readonly [key: string]: string | number | boolean | null;
        };
        readonly TokenInformation: {
            /** @enum {unknown} */
            readonly type: "user" | "anonymous";
            /** @enum {unknown} */
            readonly role: "visitor" | "customer" | "reseller" | "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
            readonly customerNumber: string | null;
        };
        readonly Country: {
            readonly iso: components["schemas"]["CountryCode"];
            readonly name: string;
        };
        readonly VatMap: {
            readonly OTHER: components["schemas"]["Rate"];
        } & {
            readonly [key: string]: components["schemas"]["Rate"];
        };
        readonly VatView: {
            /** @description In basis points. */
            readonly rate: number;
            readonly country: {
                readonly iso: components["schemas"]["VatCountry"];
            };
            readonly periodVat?: components["schemas"]["PeriodVat"];
        };
        /** @description As typed. */
        readonly DeclaredLine: string;
        /** @description A cancellation as typed; customer number or product identifies the contract. */
        readonly CancellationDraft: {
            readonly customerNumber?: components["schemas"]["DeclaredLine"];
            readonly category?: components["schemas"]["DeclaredLine"];
            readonly product?: components["schemas"]["DeclaredLine"];
            /** @description `ordinary`, the default, or `extraordinary`, which needs a reason. */
            readonly termination?: string;
            /** @description Required for an extraordinary termination. */
            readonly reason?: string;
            /** @description `next`, the default, for the next possible date, or `date` for the one in `date`. */
            readonly end?: string;
            /** @description YYYY-MM-DD or DD.MM.YYYY. */
            readonly date?: string;
            readonly street?: components["schemas"]["DeclaredLine"];
            readonly city?: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
        };
        /** @description A message as typed. */
        readonly ContactDraft: {
            readonly firstName: components["schemas"]["DeclaredLine"];
            readonly lastName: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
            readonly organisation?: components["schemas"]["DeclaredLine"];
            readonly customerNumber?: components["schemas"]["DeclaredLine"];
            /** @description Key of a product category. */
            readonly category: string;
            readonly message: string;
        };
        readonly ContactReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "contact";
                readonly fields: {
                    readonly firstName: string;
                    readonly lastName: string;
                    readonly email: string;
                    readonly organisation: string | null;
                    readonly customerNumber: string | null;
                    readonly category: string;
                    readonly message: string;
                };
            };
        };
        /** @description A notice of unlawful content as typed. */
        readonly AbuseDraft: {
            readonly firstName: components["schemas"]["DeclaredLine"];
            readonly lastName: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
            readonly organisation?: components["schemas"]["DeclaredLine"];
            readonly customerNumber?: components["schemas"]["DeclaredLine"];
            /** @description Key of a product category. */
            readonly category: string;
            readonly message: string;
            /** @description The exact address of the content. */
            readonly url: string;
            /** @description Why the content is unlawful. */
            readonly reasons: string;
            /** @description The statement that what is said is accurate and complete to the best of the sender's knowledge. */
            readonly goodFaith: boolean;
        };
        readonly AbuseReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "abuse";
                readonly fields: {
                    readonly firstName: string;
                    readonly lastName: string;
                    readonly email: string;
                    readonly organisation: string | null;
                    readonly customerNumber: string | null;
                    readonly category: string;
                    readonly message: string;
                    readonly url: string;
                    readonly reasons: string;
                };
            };
        };
        /** @description An application as typed; `job` is the slug of an open job, or empty. */
        readonly ApplicationDraft: {
            readonly firstName: components["schemas"]["DeclaredLine"];
            readonly lastName: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
            readonly job?: string;
            readonly phone?: components["schemas"]["DeclaredLine"];
            readonly message: string;
            readonly files?: readonly string[];
        };
        readonly ApplicationReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "application";
                readonly fields: {
                    readonly firstName: string;
                    readonly lastName: string;
                    readonly email: string;
                    readonly job: string | null;
                    readonly phone: string | null;
                    readonly message: string;
                    readonly files: readonly components["schemas"]["FiledAttachment"][];
                };
            };
        };
        /** @description A request for sponsoring as typed. */
        readonly SponsoringDraft: {
            readonly firstName: components["schemas"]["DeclaredLine"];
            readonly lastName: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
            readonly organisation: components["schemas"]["DeclaredLine"];
            /** @description The address of a page. */
            readonly website?: string;
            readonly message: string;
        };
        readonly SponsoringReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "sponsoring";
                readonly fields: {
                    readonly firstName: string;
                    readonly lastName: string;
                    readonly email: string;
                    readonly organisation: string;
                    readonly website: string | null;
                    readonly message: string;
                };
            };
        };
        /** @description A request about one's own data as typed; `concern` is one of the rights of Art. 15 to 21 GDPR. */
        readonly PrivacyDraft: {
            readonly firstName: components["schemas"]["DeclaredLine"];
            readonly lastName: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
            readonly customerNumber?: components["schemas"]["DeclaredLine"];
            readonly concern: string;
            readonly message: string;
        };
        readonly PrivacyReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "privacy";
                readonly fields: {
                    readonly firstName: string;
                    readonly lastName: string;
                    readonly email: string;
                    readonly customerNumber: string | null;
                    /** @enum {unknown} */
                    readonly concern: "access" | "rectification" | "erasure" | "restriction" | "portability" | "objection" | "other";
                    readonly message: string;
                };
            };
        };
        /** @description A request for an offer as typed; `product` is the key of a product that has a pro form. */
        readonly ProductProDraft: {
            readonly firstName: components["schemas"]["DeclaredLine"];
            readonly lastName: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
            readonly emailRepeat: components["schemas"]["DeclaredLine"];
            readonly product: string;
            readonly organisation: components["schemas"]["DeclaredLine"];
            readonly phone?: components["schemas"]["DeclaredLine"];
            readonly message: string;
        };
        readonly ProductProReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "product-pro";
                readonly fields: {
                    readonly firstName: string;
                    readonly lastName: string;
                    readonly email: string;
                    readonly product: string;
                    readonly organisation: string;
                    readonly phone: string | null;
                    readonly message: string;
                };
            };
        };
        /** @description A file that was taken; its bytes are given back by no call. */
        readonly FiledAttachment: {
            readonly name: string;
            readonly mediaType: string;
            /** @description In bytes. */
            readonly size: number;
            readonly content: {
                /** @description What it is by its bytes. */
                readonly mediaType: string;
                /** @description SHA-256 in hex. */
                readonly digest: string;
            };
        };
        /** @description A withdrawal as typed; the contract is named by its number, its order or its product. */
        readonly WithdrawalDraft: {
            readonly name: components["schemas"]["DeclaredLine"];
            readonly contract: components["schemas"]["DeclaredLine"];
            readonly email: components["schemas"]["DeclaredLine"];
        };
        readonly CancellationReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "cancellation";
                readonly fields: {
                    readonly customerNumber: string | null;
                    readonly category: string | null;
                    readonly product: string | null;
                    /** @enum {unknown} */
                    readonly termination: "ordinary" | "extraordinary";
                    readonly reason: string | null;
                    readonly end: "next" | components["schemas"]["Day"];
                    readonly street: string | null;
                    readonly city: string | null;
                    readonly email: string;
                };
            };
        };
        readonly WithdrawalReceipt: {
            readonly id: string;
            readonly receivedAt: components["schemas"]["Instant"];
            /** @description Where the receipt is sent. */
            readonly email: string;
            readonly filing: {
                /** @constant */
                readonly form: "withdrawal";
                readonly fields: {
                    readonly name: string;
                    readonly contract: string;
                    readonly email: string;
                };
            };
        };
        readonly CustomerAnswer: {
            /** @constant */
            readonly success: true;
            readonly result: components["schemas"]["Customer"];
        };
        readonly Customer: {
            readonly number: string;
            readonly locale: components["schemas"]["Locale"];
            /** @enum {unknown} */
            readonly kind: "private" | "business";
            readonly company: string | null;
            readonly firstName: string;
            readonly lastName: string;
            readonly street: string;
            readonly postCode: string;
            readonly city: string;
            readonly country: {
                readonly iso: components["schemas"]["CountryCode"];
            };
            readonly phone: string;
            readonly fax: string | null;
            readonly email: string;
            readonly vatId: string | null;
            /** @enum {unknown} */
            readonly vatIdValidity: "valid" | "invalid" | "unknown";
            readonly individualRate: components["schemas"]["Rate"] | null;
        };
        readonly OwnSession: {
            readonly id: string;
            /** @description Browser and system with a slash between; empty where neither is known. */
            readonly device: string;
            readonly startedAt: components["schemas"]["Instant"];
            readonly usedAt: components["schemas"]["Instant"];
            /** @description Whether it is the one that asks. */
            readonly current: boolean;
        };
        readonly OwnProviderLogin: {
            /** @description For `endProviderLogin`. */
            readonly id: string;
            /** @description The provider as people know it. */
            readonly name: string;
            readonly linkedAt: components["schemas"]["Instant"];
        };
        readonly CustomerUpdate: {
            readonly locale: components["schemas"]["Locale"];
            readonly kind?: string;
            readonly company?: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly street?: string;
            readonly postCode?: string;
            readonly city?: string;
            readonly country?: string;
            readonly phone?: string;
            readonly fax?: string;
            readonly email?: string;
            readonly emailRepeat?: string;
            readonly vatId?: string;
        };
        readonly CustomerCorrection: {
            readonly reason: components["schemas"]["Reason"];
            readonly kind?: string;
            readonly company?: string;
            readonly firstName?: string;
            readonly lastName?: string;
            readonly street?: string;
            readonly postCode?: string;
            readonly city?: string;
            readonly country?: string;
            readonly phone?: string;
            readonly fax?: string;
            readonly vatId?: string;
        };
        readonly Address: {
            /** @enum {unknown} */
            readonly kind: "private" | "business";
            readonly company: string | null;
            readonly firstName: string;
            readonly lastName: string;
            readonly street: string;
            readonly postCode: string;
            readonly city: string;
            readonly country: components["schemas"]["CountryCode"];
            readonly phone: string;
            readonly fax: string | null;
            readonly email: string;
            readonly vatId: string | null;
        };
        readonly CategoryKey: string;
        readonly Category: {
            readonly key: components["schemas"]["CategoryKey"];
            readonly path: components["schemas"]["Localized"];
            readonly title: components["schemas"]["Localized"];
            readonly summary: components["schemas"]["Localized"];
        };
        /** @enum {unknown} */
        readonly Location: "any" | "AT" | "DE" | "NL";
        readonly Product: {
            readonly key: string;
            readonly category: components["schemas"]["CategoryKey"];
            readonly title: components["schemas"]["Localized"];
            readonly slug: components["schemas"]["Localized"];
            readonly summary: components["schemas"]["Localized"];
            readonly description: components["schemas"]["Localized"];
            readonly monthly: components["schemas"]["Cents"];
            readonly hourly?: components["schemas"]["Cents"];
            readonly storage?: {
                readonly minimum: number;
                readonly maximum: number;
                readonly step: number;
            };
            readonly setup: components["schemas"]["Cents"];
            readonly billingMonths: readonly components["schemas"]["Months"][];
            readonly minimumMonths: number;
            readonly freeMonths: number;
            readonly firstMonthDiscount: components["schemas"]["Cents"];
            readonly includedDomains: {
                readonly count: number;
                readonly endings: readonly string[];
            };
            readonly additions: readonly {
                readonly product: string;
                readonly maximum: number;
            }[];
            readonly onlyAsAddition: boolean;
            readonly soldOut: boolean;
            /** @description Whether the provider recommends it before the others of its category. */
            readonly recommended?: boolean;
            readonly locations: readonly components["schemas"]["Location"][];
            readonly features: readonly {
                readonly key: string;
                readonly label: components["schemas"]["Localized"];
                readonly value: components["schemas"]["Localized"];
            }[];
            /** @description What is asked when it is ordered, beside its terms. */
            readonly fields?: readonly {
                readonly key: string;
                readonly label: components["schemas"]["Localized"];
                /** @enum {unknown} */
                readonly kind: "choice" | "host-name" | "wildcard-name";
                readonly choices?: readonly string[];
            }[];
        };
        /** @description What was chosen or typed, by the keys of the product's fields. */
        readonly FieldValues: {
            readonly [key: string]: string;
        };
        readonly Ending: {
            readonly ending: string;
            readonly register: components["schemas"]["Cents"];
            readonly renew: components["schemas"]["Cents"];
            readonly restore: components["schemas"]["Cents"];
            readonly transferable: boolean;
            readonly minimumLength: number;
            readonly maximumLength: number;
            readonly letters: string;
            readonly authcode: {
                readonly minimum: number;
                readonly maximum: number;
            } | null;
            readonly condition?: components["schemas"]["Localized"];
            /** @enum {unknown} */
            readonly group: "popular" | "country" | "generic" | "new";
        };
        readonly Catalog: {
            readonly version: string;
            readonly categories: readonly components["schemas"]["Category"][];
            readonly products: readonly components["schemas"]["Product"][];
            readonly endings: readonly components["schemas"]["Ending"][];
            /** @description What costs less for a while. Products say what they cost without; a quote has a deal's terms from `opens` on until before `closes` by the clock of the server, and of several deals of a product those of the one that saves most. Absent where there are no deals. */
            readonly deals?: readonly components["schemas"]["PricedDeal"][];
            readonly retired?: components["schemas"]["RetiredEntries"];
        };
        readonly RetiredEntries: {
            readonly products: readonly components["schemas"]["Product"][];
            readonly endings: readonly components["schemas"]["Ending"][];
        };
        readonly PricedDeal: {
            readonly key: string;
            readonly product: string;
            readonly opens: components["schemas"]["Instant"];
            /** @description It never changes. */
            readonly closes: components["schemas"]["Instant"];
            readonly soldOut: boolean;
            /** @description First months that cost nothing. */
            readonly freeMonths?: number;
            readonly firstMonthDiscount?: components["schemas"]["Cents"];
            readonly setup?: components["schemas"]["Cents"];
        };
        /** @description The version that the change is based on: required, unless `if-match` names it; without both the answer is 400 and names `/version` in its facts. */
        readonly CartVersion: number;
        /** @enum {unknown} */
        readonly Acquisition: "register" | "transfer";
        readonly SelectedDomain: {
            readonly ascii: string;
            /** @description The domain name for display. */
            readonly unicode: string;
            readonly ending: string;
            readonly acquisition: components["schemas"]["Acquisition"];
            readonly authcodeGiven: boolean;
        };
        readonly SelectedAddition: {
            readonly product: string;
            /** @description Pieces, or gigabytes of storage; how many there may be, the catalogue says. */
            readonly quantity: number;
        };
        /** @description The item's product in the catalogue; prices at the seller country's rate. Null when the product is not sold any more. */
        readonly ProductFacts: {
            readonly title: components["schemas"]["Localized"];
            readonly contractMonths: number;
            readonly setup: components["schemas"]["Cents"];
            readonly monthly: components["schemas"]["Cents"];
            readonly firstMonthDiscount: components["schemas"]["Cents"];
            /** @description How many domains the item includes, how many more it could, and which endings they may have. */
            readonly included: {
                readonly count: number;
                readonly free: number;
                readonly endings: readonly string[];
            };
        };
        readonly ProductItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "product";
            readonly id: string;
            readonly product: string;
            readonly quantity: number;
            readonly billingMonths: components["schemas"]["Months"];
            readonly location: components["schemas"]["Location"] | null;
            readonly additions: readonly components["schemas"]["SelectedAddition"][];
            readonly domains: readonly components["schemas"]["SelectedDomain"][];
            readonly fields?: components["schemas"]["FieldValues"];
            readonly facts?: components["schemas"]["ProductFacts"] | null;
        };
        readonly DomainItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "domain";
            readonly id: string;
            readonly domain: components["schemas"]["SelectedDomain"];
        };
        readonly CartItem: components["schemas"]["ProductItem"] | components["schemas"]["DomainItem"];
        readonly Referral: {
            /** @constant */
            readonly source: "referer";
            readonly customerNumber: string;
        };
        readonly Cart: {
            readonly id: string;
            readonly version: number;
            readonly items: readonly components["schemas"]["CartItem"][];
            readonly voucher: string | null;
            readonly referral: components["schemas"]["Referral"] | null;
        };
        readonly CartAnswer: {
            /** @constant */
            readonly success: true;
            readonly result: components["schemas"]["Cart"];
            readonly quote?: components["schemas"]["ShownQuote"];
            /** @description The order that emptied the cart, until something is put into it; for the customer who placed it. */
            readonly ordered?: {
                readonly id: string;
                readonly number: string;
            };
        };
        readonly AddedDomainsAnswer: {
            /** @constant */
            readonly success: true;
            readonly result: {
                readonly cart: components["schemas"]["Cart"];
                /** @description The names that came in, in A-label form. */
                readonly added: readonly string[];
                /** @description The names that did not, as they were sent, each with its reason. */
                readonly leftOut: readonly {
                    readonly name: string;
                    readonly refusal: components["schemas"]["RefusalId"];
                    readonly rule: string;
                    readonly detail: string;
                    readonly facts?: {
                        readonly [key: string]: unknown;
                    };
                }[];
            };
        };
        /** @description The quote of a changed cart, where it was asked for and the cart can be priced. */
        readonly ShownQuote: {
            readonly result: components["schemas"]["Quote"];
            readonly voucherRefusal: components["schemas"]["RefusalText"] | null;
            readonly problems: readonly components["schemas"]["ItemProblem"][];
            readonly periodVat?: components["schemas"]["PeriodVat"];
        };
        readonly CartDifference: {
            readonly added: readonly components["schemas"]["CartItem"][];
            readonly raised: readonly {
                readonly item: components["schemas"]["CartItem"];
                readonly from: number;
                readonly to: number;
            }[];
            readonly dropped: readonly components["schemas"]["CartItem"][];
            /** @description The code that was removed, since a cart has one voucher. */
            readonly droppedVoucher: string | null;
        };
        /** @description A domain name as typed, and how it is acquired. */
        readonly NewDomain: {
            readonly name: string;
            readonly acquisition: components["schemas"]["Acquisition"];
            readonly authcode?: string;
        };
        readonly NewProductItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "product";
            readonly product: string;
            /** @description 1 when absent. */
            readonly quantity?: number;
            /** @description The product's first one when absent. */
            readonly billingMonths?: number;
            readonly location?: components["schemas"]["Location"] | null;
            readonly additions?: readonly components["schemas"]["SelectedAddition"][];
            readonly domains?: readonly components["schemas"]["NewDomain"][];
            readonly fields?: components["schemas"]["FieldValues"];
            /** @description Names that are in the cart already, in A-label form, and that the product is to include. */
            readonly fromCart?: readonly string[];
        };
        readonly NewDomainItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "domain";
            readonly domain: components["schemas"]["NewDomain"];
            /** @description The product's item that is to include the name; on its own when absent. */
            readonly includedIn?: string;
        };
        readonly NewItem: components["schemas"]["NewProductItem"] | components["schemas"]["NewDomainItem"];
        readonly ItemChange: {
            readonly version?: components["schemas"]["CartVersion"];
            /** @description A whole number from 1 to 99; any other value is refused with QuantityInvalid. */
            readonly quantity?: number;
            readonly billingMonths?: number;
            readonly location?: components["schemas"]["Location"] | null;
            readonly additions?: readonly components["schemas"]["SelectedAddition"][];
            /** @description The item's domains from now on; those that stay keep their authcode. */
            readonly domains?: readonly components["schemas"]["NewDomain"][];
            /** @description Of a domain on its own. */
            readonly acquisition?: components["schemas"]["Acquisition"];
            /** @description Of a domain on its own that is transferred. */
            readonly authcode?: string;
        };
        readonly VatDecision: {
            readonly country: components["schemas"]["VatCountry"];
            readonly rate: components["schemas"]["Rate"];
            readonly treatment: components["schemas"]["VatTreatment"];
        };
        /** @description iCalendar with its lines folded after 75 bytes: a calendar, and in it an event for each day, with `UID`, `SEQUENCE`, `DTSTART` as a date and `SUMMARY`; a day that is taken back has `STATUS:CANCELLED`. */
        readonly CalendarFile: string;
        /** @description CSV after RFC 4180 with a byte order mark: a line of the names of its columns, then each name in A-label form with its code. */
        readonly AuthcodesFile: string;
        /** @enum {unknown} */
        readonly VatTreatment: "view" | "domestic" | "destination" | "reverse-charge" | "outside" | "individual";
        readonly PeriodVat: {
            readonly vat: components["schemas"]["VatDecision"];
            readonly homeRate: components["schemas"]["Rate"];
            readonly later: readonly components["schemas"]["LaterVat"][];
        };
        readonly LaterVat: {
            readonly months: number;
            readonly vat: components["schemas"]["VatDecision"];
            readonly homeRate: components["schemas"]["Rate"];
        };
        readonly Derivation: {
            /** @constant */
            readonly reason: "first-invoice";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: Record<string, never>;
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "line";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                /** @enum {unknown} */
                readonly kind: "product" | "addition" | "domain";
                readonly subject: string;
                readonly quantity: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "setup";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly quantity?: number;
                readonly unitPrice?: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "period";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly quantity?: number;
                readonly unitPrice?: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
                readonly months?: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "free-months";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly quantity: number;
                readonly unitPrice: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
                readonly months: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "first-month-discount";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly quantity: number;
                readonly unitPrice: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "unit-price";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly unitPrice: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
                readonly rate?: components["schemas"]["Rate"];
                readonly quantity?: number;
                readonly months?: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "price-at-rate";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly homeRate: components["schemas"]["Rate"];
                readonly rate: components["schemas"]["Rate"];
                readonly net: components["schemas"]["Cents"];
                readonly unitPrice: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "included-domain";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly quantity: number;
                readonly unitPrice: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
                readonly months: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "free-transfer";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly quantity: number;
                readonly unitPrice: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
                readonly months: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "voucher";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly code?: string;
                /** @enum {unknown} */
                readonly kind?: "product" | "addition" | "domain";
                readonly subject?: string;
                readonly quantity?: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "vat";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly rate?: components["schemas"]["Rate"];
                readonly gross?: components["schemas"]["Cents"];
                readonly net?: components["schemas"]["Cents"];
                readonly charged?: components["schemas"]["Cents"];
                readonly country?: components["schemas"]["VatCountry"];
                readonly treatment?: components["schemas"]["VatTreatment"];
                /** @enum {unknown} */
                readonly kind?: "product" | "addition" | "domain";
                readonly subject?: string;
                readonly quantity?: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "net";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly rate?: components["schemas"]["Rate"];
                readonly gross?: components["schemas"]["Cents"];
                /** @enum {unknown} */
                readonly kind?: "product" | "addition" | "domain";
                readonly subject?: string;
                readonly quantity?: number;
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "rounding";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: Record<string, never>;
            readonly parts: readonly components["schemas"]["Derivation"][];
        } | {
            /** @constant */
            readonly reason: "recurring";
            readonly amount: components["schemas"]["Cents"];
            readonly facts: {
                readonly months: number;
                readonly quantity?: number;
                readonly unitPrice?: components["schemas"]["Cents"];
                readonly unitPriceMicros?: components["schemas"]["Micros"];
            };
            readonly parts: readonly components["schemas"]["Derivation"][];
        };
        readonly QuoteLine: {
            readonly item: string;
            /** @enum {unknown} */
            readonly kind: "product" | "addition" | "domain";
            readonly subject: string;
            readonly quantity: number;
            /** @enum {unknown} */
            readonly unit: "hour" | "month" | "year";
            readonly unitPrice: components["schemas"]["Cents"];
            /** @description The same with all its digits, where it is by the hour or by the gigabyte: `unitPrice` is then the nearest cent. */
            readonly unitPriceMicros?: components["schemas"]["Micros"];
            readonly billingMonths: number;
            readonly minimumMonths: number;
            readonly setup: components["schemas"]["Cents"];
            readonly period: components["schemas"]["Cents"];
            readonly discount: components["schemas"]["Cents"];
            readonly first: components["schemas"]["Cents"];
            readonly recurring: components["schemas"]["Cents"];
            readonly recurringFromMonth: number;
            readonly freeMonths: number;
            readonly voucherShare: components["schemas"]["Cents"];
            readonly charged: components["schemas"]["Cents"];
            readonly net: components["schemas"]["Cents"];
            readonly vat: components["schemas"]["Cents"];
            readonly vatDecision?: components["schemas"]["VatDecision"];
            readonly derivation?: components["schemas"]["Derivation"];
            readonly recurringDerivation?: components["schemas"]["Derivation"];
        };
        /** @description Without `explain=1` no derivation is sent. */
        readonly Quote: {
            readonly vat: components["schemas"]["VatDecision"];
            readonly lines: readonly components["schemas"]["QuoteLine"][];
            readonly setup: components["schemas"]["Cents"];
            readonly firstPeriod: components["schemas"]["Cents"];
            readonly subtotal: components["schemas"]["Cents"];
            readonly voucher: components["schemas"]["Cents"];
            readonly voucherCode: string | null;
            readonly voucherWorth?: components["schemas"]["VoucherWorth"];
            readonly total: components["schemas"]["Cents"];
            readonly net: components["schemas"]["Cents"];
            readonly vatAmount: components["schemas"]["Cents"];
            readonly vatGroups: readonly {
                readonly rate: components["schemas"]["Rate"];
                readonly gross: components["schemas"]["Cents"];
                readonly net: components["schemas"]["Cents"];
                readonly vat: components["schemas"]["Cents"];
            }[];
            readonly recurring: readonly {
                readonly everyMonths: number;
                readonly gross: components["schemas"]["Cents"];
            }[];
            readonly catalogVersion: string;
            readonly derivation?: components["schemas"]["Derivation"];
            readonly hash: string;
        };
        /** @description What the voucher takes off the first invoice, VAT included. Absent without a voucher, and on orders from before. */
        readonly VoucherWorth: {
            /** @constant */
            readonly kind: "amount";
            readonly amount: components["schemas"]["Cents"];
        };
        readonly DomainName: {
            readonly ascii: string;
            readonly unicode: string;
            readonly label: string;
            readonly ending: string;
        };
        readonly DomainCheck: {
            readonly name: components["schemas"]["DomainName"];
            readonly otherSpelling: components["schemas"]["DomainName"] | null;
            /**
             * @description `probably-available`: DNS does not know the name, and its registry cannot be queried. `locked`: taken, and moves once its holder has it unlocked. `leaving`: taken, and cannot move, since it is being deleted or moves already.
             * @enum {unknown}
             */
            readonly availability: "available" | "probably-available" | "taken" | "locked" | "leaving" | "ours" | "unknown";
            readonly offer: components["schemas"]["Acquisition"] | null;
            readonly hints: readonly ("scheme-removed" | "mailbox-removed" | "path-removed" | "subdomain-removed" | "trailing-dot-removed" | "mixed-scripts" | "ending-added" | "sharp-s")[];
        };
        readonly DomainCheckLine: {
            /** @description The name as sent. */
            readonly name: string;
            readonly success: boolean;
            readonly result?: components["schemas"]["DomainCheck"];
            readonly problem?: components["schemas"]["Problem"];
        };
        readonly Agreements: {
            readonly terms: boolean;
            readonly cancellationPolicy: boolean;
            readonly adult: boolean;
            readonly earlyStart: boolean;
            readonly reseller?: boolean;
            /** @description Confirms what the registries of the ordered endings ask of their holders. */
            readonly conditions?: boolean;
        };
        readonly OrderRequest: {
            readonly cartId: string;
            readonly cartVersion: components["schemas"]["CartVersion"];
            readonly quoteHash: string;
            /** @description The mark of the address that the customer saw, where the client shows one; an order for another address is refused. */
            readonly addressSeen?: string;
            readonly agreements: components["schemas"]["Agreements"];
            readonly locale: components["schemas"]["Locale"];
        };
        readonly Order: {
            readonly id: string;
            readonly number: string;
            readonly customerNumber: string;
            readonly locale: components["schemas"]["Locale"];
            readonly address: components["schemas"]["Address"];
            readonly cart: components["schemas"]["Cart"];
            readonly quote: components["schemas"]["Quote"];
            readonly agreements: components["schemas"]["Agreements"];
            readonly placedAt: components["schemas"]["Instant"];
            /**
             * @description Only for orders of resellers; pending until both papers are confirmed, when contracts, terms and the first invoice begin, or until staff refuse it.
             * @enum {unknown}
             */
            readonly reseller?: "pending" | "confirmed" | "refused";
            readonly contract?: components["schemas"]["ContractFacts"];
        };
        readonly ContractFacts: {
            /**
             * @description The policy by which contracts renew and end.
             * @enum {unknown}
             */
            readonly policy: "specified" | "consumer-de";
            /** @description The current day at the seller's place, of an order the day on which it was placed. */
            readonly day: components["schemas"]["Day"];
            /** @description Of an order alone: the first day of the service, where that is not the day of the order since no early start was agreed. */
            readonly start?: components["schemas"]["Day"];
            /** @description Whether everything is paid back after a withdrawal, whatever was used; absent is no. */
            readonly generous?: boolean;
            /** @description The country whose public holidays move the last day of the withdrawal; absent is Germany. */
            readonly seller?: string;
        };
        readonly OrderSummary: {
            readonly id: string;
            readonly number: string;
            readonly placedAt: components["schemas"]["Instant"];
            readonly total: components["schemas"]["Cents"];
            /** @description What was ordered, without additions and included domains. */
            readonly items: readonly {
                readonly title: components["schemas"]["Localized"];
                readonly quantity: number;
            }[];
            /**
             * @description How far the order is; `waiting` is for the end of the withdrawal period where no early start was agreed.
             * @enum {unknown}
             */
            readonly progress: "papers-pending" | "refused" | "waiting" | "in-service" | "withdrawn" | "ended";
        };
        /** @description A field of a product and its value, such as the image of a server or the name of a certificate. */
        readonly ChosenField: {
            readonly key: string;
            readonly label: components["schemas"]["Localized"];
            readonly value: string;
        };
        /** @description What a part of a contract costs from a day on, gross at the seller's own rate. Later bills are made from it. */
        readonly ContractPrice: {
            /**
             * @description What the part is.
             * @enum {unknown}
             */
            readonly kind: "product" | "addition" | "domain";
            readonly subject: string;
            /** @description The place of its line on documents, among all lines of the order. */
            readonly place: number;
            /** @description The first day with this price. */
            readonly from: components["schemas"]["Day"];
            /** @description The first day without it; null while none is known. */
            readonly until: components["schemas"]["Day"] | null;
            /** @description Of this contract alone. */
            readonly quantity: number;
            /** @enum {unknown} */
            readonly unit: "hour" | "month" | "year";
            readonly everyMonths: number;
            readonly freeMonths: number;
            readonly unitPrice: components["schemas"]["Cents"];
            /** @description The same with all its digits, where it is by the hour or by the gigabyte. */
            readonly unitPriceMicros?: components["schemas"]["Micros"];
            /** @description The price of a month, which hours never cost more than. */
            readonly most?: {
                readonly unitPrice: components["schemas"]["Cents"];
                /** @description The same with all its digits. */
                readonly unitPriceMicros?: components["schemas"]["Micros"];
            };
            readonly homeRate: components["schemas"]["Rate"];
        };
        /** @description A contract as staff see it. */
        readonly ContractDetails: {
            /** @description The contract as its customer reads it. */
            readonly view: components["schemas"]["ContractView"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Whom it is with. */
            readonly customer: components["schemas"]["ListCustomer"];
            /** @description The address that letters go to; null once the account was deleted. */
            readonly email: string | null;
            /** @description Its price list, by day; empty for contracts from before there was one, whose order has their prices. */
            readonly prices: readonly components["schemas"]["ContractPrice"][];
            /** @description What is owed of it today. */
            readonly balance: components["schemas"]["ContractBalance"];
            /** @description What was reported of its setup; null while nothing was. */
            readonly delivery: components["schemas"]["ItemDelivery"] | null;
            /** @description The documents with a line of it, the earliest first. */
            readonly invoices: readonly components["schemas"]["InvoiceRecordSummary"][];
        };
        readonly ContractPart: {
            /** @enum {unknown} */
            readonly kind: "product" | "addition" | "domain";
            readonly subject: string;
            readonly title: components["schemas"]["Localized"];
            readonly quantity: number;
            readonly first: components["schemas"]["Cents"];
            readonly recurring: components["schemas"]["Cents"];
            readonly everyMonths: number;
            readonly recurringFromMonth: number;
            /** @description What was chosen of a product beside its terms. */
            readonly chosen?: readonly components["schemas"]["ChosenField"][];
            /** @description The title of the product's category. */
            readonly category?: components["schemas"]["Localized"];
            /**
             * @description How a name comes here.
             * @enum {unknown}
             */
            readonly acquisition?: "register" | "transfer";
            /** @description What the holder of a name has confirmed. */
            readonly condition?: components["schemas"]["Localized"];
        };
        readonly ContractState: {
            /** @constant */
            readonly kind: "running";
        } | {
            /** @constant */
            readonly kind: "cancelled";
            readonly at: components["schemas"]["Instant"];
            /** @description The first day that is not covered any more, the day after the last one that is; the day itself where the contract ended at once. */
            readonly end: components["schemas"]["Day"];
            /** @enum {unknown} */
            readonly by: "notice" | "guarantee";
            /** @description What the guarantee gives back. */
            readonly refund: components["schemas"]["Cents"] | null;
        } | {
            /** @constant */
            readonly kind: "withdrawn";
            readonly at: components["schemas"]["Instant"];
            readonly day: components["schemas"]["Day"];
        };
        readonly ServiceContract: {
            readonly id: string;
            /** @description The order's number and the contract's place in it. */
            readonly number: string;
            readonly customerNumber: string;
            readonly orderId: string;
            readonly orderNumber: string;
            /** @description The item of the order's cart. */
            readonly item: string;
            /** @description Which piece of the item it is of; absent where the item is one piece. */
            readonly piece?: {
                readonly number: number;
                readonly of: number;
            };
            /** @description Additions with terms of their own have a contract beside their item's. */
            readonly isAddition: boolean;
            /** @enum {unknown} */
            readonly policy: "specified" | "consumer-de";
            /** @description The day of the order, from which withdrawal and guarantee count. */
            readonly orderedOn: components["schemas"]["Day"];
            /** @description The first day of the service, from which periods, notice and renewals count: the day of the order, or the first one on which it may be set up. */
            readonly start: components["schemas"]["Day"];
            readonly minimumMonths: number;
            readonly hourly: boolean;
            /** @enum {unknown} */
            readonly party: "private" | "business";
            readonly location: string | null;
            readonly parts: readonly components["schemas"]["ContractPart"][];
            readonly placedAt: components["schemas"]["Instant"];
            readonly state: components["schemas"]["ContractState"];
        };
        readonly PriceStep: {
            readonly from: components["schemas"]["Day"];
            readonly gross: components["schemas"]["Cents"];
            readonly everyMonths: number;
        };
        readonly CalendarEntry: {
            /** @enum {unknown} */
            readonly kind: "start" | "price" | "withdrawal-end" | "guarantee-end" | "last-day-for-notice" | "possible-end" | "agreed-end";
            readonly day: components["schemas"]["Day"];
            readonly price: {
                readonly gross: components["schemas"]["Cents"];
                readonly everyMonths: number;
                /** @description Hours are billed: it is the most of a month. */
                readonly atMost?: boolean;
            } | null;
        };
        /** @description A contract as it is on a day, with what its customer may do; null for what cannot be done. */
        readonly ContractView: {
            readonly contract: components["schemas"]["ServiceContract"];
            readonly today: components["schemas"]["Day"];
            /** @enum {unknown} */
            readonly standing: "running" | "cancelled" | "withdrawn" | "ended";
            /** @description The first day of the service while it is ahead, where an early start was not agreed. */
            readonly begins: components["schemas"]["Day"] | null;
            readonly terms: {
                readonly minimumMonths: number;
                readonly renewalMonths: number;
                readonly noticeDays: number;
                readonly noticeMonths: number;
            };
            /** @description The last day that is covered, as it is shown; the day itself where the contract ended at once or was withdrawn from. */
            readonly end: components["schemas"]["Day"] | null;
            /** @description The day on which the current term ends and the next one begins. */
            readonly renewal: components["schemas"]["Day"] | null;
            /** @description The last day that is covered up to the next possible end, and the last day to cancel for it. */
            readonly nextEnd: {
                readonly end: components["schemas"]["Day"];
                readonly lastDay: components["schemas"]["Day"];
            } | null;
            /** @description Setup and first billing period. */
            readonly first: components["schemas"]["Cents"];
            readonly later: readonly components["schemas"]["PriceStep"][];
            readonly calendar: readonly components["schemas"]["CalendarEntry"][];
            readonly acts: {
                readonly cancel: {
                    /** @description The last day that is covered, if it is cancelled today: the day before the `end` of its state, or today where it ends at once. */
                    readonly end: components["schemas"]["Day"];
                } | null;
                readonly withdraw: {
                    readonly lastDay: components["schemas"]["Day"];
                } | null;
                readonly guarantee: {
                    readonly lastDay: components["schemas"]["Day"];
                    readonly refund: components["schemas"]["Cents"];
                } | null;
            };
        };
        readonly InvoiceSummary: {
            readonly id: string;
            /** @description Counts up without gaps in a year, such as `R-2026-000123`; credit notes count for themselves. */
            readonly number: string;
            /** @description What it is for, in few words. */
            readonly subject: components["schemas"]["Localized"];
            /** @description Whether it can be had as an XRechnung. */
            readonly electronic: boolean;
            /** @enum {unknown} */
            readonly kind: "invoice" | "credit-note";
            readonly issuedOn: components["schemas"]["Day"];
            /** @description The last day to pay; null where nothing is to be paid. */
            readonly dueOn: components["schemas"]["Day"] | null;
            /** @description Negative in a credit note. */
            readonly total: components["schemas"]["Cents"];
            readonly orderId: string;
            readonly orderNumber: string;
            readonly balance: components["schemas"]["Balance"];
        };
        readonly InvoiceLine: {
            /** @description The numbers of the contracts that it is for: each piece of an item is one, with an equal share of the line, cents by largest remainder in this order. */
            readonly contracts: readonly string[];
            /** @enum {unknown} */
            readonly kind: "product" | "addition" | "domain" | "refund";
            readonly subject: string;
            readonly title: components["schemas"]["Localized"];
            readonly quantity: number;
            readonly setup: components["schemas"]["Cents"];
            readonly freeMonths: number;
            readonly voucherShare: components["schemas"]["Cents"];
            readonly gross: components["schemas"]["Cents"];
            readonly net: components["schemas"]["Cents"];
            readonly vat: components["schemas"]["Cents"];
            readonly vatDecision?: components["schemas"]["VatDecision"];
            readonly location?: components["schemas"]["Location"];
            /** @description What was chosen of a product beside its terms. */
            readonly chosen?: readonly components["schemas"]["ChosenField"][];
            /** @description The title of the product's category. */
            readonly category?: components["schemas"]["Localized"];
            /**
             * @description What was done with a name.
             * @enum {unknown}
             */
            readonly done?: "register" | "transfer" | "renew";
            /**
             * @description What the price of one pays for, `quantity` times.
             * @enum {unknown}
             */
            readonly unit?: "hour" | "month" | "year";
            /** @description Gross price of one. */
            readonly unitPrice?: components["schemas"]["Cents"];
            /** @description The same with all its digits, where it is by the hour or by the gigabyte. */
            readonly unitPriceMicros?: components["schemas"]["Micros"];
            /** @description Hours begun of each piece, where it is by the hour. */
            readonly hours?: number;
            /** @description What a deal, an included place, a free transfer or the most of a month takes off; negative. */
            readonly discount?: components["schemas"]["Cents"];
            /** @description Of a credit note after a withdrawal: what stays to be paid for what was used, with its reason. */
            readonly retained?: readonly {
                /**
                 * @description A domain that was registered or moved, the setup of what was ready, days that were used.
                 * @enum {unknown}
                 */
                readonly why: "name" | "setup" | "days";
                readonly title: components["schemas"]["Localized"];
                readonly gross: components["schemas"]["Cents"];
                /** @description The end is the first day that was not used. */
                readonly days: {
                    readonly from: components["schemas"]["Day"];
                    readonly until: components["schemas"]["Day"];
                } | null;
            }[];
            /** @description The end is the first day that is not covered. */
            readonly period: {
                readonly from: components["schemas"]["Day"];
                readonly until: components["schemas"]["Day"];
            } | null;
        };
        readonly DocumentName: {
            readonly id: string;
            readonly number: string;
        };
        /** @description An invoice as it was issued; amounts of a credit note are negative. */
        readonly InvoiceView: {
            readonly id: string;
            readonly number: string;
            /** @enum {unknown} */
            readonly kind: "invoice" | "credit-note";
            readonly issuedOn: components["schemas"]["Day"];
            readonly dueOn: components["schemas"]["Day"] | null;
            readonly total: components["schemas"]["Cents"];
            /** @description By which the buyer routes it, as it was set on the day of issue; null where the customer number stands there. */
            readonly buyerReference: string | null;
            /** @description By which a business finds its own order again, as it was set on the day of issue. */
            readonly orderReference: string | null;
            readonly orderId: string;
            readonly orderNumber: string;
            readonly balance: components["schemas"]["Balance"];
            /** @description Its credit notes. */
            readonly correctedBy: readonly {
                readonly id: string;
                readonly number: string;
                readonly issuedOn: components["schemas"]["Day"];
                readonly total: components["schemas"]["Cents"];
            }[];
            readonly corrects: {
                readonly id: string;
                readonly number: string;
                /** @enum {unknown} */
                readonly reason: "withdrawal" | "guarantee" | "notice" | "staff" | "rate";
                /** @description What staff say of it on the document; absent where they say nothing. */
                readonly text?: string;
                /** @description The invoice that takes the place of the corrected one. */
                readonly replacedBy?: components["schemas"]["DocumentName"];
            } | null;
            /** @description Of an invoice that takes another one's place, since a VAT rate changed: that one, and the credit note that took it back. */
            readonly replaces?: {
                readonly id: string;
                readonly number: string;
                readonly note: components["schemas"]["DocumentName"];
            };
            readonly buyer: components["schemas"]["Address"];
            readonly vat: components["schemas"]["VatDecision"];
            readonly lines: readonly components["schemas"]["InvoiceLine"][];
            readonly voucherCode: string | null;
            readonly net: components["schemas"]["Cents"];
            readonly vatAmount: components["schemas"]["Cents"];
            readonly noVatReason: components["schemas"]["Localized"] | null;
            /** @description Where to transfer what is left to pay; null where nothing is. */
            readonly transfer: components["schemas"]["Transfer"] | null;
            /** @description Whether it can be had as an XRechnung. */
            readonly electronic: boolean;
        };
        readonly FeatureFlag: {
            readonly key: string;
        };
    };
    responses: {
        /** @description Or any other status from 200 to 299: the event is taken, and not sent again. The receiver remembers its `webhook-id`: it comes once more where this answer is lost. */
        readonly EventTaken: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver takes no such event any more; it is not tried again. */
        readonly EventsUnwanted: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, then stopped; so is what has no answer within 15 seconds. */
        readonly EventTriedAgain: {
            headers: {
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The reference; null without one. */
        readonly BuyerReferenceAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        /** @description By which the customer routes documents. */
                        readonly reference: string | null;
                        /** @description By which a business finds its own orders again; documents of others do not have it. */
                        readonly orderReference: string | null;
                    };
                };
            };
        };
        /** @description Where it is paid. */
        readonly PayPage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "result": {
                 *         "url": "https://www.mollie.com/checkout/select-method/7UhSN1zuXS"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        /**
                         * Format: uri
                         * @description The page of the provider.
                         */
                        readonly url: string;
                    };
                };
            };
        };
        /** @description Where money is paid back to. */
        readonly RefundTo: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        /** @description Whether another account is named with the password of the login: where the shop runs the logins itself. */
                        readonly asksPassword: boolean;
                        /** @description Whether something is to be paid back, or may be, that did not come by a way back. */
                        readonly isWanted: boolean;
                        /** @description The account that was named; null where none was. */
                        readonly account: {
                            /** @description The last four characters of the IBAN. */
                            readonly last: string;
                            /** @description The account holder. */
                            readonly holder: string;
                        } | null;
                    };
                };
            };
        };
        /** @description When the last check was, and the entries of the catalogue that break a rule; null before the first one. */
        readonly CatalogCheck: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        readonly at: components["schemas"]["Instant"];
                        readonly faults: readonly {
                            /** @enum {unknown} */
                            readonly entry: "product" | "ending" | "category" | "deal";
                            readonly key: string;
                            readonly fault: string;
                            readonly rule: string;
                            readonly detail: string;
                        }[];
                    } | null;
                };
            };
        };
        /** @description Done. */
        readonly Nothing: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "result": null
                 *     }
                 */
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: null;
                };
            };
        };
        /** @description Refused or failed; `refusal` names the kind. */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:kontor:refusal:CartNotFound",
                 *       "title": "Cart not found",
                 *       "status": 404,
                 *       "detail": "Your shopping cart could not be loaded",
                 *       "rule": "CRT-05",
                 *       "refusal": "CartNotFound"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart. */
        readonly CartAnswered: {
            headers: {
                /** @description The cart's version in quotes. */
                readonly etag?: string;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "result": {
                 *         "id": "7b1c0d5e-5f0e-4b8e-9d59-0a3c4f6f2f11",
                 *         "version": 1,
                 *         "items": [
                 *           {
                 *             "kind": "domain",
                 *             "id": "i1",
                 *             "domain": {
                 *               "ascii": "beispiel-42.de",
                 *               "unicode": "beispiel-42.de",
                 *               "ending": "de",
                 *               "acquisition": "register",
                 *               "authcodeGiven": false
                 *             }
                 *           }
                 *         ],
                 *         "voucher": null,
                 *         "referral": null
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CartAnswer"];
            };
        };
        /** @description The order with everything that was agreed. */
        readonly OrderAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "result": {
                 *         "id": "1b710bd7-aa4a-46f3-8c69-f36b4a695630",
                 *         "number": "K-2026-000001",
                 *         "customerNumber": "100001",
                 *         "locale": "de",
                 *         "address": {
                 *           "kind": "private",
                 *           "company": null,
                 *           "firstName": "Erika",
                 *           "lastName": "Mustermann",
                 *           "street": "Hauptstraße 1",
                 *           "postCode": "10115",
                 *           "city": "Berlin",
                 *           "country": "DE",
                 *           "phone": "+4930123456",
                 *           "fax": null,
                 *           "email": "erika@example.com",
                 *           "vatId": null
                 *         },
                 *         "cart": {
                 *           "id": "5c8754a8-e1d2-4bfa-8087-a28a22531528",
                 *           "version": 1,
                 *           "items": [
                 *             {
                 *               "kind": "product",
                 *               "id": "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be",
                 *               "product": "web-m",
                 *               "quantity": 1,
                 *               "billingMonths": 12,
                 *               "location": null,
                 *               "additions": [],
                 *               "domains": [
                 *                 {
                 *                   "ascii": "beispiel-42.de",
                 *                   "unicode": "beispiel-42.de",
                 *                   "ending": "de",
                 *                   "acquisition": "register",
                 *                   "authcodeGiven": false
                 *                 }
                 *               ],
                 *               "facts": {
                 *                 "title": {
                 *                   "en": "Web M",
                 *                   "de": "Web M"
                 *                 },
                 *                 "contractMonths": 12,
                 *                 "setup": 0,
                 *                 "monthly": 499,
                 *                 "firstMonthDiscount": 0,
                 *                 "included": {
                 *                   "count": 2,
                 *                   "free": 1,
                 *                   "endings": [
                 *                     "de",
                 *                     "com",
                 *                     "net",
                 *                     "org",
                 *                     "eu"
                 *                   ]
                 *                 }
                 *               }
                 *             }
                 *           ],
                 *           "voucher": null,
                 *           "referral": null
                 *         },
                 *         "quote": {
                 *           "vat": {
                 *             "country": "DE",
                 *             "rate": 1900,
                 *             "treatment": "domestic"
                 *           },
                 *           "lines": [
                 *             {
                 *               "item": "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be",
                 *               "kind": "product",
                 *               "subject": "web-m",
                 *               "quantity": 1,
                 *               "unit": "month",
                 *               "unitPrice": 499,
                 *               "billingMonths": 12,
                 *               "minimumMonths": 12,
                 *               "freeMonths": 0,
                 *               "recurringFromMonth": 12,
                 *               "setup": 0,
                 *               "period": 5988,
                 *               "discount": 0,
                 *               "first": 5988,
                 *               "recurring": 5988,
                 *               "voucherShare": 0,
                 *               "charged": 5988,
                 *               "net": 5032,
                 *               "vat": 956
                 *             },
                 *             {
                 *               "item": "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be",
                 *               "kind": "domain",
                 *               "subject": "beispiel-42.de",
                 *               "quantity": 1,
                 *               "unit": "year",
                 *               "unitPrice": 504,
                 *               "billingMonths": 12,
                 *               "minimumMonths": 12,
                 *               "freeMonths": 0,
                 *               "recurringFromMonth": 12,
                 *               "setup": 0,
                 *               "period": 504,
                 *               "discount": -504,
                 *               "first": 0,
                 *               "recurring": 0,
                 *               "voucherShare": 0,
                 *               "charged": 0,
                 *               "net": 0,
                 *               "vat": 0
                 *             }
                 *           ],
                 *           "setup": 0,
                 *           "firstPeriod": 5988,
                 *           "subtotal": 5988,
                 *           "voucher": 0,
                 *           "voucherCode": null,
                 *           "total": 5988,
                 *           "net": 5032,
                 *           "vatAmount": 956,
                 *           "vatGroups": [
                 *             {
                 *               "rate": 1900,
                 *               "gross": 5988,
                 *               "net": 5032,
                 *               "vat": 956
                 *             }
                 *           ],
                 *           "recurring": [
                 *             {
                 *               "everyMonths": 12,
                 *               "gross": 5988
                 *             }
                 *           ],
                 *           "catalogVersion": "c5b4fb3c3938940b",
                 *           "hash": "3ab5792da6f78794558cf49a99e4990524211d515a5b2613d6326a101ecabb51"
                 *         },
                 *         "agreements": {
                 *           "terms": true,
                 *           "cancellationPolicy": true,
                 *           "adult": true,
                 *           "earlyStart": false
                 *         },
                 *         "placedAt": 1795235393196
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["Order"];
                };
            };
        };
        /** @description What was said; it is carried out or undone. */
        readonly DeclarationAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        readonly answer: components["schemas"]["DeclarationAnswer"];
                    };
                };
            };
        };
        /** @description The contract as it is today. */
        readonly Contract: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["ContractView"];
                };
            };
        };
        /** @description What a browser is given, as WebAuthn writes it in JSON. The challenge is good once, for this login, for five minutes. */
        readonly PasskeyOptions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        readonly options: {
                            readonly [key: string]: unknown;
                        };
                    };
                };
            };
        };
        /** @description The second factor as it is now. */
        readonly FactorStateAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["FactorState"];
                };
            };
        };
        /** @description The recovery codes, shown this once. */
        readonly RecoveryCodes: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: {
                        readonly recoveryCodes: readonly string[];
                    };
                };
            };
        };
        /** @description The money of the customer as it is now. */
        readonly Money: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["MoneyRecord"];
                };
            };
        };
        /** @description The account as it is now. */
        readonly AccountAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["Account"];
                };
            };
        };
        /** @description The receipt of a cancellation. */
        readonly CancellationReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "result": {
                 *         "id": "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55",
                 *         "receivedAt": 1795235393196,
                 *         "email": "erika@example.com",
                 *         "filing": {
                 *           "form": "cancellation",
                 *           "fields": {
                 *             "customerNumber": "100001",
                 *             "category": null,
                 *             "product": "Web M",
                 *             "termination": "ordinary",
                 *             "reason": null,
                 *             "end": "next",
                 *             "street": null,
                 *             "city": null,
                 *             "email": "erika@example.com"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["CancellationReceipt"];
                };
            };
        };
        /** @description The receipt of a contact message. */
        readonly ContactReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["ContactReceipt"];
                };
            };
        };
        /** @description The receipt of an abuse notice. */
        readonly AbuseReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["AbuseReceipt"];
                };
            };
        };
        /** @description The receipt of an application. */
        readonly ApplicationReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["ApplicationReceipt"];
                };
            };
        };
        /** @description The receipt of a request for sponsoring. */
        readonly SponsoringReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["SponsoringReceipt"];
                };
            };
        };
        /** @description The receipt of a request about one's own data. */
        readonly PrivacyReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["PrivacyReceipt"];
                };
            };
        };
        /** @description The receipt of a request for an offer. */
        readonly ProductProReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["ProductProReceipt"];
                };
            };
        };
        /** @description The receipt of a withdrawal. */
        readonly WithdrawalReceiptAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "result": {
                 *         "id": "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55",
                 *         "receivedAt": 1795235393196,
                 *         "email": "erika@example.com",
                 *         "filing": {
                 *           "form": "withdrawal",
                 *           "fields": {
                 *             "name": "Erika Mustermann",
                 *             "contract": "K-2026-000001",
                 *             "email": "erika@example.com"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    /** @constant */
                    readonly success: true;
                    readonly result: components["schemas"]["WithdrawalReceipt"];
                };
            };
        };
    };
    parameters: {
        /** @description Language of names and problem texts. */
        readonly ShopLocale: components["schemas"]["Locale"];
        /** @description The cart's unguessable id; `current` in a browser. */
        readonly CartId: string;
        readonly ItemId: string;
        /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
        readonly IfMatch: string;
        /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
        readonly ActKey: string;
        /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
        readonly SeenRevision: string;
        /** @description The version that the change is based on: required, unless `if-match` names it. */
        readonly Version: string;
        /** @description The `next` of the page before; the first page without it. */
        readonly After: string;
        /** @description How many of the list are on a page, 200 at most; 25 without it. */
        readonly Count: string;
        /** @description The token of a staff session. */
        readonly TicketingSession: string;
        readonly TicketEventId: string;
        /** @description Chosen by the client once for each list or ticket. */
        readonly TicketBatch: string;
        readonly ContractId: string;
        /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
        readonly Fragment: string;
        readonly CustomerNumber: string;
        /** @description The link's own part, as its address has it. */
        readonly PayLink: string;
        readonly InvoiceId: string;
        /** @description The event's id, the same at every attempt: what came twice has it twice. */
        readonly WebhookId: string;
        /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
        readonly WebhookTimestamp: string;
        /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
        readonly WebhookSignature: string;
        /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
        readonly WithQuote: "0" | "1";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly readForgeryToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token and the name of its header. */
            readonly 200: {
                headers: {
                    /** @description The secret, where the browser had none. */
                    readonly "set-cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "header": "csrf-token",
                     *       "token": "3vYk8tQnXw0cJm2p.dGhlIHRva2VuIG9mIHRoaXMgc2VjcmV0"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ForgeryToken"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readContractCalendar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of a contract. */
                readonly contractId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//Beispiel Hosting//Contracts//EN
                     *     METHOD:PUBLISH
                     *     BEGIN:VEVENT
                     *     UID:K-2026-000042-1.guarantee-end.1@shop
                     *     DTSTAMP:20261129T083658Z
                     *     SEQUENCE:1
                     *     STATUS:CONFIRMED
                     *     DTSTART;VALUE=DATE:20261229
                     *     DTEND;VALUE=DATE:20261230
                     *     SUMMARY:Beispiel Hosting: Web M (K-2026-000042-1): last day of the
                     *       satisfaction guarantee
                     *     TRANSP:TRANSPARENT
                     *     END:VEVENT
                     *     END:VCALENDAR
                     */
                    readonly "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            /** @description To the login. */
            readonly 303: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such contract of this customer. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly readToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token's type and role. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "type": "user",
                     *         "role": "customer",
                     *         "customerNumber": "100001"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TokenInformation"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly singleSign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key, good for one sign-in within five minutes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "key": "3f9c5e1b8a7d4c0fb2e6a9d81c4f70e2"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly key: string;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
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
                     *       "success": true,
                     *       "result": null
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: null;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stored address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "locale": "de",
                 *       "kind": "private",
                 *       "company": "",
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "street": "Ringstraße 2",
                 *       "postCode": "1010",
                 *       "city": "Wien",
                 *       "country": "AT",
                 *       "phone": "+43123456789",
                 *       "fax": "",
                 *       "vatId": ""
                 *     }
                 */
                readonly "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        readonly responses: {
            /** @description The address as stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "locale": "de",
                 *       "kind": "private",
                 *       "company": "",
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "street": "Hauptstraße 1",
                 *       "postCode": "10115",
                 *       "city": "Berlin",
                 *       "country": "DE",
                 *       "phone": "+4930123456",
                 *       "fax": "",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com",
                 *       "vatId": ""
                 *     }
                 */
                readonly "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        readonly responses: {
            /** @description The address as stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The logins. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "offered": true,
                     *         "sessions": [
                     *           {
                     *             "id": "3f9c5e1b8a7d4c0fb2e6a9d81c4f70e2",
                     *             "device": "Firefox/Windows",
                     *             "startedAt": 1795222694000,
                     *             "usedAt": 1795223694000,
                     *             "current": true
                     *           }
                     *         ],
                     *         "providers": []
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly offered: boolean;
                            readonly sessions: readonly components["schemas"]["OwnSession"][];
                            readonly providers: readonly components["schemas"]["OwnProviderLogin"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            /** @description The token of this call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "jwt": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly jwt: string;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Nothing"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endProviderLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly providerLoginId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Nothing"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address; `pending` is null where nothing waits, `offered` is false where a content system elsewhere has the accounts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "offered": true,
                     *         "toConfirm": false,
                     *         "email": "erika@example.com",
                     *         "pending": null
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly offered: boolean;
                            /** @description Whether orders wait until the address is confirmed by the link in its letter. */
                            readonly toConfirm: boolean;
                            readonly email: string;
                            readonly pending: null | {
                                readonly email: string;
                                readonly until: components["schemas"]["Instant"];
                                /** @description Whether the address in use has agreed. */
                                readonly old: boolean;
                                /** @description Whether the new address has agreed. */
                                readonly new: boolean;
                            };
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "erika.neu@example.com",
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Both letters are on their way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "email": "erika.neu@example.com",
                     *         "until": 1795309094000
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly email: string;
                            readonly until: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3f9c5e1b8a7d4c0fb2e6a9d81c4f70e23f9c5e1b8a7d4c0fb2e6a9d81c4f70e2"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Agreed; `changed` is true where the other one had agreed before. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "changed": false
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly changed: boolean;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly refuseEmailChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3f9c5e1b8a7d4c0fb2e6a9d81c4f70e23f9c5e1b8a7d4c0fb2e6a9d81c4f70e2"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Nothing"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readRefundAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RefundTo"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setRefundAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "iban": "DE89 3704 0044 0532 0130 00",
                 *       "holder": "Erika Mustermann",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                readonly "application/json": {
                    /** @description As it is typed, with or without blanks. */
                    readonly iban: string;
                    /** @description The name of the account holder. */
                    readonly holder: string;
                    /** @description That of the login, where `asksPassword` says so. */
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RefundTo"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readBuyerReference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BuyerReferenceAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setBuyerReference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reference": "04011000-12345-34",
                 *       "orderReference": "PO 4711"
                 *     }
                 */
                readonly "application/json": {
                    /** @description As it is typed. */
                    readonly reference: string;
                    /** @description By which a business finds its own orders again (BT-13); where it is not sent, it stays. */
                    readonly orderReference?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["BuyerReferenceAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly exportAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The data. `kinds` has an entry for each kind of data, also for those of which nothing is stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "format": 1,
                     *         "customerNumber": "100001",
                     *         "madeAt": 1795222694000,
                     *         "kinds": [
                     *           {
                     *             "key": "sessions",
                     *             "what": "Logins: browser, system, last use",
                     *             "why": "so that you can see and end them",
                     *             "howLong": "30 days after the login",
                     *             "tables": {
                     *               "sessions": [
                     *                 {
                     *                   "device": "Firefox/Windows",
                     *                   "started_at": 1795222694000,
                     *                   "used_at": 1795222694000,
                     *                   "until": 1797814694000
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @constant */
                            readonly format: 1;
                            readonly customerNumber: string;
                            readonly madeAt: components["schemas"]["Instant"];
                            readonly kinds: readonly {
                                readonly key: string;
                                readonly what: string;
                                readonly why: string;
                                readonly howLong: string;
                                readonly tables: {
                                    readonly [key: string]: readonly {
                                        readonly [key: string]: unknown;
                                    }[];
                                };
                            }[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "Passw0rd-one"
                 *     }
                 */
                readonly "application/json": {
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Nothing"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCountries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description ISO codes with names in the request's language, ordered by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "iso": "AT",
                     *           "name": "Austria"
                     *         },
                     *         {
                     *           "iso": "DE",
                     *           "name": "Germany"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: readonly components["schemas"]["Country"][];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readVatMap: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Country to rate in basis points; `OTHER` is always present. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "AT": 2000,
                     *         "DE": 1900,
                     *         "FI": 2550,
                     *         "OTHER": 0
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["VatMap"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readVatCountry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The country. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "country": {
                     *           "iso": "DE"
                     *         },
                     *         "rate": 1900
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["VatView"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readContractPolicy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The policy in force and the current day. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "policy": "specified",
                     *         "day": "2026-11-21"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["ContractFacts"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listContracts: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description The id of the order that they come from. */
                readonly order?: string;
                /** @description `names`: those that hold a domain name. */
                readonly only?: "names";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of contracts as they are today; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly contracts: readonly components["schemas"]["ContractView"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readContract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Contract"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readContractBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The balance today. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "billed": 5988,
                     *         "credited": 0,
                     *         "received": 0,
                     *         "given": 0,
                     *         "taken": 0,
                     *         "writtenOff": 0,
                     *         "left": 5988,
                     *         "overdue": 0,
                     *         "toPayBack": 0,
                     *         "payBackBy": null,
                     *         "payBackLate": 0,
                     *         "paidBack": 0,
                     *         "text": {
                     *           "en": "€59.88 is left to pay for this contract.",
                     *           "de": "Für diesen Vertrag sind noch 59,88 € zu bezahlen."
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["ContractBalance"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readAccountOverview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account as it is today. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["AccountOverview"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOwnDeclarations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The questions, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly questions: readonly components["schemas"]["DeclarationQuestion"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listContractDeclarations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The questions, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly questions: readonly components["schemas"]["DeclarationQuestion"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly answerContractDeclaration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
                readonly declarationId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "answer": "own"
                 *     }
                 */
                readonly "application/json": {
                    readonly answer: components["schemas"]["DeclarationAnswer"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["DeclarationAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly reportDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "state": "ready",
                 *       "text": {
                 *         "en": "Your web space is ready.",
                 *         "de": "Ihr Webspace ist bereit."
                 *       },
                 *       "link": "https://panel.example.org/web/1"
                 *     }
                 */
                readonly "application/json": {
                    readonly state: components["schemas"]["DeliveryState"];
                    readonly text?: components["schemas"]["DeliveryText"];
                    /** @description Where what is ready is found; https. */
                    readonly link?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description How the item stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["ItemDelivery"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readSetup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is known of the setup now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["ItemSetup"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The items. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly items: readonly components["schemas"]["ItemDelivery"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly claimGuarantee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: components["parameters"]["ContractId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Contract"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listInvoices: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description `due`: what is late first, then what is open by its last day, then the rest, the latest first. Without it all, the latest first. `after` is a `next` of the same order. With `order` it changes nothing. */
                readonly sort?: "due";
                /** @description With `sort`, those issued in this year alone; one of `years`, else the list is empty. */
                readonly year?: string;
                /** @description The id of the order that they are for. */
                readonly order?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of invoices; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @description The years in which documents were issued, the latest first. */
                            readonly years: readonly number[];
                            /** @description Where to transfer all that the customer owes; what comes settles the oldest first. Null where nothing is left. */
                            readonly transfer: components["schemas"]["Transfer"] | null;
                            readonly invoices: readonly components["schemas"]["InvoiceSummary"][];
                            /** @description Fees, and payments that were returned after they were used, in the order in which they were charged; none of one order alone. */
                            readonly charges: readonly components["schemas"]["Charge"][];
                            readonly balance: components["schemas"]["CustomerBalance"];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invoice as it was issued. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InvoiceView"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readInvoicePdf: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readXrechnung: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @deprecated
                 * @description Answered with `BuyerReferenceFixed`: a document has the reference that the account had when it was issued, see `setBuyerReference`.
                 */
                readonly buyerReference?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/xml": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly startInvoicePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "provider": "mollie",
                 *       "locale": "de"
                 *     }
                 */
                readonly "application/json": {
                    readonly provider: components["schemas"]["PaymentProvider"];
                    /**
                     * @description The language of the provider's page; without it that of the call.
                     * @enum {unknown}
                     */
                    readonly locale?: "en" | "de";
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PayPage"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readPayments: {
        readonly parameters: {
            readonly query?: {
                /** @description Asks the providers about the payments that are not final, as after coming back from one. */
                readonly fresh?: "true";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The latest first; no provider where the shop has no account with any. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "providers": [
                     *           "mollie"
                     *         ],
                     *         "attempts": [
                     *           {
                     *             "id": "7d9f1c52-8f0e-4d3e-9a55-0d4a3d1f6c11",
                     *             "provider": "mollie",
                     *             "document": "44b99757-477d-422e-813f-b0c5387ef83b",
                     *             "amount": 1003,
                     *             "state": "pending",
                     *             "startedAt": 1795974127000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly providers: readonly components["schemas"]["PaymentProvider"][];
                            readonly attempts: readonly components["schemas"]["OnlinePayment"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly startPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "provider": "mollie",
                 *       "locale": "de"
                 *     }
                 */
                readonly "application/json": {
                    readonly provider: components["schemas"]["PaymentProvider"];
                    /**
                     * @description The language of the provider's page; without it that of the call.
                     * @enum {unknown}
                     */
                    readonly locale?: "en" | "de";
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PayPage"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readPayLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Asks the provider about payments that are not final, as after coming back from one. */
                readonly fresh?: "true";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The link's own part, as its address has it. */
                readonly payLink: components["parameters"]["PayLink"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is left, and how it can be paid. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "document": "44b99757-477d-422e-813f-b0c5387ef83b",
                     *         "number": "R-2026-000123",
                     *         "left": 1003,
                     *         "text": {
                     *           "en": "Please pay €10.03 by 13 December 2026.",
                     *           "de": "Bitte zahlen Sie 10,03 € bis zum 13. Dezember 2026."
                     *         },
                     *         "transfer": {
                     *           "name": "Muster GmbH",
                     *           "iban": "DE89370400440532013000",
                     *           "bic": "COBADEFFXXX",
                     *           "reference": "R-2026-000123",
                     *           "text": "BCD\n002\n1\nSCT"
                     *         },
                     *         "providers": [
                     *           "mollie"
                     *         ],
                     *         "attempts": []
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["LinkedInvoice"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly startByPayLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The link's own part, as its address has it. */
                readonly payLink: components["parameters"]["PayLink"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "provider": "mollie",
                 *       "locale": "de"
                 *     }
                 */
                readonly "application/json": {
                    readonly provider: components["schemas"]["PaymentProvider"];
                    /**
                     * @description The language of the provider's page; without it that of the call.
                     * @enum {unknown}
                     */
                    readonly locale?: "en" | "de";
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PayPage"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCatalog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                readonly "if-none-match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The catalogue. */
            readonly 200: {
                headers: {
                    /** @description The version in quotes. */
                    readonly etag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "version": "9f2c51d0a1b3",
                     *         "categories": [],
                     *         "products": [],
                     *         "endings": []
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["Catalog"];
                    };
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly 201: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly clearCart: {
        readonly parameters: {
            readonly query?: {
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly patchCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "affiliate": {
                 *         "source": "referer",
                 *         "customerNumber": "100007"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly affiliate: components["schemas"]["Referral"] | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "item": {
                 *         "kind": "product",
                 *         "product": "web-m",
                 *         "quantity": 1,
                 *         "billingMonths": 12,
                 *         "location": null,
                 *         "additions": [],
                 *         "domains": [
                 *           {
                 *             "name": "beispiel-42.de",
                 *             "acquisition": "register"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly version?: components["schemas"]["CartVersion"];
                    readonly item: components["schemas"]["NewItem"];
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly putItem: {
        readonly parameters: {
            readonly query?: {
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
                readonly itemId: components["parameters"]["ItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "item": {
                 *         "kind": "product",
                 *         "product": "web-m",
                 *         "quantity": 1,
                 *         "billingMonths": 12,
                 *         "location": null,
                 *         "additions": [],
                 *         "domains": []
                 *       },
                 *       "position": 0
                 *     }
                 */
                readonly "application/json": {
                    readonly version?: components["schemas"]["CartVersion"];
                    readonly item: components["schemas"]["NewItem"];
                    /** @description Where an item that was taken out stood; without it at the end. */
                    readonly position?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeItem: {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change is based on: required, unless `if-match` names it. */
                readonly version?: components["parameters"]["Version"];
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
                readonly itemId: components["parameters"]["ItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeItem: {
        readonly parameters: {
            readonly query?: {
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
                readonly itemId: components["parameters"]["ItemId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "quantity": 2
                 *     }
                 */
                readonly "application/json": components["schemas"]["ItemChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addDomains: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "names": [
                 *         "beispiel-42.de",
                 *         "beispiel-43.de"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly version?: components["schemas"]["CartVersion"];
                    readonly names: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description The cart, with the names that are in it now and those that are not. */
            readonly 200: {
                headers: {
                    /** @description The cart's version in quotes. */
                    readonly etag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "cart": {
                     *           "id": "9d1f9f6e-3c4d-4f5a-8b6c-7d8e9f0a1b2c",
                     *           "version": 1,
                     *           "items": [],
                     *           "voucher": null,
                     *           "referral": null
                     *         },
                     *         "added": [],
                     *         "leftOut": [
                     *           {
                     *             "name": "beispiel-42.de",
                     *             "refusal": "DomainTaken",
                     *             "rule": "DOM-01",
                     *             "detail": "The domain beispiel-42.de is taken."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AddedDomainsAnswer"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly placeDomain: {
        readonly parameters: {
            readonly query?: {
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "domain": "beispiel-42.de",
                 *       "item": "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be"
                 *     }
                 */
                readonly "application/json": {
                    readonly version?: components["schemas"]["CartVersion"];
                    /** @description The name in A-label form. */
                    readonly domain: string;
                    /** @description The product's item; null: on its own. */
                    readonly item: string | null;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly putVoucher: {
        readonly parameters: {
            readonly query?: {
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "code": "WELCOME-10"
                 *     }
                 */
                readonly "application/json": {
                    readonly version?: components["schemas"]["CartVersion"];
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeVoucher: {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change is based on: required, unless `if-match` names it. */
                readonly version?: components["parameters"]["Version"];
                /** @description `1`: the answer has the quote of the changed cart beside it, with its derivations. */
                readonly quote?: components["parameters"]["WithQuote"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The version that the change is based on, as in the answer's `etag`: required, unless `version` names it. */
                readonly "if-match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CartAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly mergeCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The merged cart and the difference. */
            readonly 200: {
                headers: {
                    /** @description The cart's version in quotes. */
                    readonly etag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "cart": {
                     *           "id": "7b1c0d5e-5f0e-4b8e-9d59-0a3c4f6f2f11",
                     *           "version": 3,
                     *           "items": [],
                     *           "voucher": null,
                     *           "referral": null
                     *         },
                     *         "difference": {
                     *           "added": [],
                     *           "raised": [],
                     *           "dropped": [],
                     *           "droppedVoucher": null
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly cart: components["schemas"]["Cart"];
                            readonly difference: components["schemas"]["CartDifference"];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readQuote: {
        readonly parameters: {
            readonly query?: {
                /** @description `1` adds the derivation of every amount. */
                readonly explain?: "0" | "1";
                /** @description The box for an early start as it will be ordered: where rates are known to change, periods have those of their last day. Without it periods begin today. */
                readonly earlyStart?: "0" | "1";
                /** @description A country of the VAT map or `OTHER`; only without a bearer. */
                readonly vatCountry?: components["schemas"]["VatMapCountry"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description The cart's unguessable id; `current` in a browser. */
                readonly cartId: components["parameters"]["CartId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The quote. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "vat": {
                     *           "country": "DE",
                     *           "rate": 1900,
                     *           "treatment": "view"
                     *         },
                     *         "lines": [
                     *           {
                     *             "item": "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be",
                     *             "kind": "product",
                     *             "subject": "web-m",
                     *             "quantity": 1,
                     *             "unit": "month",
                     *             "unitPrice": 499,
                     *             "billingMonths": 12,
                     *             "minimumMonths": 12,
                     *             "freeMonths": 0,
                     *             "recurringFromMonth": 12,
                     *             "setup": 0,
                     *             "period": 5988,
                     *             "discount": 0,
                     *             "first": 5988,
                     *             "recurring": 5988,
                     *             "voucherShare": 0,
                     *             "charged": 5988,
                     *             "net": 5032,
                     *             "vat": 956
                     *           },
                     *           {
                     *             "item": "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be",
                     *             "kind": "domain",
                     *             "subject": "beispiel-42.de",
                     *             "quantity": 1,
                     *             "unit": "year",
                     *             "unitPrice": 504,
                     *             "billingMonths": 12,
                     *             "minimumMonths": 12,
                     *             "freeMonths": 0,
                     *             "recurringFromMonth": 12,
                     *             "setup": 0,
                     *             "period": 504,
                     *             "discount": -504,
                     *             "first": 0,
                     *             "recurring": 0,
                     *             "voucherShare": 0,
                     *             "charged": 0,
                     *             "net": 0,
                     *             "vat": 0
                     *           }
                     *         ],
                     *         "setup": 0,
                     *         "firstPeriod": 5988,
                     *         "subtotal": 5988,
                     *         "voucher": 0,
                     *         "voucherCode": null,
                     *         "total": 5988,
                     *         "net": 5032,
                     *         "vatAmount": 956,
                     *         "vatGroups": [
                     *           {
                     *             "rate": 1900,
                     *             "gross": 5988,
                     *             "net": 5032,
                     *             "vat": 956
                     *           }
                     *         ],
                     *         "recurring": [
                     *           {
                     *             "everyMonths": 12,
                     *             "gross": 5988
                     *           }
                     *         ],
                     *         "catalogVersion": "c5b4fb3c3938940b",
                     *         "hash": "841143a4fc5be6d0d9b907933c675974135ace6d2855fed91d02e448b351b723"
                     *       },
                     *       "voucherRefusal": null,
                     *       "problems": []
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["Quote"];
                        readonly voucherRefusal: components["schemas"]["RefusalText"] | null;
                        readonly problems: readonly components["schemas"]["ItemProblem"][];
                        readonly periodVat?: components["schemas"]["PeriodVat"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkDomain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "https://www.beispiel-42.de/"
                 *     }
                 */
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description The registry's result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "name": {
                     *           "ascii": "beispiel-42.de",
                     *           "unicode": "beispiel-42.de",
                     *           "label": "beispiel-42",
                     *           "ending": "de"
                     *         },
                     *         "otherSpelling": null,
                     *         "availability": "available",
                     *         "offer": "register",
                     *         "hints": [
                     *           "scheme-removed",
                     *           "subdomain-removed",
                     *           "path-removed"
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["DomainCheck"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkDomains: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "names": [
                 *         "beispiel-42.de",
                 *         "beispiel-42.com"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly names: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description One line of JSON for each name, in the order in which the results arrive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "beispiel-42.com",
                     *       "success": true,
                     *       "result": {
                     *         "name": {
                     *           "ascii": "beispiel-42.com",
                     *           "unicode": "beispiel-42.com",
                     *           "label": "beispiel-42",
                     *           "ending": "com"
                     *         },
                     *         "otherSpelling": null,
                     *         "availability": "available",
                     *         "offer": "register",
                     *         "hints": []
                     *       }
                     *     }
                     */
                    readonly "application/x-ndjson": components["schemas"]["DomainCheckLine"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly placeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each intent to order. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "cartId": "current",
                 *       "cartVersion": 2,
                 *       "quoteHash": "5f2d3c1c7f6a4e0e9b8d7a6c5b4a39281706f5e4d3c2b1a0f9e8d7c6b5a49382",
                 *       "agreements": {
                 *         "terms": true,
                 *         "cancellationPolicy": true,
                 *         "adult": true,
                 *         "earlyStart": false
                 *       },
                 *       "locale": "de"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OrderRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["OrderAnswered"];
            readonly 201: components["responses"]["OrderAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of orders; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly orders: readonly components["schemas"]["OrderSummary"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrderAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly declareCancellation: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each declaration. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "customerNumber": "100001",
                 *       "product": "Web M",
                 *       "termination": "ordinary",
                 *       "end": "next",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CancellationDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CancellationReceiptAnswered"];
            readonly 201: components["responses"]["CancellationReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly declareWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each declaration. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Erika Mustermann",
                 *       "contract": "K-2026-000001",
                 *       "email": "erika@example.com"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WithdrawalDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WithdrawalReceiptAnswered"];
            readonly 201: components["responses"]["WithdrawalReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readDeclarationLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "7d0e8a1f5c2b49d6a3f7e0b1c4d5968a"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: components["schemas"]["DeclarationCode"];
                };
            };
        };
        readonly responses: {
            /** @description The question. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["DeclarationQuestion"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly answerDeclarationLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "7d0e8a1f5c2b49d6a3f7e0b1c4d5968a",
                 *       "answer": "not-own"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: components["schemas"]["DeclarationCode"];
                    readonly answer: components["schemas"]["DeclarationAnswer"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["DeclarationAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each message. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com",
                 *       "category": "hosting",
                 *       "message": "Which plan fits a small shop?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContactDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ContactReceiptAnswered"];
            readonly 201: components["responses"]["ContactReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendAbuse: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each message. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com",
                 *       "category": "hosting",
                 *       "message": "Please remove it.",
                 *       "url": "https://shop.example/page",
                 *       "reasons": "It sells forged medicine.",
                 *       "goodFaith": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["AbuseDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AbuseReceiptAnswered"];
            readonly 201: components["responses"]["AbuseReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each application. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ApplicationDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ApplicationReceiptAnswered"];
            readonly 201: components["responses"]["ApplicationReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendSponsoring: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each message. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com",
                 *       "organisation": "Hafenverein",
                 *       "website": "https://verein.example",
                 *       "message": "We teach children to code."
                 *     }
                 */
                readonly "application/json": components["schemas"]["SponsoringDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SponsoringReceiptAnswered"];
            readonly 201: components["responses"]["SponsoringReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendPrivacyRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each message. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com",
                 *       "customerNumber": "100001",
                 *       "concern": "access",
                 *       "message": "Which of my data do you store?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PrivacyDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PrivacyReceiptAnswered"];
            readonly 201: components["responses"]["PrivacyReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendProductPro: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each message. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "email": "erika@example.com",
                 *       "emailRepeat": "erika@example.com",
                 *       "product": "groupware",
                 *       "organisation": "Hafen GmbH",
                 *       "phone": "+494012345",
                 *       "message": "We are eighty people."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ProductProDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ProductProReceiptAnswered"];
            readonly 201: components["responses"]["ProductProReceiptAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly subscribeNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each request. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "erika@example.com",
                 *       "consent": true
                 *     }
                 */
                readonly "application/json": {
                    readonly email: components["schemas"]["DeclaredLine"];
                    /** @description The box beside the terms was ticked. */
                    readonly consent: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The request is taken; a letter is sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly email: string;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readNewsletterLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55",
                 *       "link": "confirm"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                    /** @enum {unknown} */
                    readonly link: "confirm" | "end";
                };
            };
        };
        readonly responses: {
            /** @description It does something, or has done it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly done: boolean;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endNewsletter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly recordConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "accepted": [
                 *         "necessary",
                 *         "preferences"
                 *       ],
                 *       "time": 1795424400000,
                 *       "revision": 504117,
                 *       "language": "de"
                 *     }
                 */
                readonly "application/json": {
                    /** @description The categories that are allowed; the necessary one always is. */
                    readonly accepted: readonly ("necessary" | "preferences" | "statistics" | "marketing")[];
                    /** @description When it was decided. */
                    readonly time: number;
                    /** @description The revision of the table that was decided on. */
                    readonly revision: number;
                    /**
                     * @description The language in which was asked.
                     * @enum {string}
                     */
                    readonly language: "de" | "en";
                };
            };
        };
        readonly responses: {
            /** @description It is recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchCustomers: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
                /** @description Those of one kind only. */
                readonly only?: "staff" | "blocked" | "individual-rate" | "papers";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of accounts; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly accounts: readonly components["schemas"]["AccountSummary"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly correctCustomer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "private",
                 *       "company": "",
                 *       "firstName": "Erika",
                 *       "lastName": "Mustermann",
                 *       "street": "Ringstraße 2",
                 *       "postCode": "1010",
                 *       "city": "Wien",
                 *       "country": "AT",
                 *       "phone": "+43123456789",
                 *       "fax": "",
                 *       "vatId": "",
                 *       "reason": "Misspelt; corrected on the phone"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CustomerCorrection"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setVatRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "rate": 700,
                 *       "reason": "Agreed by contract."
                 *     }
                 */
                readonly "application/json": {
                    /** @description Null removes it. */
                    readonly rate: components["schemas"]["Rate"] | null;
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly correctBuyerReference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reference": "04011000-12345-34",
                 *       "reason": "The authority wrote to us."
                 *     }
                 */
                readonly "application/json": {
                    /** @description An empty text removes it. */
                    readonly reference: string;
                    /** @description By which a business finds its own orders again; an empty text removes it, and where it is not sent, it stays. */
                    readonly orderReference?: string;
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmPaper: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly paper: "businessRegistration" | "resellingContract";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly blockAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "blocked": true,
                 *       "reason": "Asked for by the customer."
                 *     }
                 */
                readonly "application/json": {
                    readonly blocked: boolean;
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setRole: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "role": "support",
                 *       "reason": "New in the team."
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly role: "customer" | "reseller" | "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resetFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "The phone was lost."
                 *     }
                 */
                readonly "application/json": components["schemas"]["WithReason"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resetAccess: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Requested by phone."
                 *     }
                 */
                readonly "application/json": components["schemas"]["WithReason"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly inviteStaff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "role": "support",
                 *       "locale": "en",
                 *       "reason": "New in the team."
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                    /** @enum {unknown} */
                    readonly role: "ticketing" | "editor" | "bookkeeping" | "support" | "admin";
                    /**
                     * @description The language of the letter.
                     * @enum {unknown}
                     */
                    readonly locale: "en" | "de";
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setLoginAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ada.lovelace@example.org",
                 *       "reason": "The provider of the old mailbox closed. Passport seen."
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["AccountAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["FactorStateAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RecoveryCodes"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly beginFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The secret, as letters and as an address that apps for such codes read from a QR code. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly secret: string;
                            readonly uri: string;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["FactorStateAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly renewRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RecoveryCodes"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PasskeyOptions"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Laptop",
                 *       "response": {
                 *         "id": "AQID",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly name: string;
                    readonly response: components["schemas"]["PasskeyResponse"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FactorStateAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["FactorStateAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly requestPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PasskeyOptions"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly provePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "AQID",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly response: components["schemas"]["PasskeyResponse"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FactorStateAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly proveIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "by": "code",
                 *       "value": "123456"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly by: "code" | "password";
                    readonly value: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["FactorStateAnswered"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readList: {
        readonly parameters: {
            readonly query?: {
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
                /** @description Of one customer only, by their number. */
                readonly customer?: string;
                /** @description Only rows of one of these states, with commas between them: `failed,papers`. Which states there are depends on the list. */
                readonly state?: string;
                /** @description The first day of a period. */
                readonly from?: components["schemas"]["Day"];
                /** @description The last day of a period. */
                readonly until?: components["schemas"]["Day"];
                /** @description The column that the list is sorted by, one of three; the list's own without it. */
                readonly sort?: string;
                /** @description Ascending or descending; where it is missing, the list's own first sort has its own direction, and any other ascends. */
                readonly direction?: "asc" | "desc";
                /** @description The `next` of the page before, in the same view; the first page without it. */
                readonly after?: string;
                /** @description How many rows are on a page, 100 at most; 50 without it. */
                readonly limit?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                /** @description Which list. */
                readonly kind: "orders" | "customers" | "invoices" | "contracts" | "requests" | "vouchers" | "journal";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["OrderList"] | components["schemas"]["CustomerList"] | components["schemas"]["InvoiceList"] | components["schemas"]["ContractList"] | components["schemas"]["RequestList"] | components["schemas"]["VoucherList"] | components["schemas"]["JournalList"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readToday: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["DeskToday"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchDesk: {
        readonly parameters: {
            readonly query: {
                /** @description What a caller says. */
                readonly q: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was found; nothing of a kind leaves it out. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @description False for some minutes after an update, while the words of what was stored before are made: what is not found may be there. */
                            readonly complete: boolean;
                            /** @description What was found of each kind; a group with what is meant exactly comes first. */
                            readonly groups: readonly ({
                                /**
                                 * @description Which list they are rows of.
                                 * @constant
                                 */
                                readonly kind: "customers";
                                /** @description The first five. */
                                readonly rows: readonly components["schemas"]["CustomerListRow"][];
                                readonly count: components["schemas"]["ListCount"];
                            } | {
                                /**
                                 * @description Which list they are rows of.
                                 * @constant
                                 */
                                readonly kind: "orders";
                                /** @description The first five. */
                                readonly rows: readonly components["schemas"]["OrderListRow"][];
                                readonly count: components["schemas"]["ListCount"];
                            } | {
                                /**
                                 * @description Which list they are rows of.
                                 * @constant
                                 */
                                readonly kind: "contracts";
                                /** @description The first five. */
                                readonly rows: readonly components["schemas"]["ContractListRow"][];
                                readonly count: components["schemas"]["ListCount"];
                            } | {
                                /**
                                 * @description Which list they are rows of.
                                 * @constant
                                 */
                                readonly kind: "invoices";
                                /** @description The first five. */
                                readonly rows: readonly components["schemas"]["InvoiceListRow"][];
                                readonly count: components["schemas"]["ListCount"];
                            } | {
                                /**
                                 * @description Which list they are rows of.
                                 * @constant
                                 */
                                readonly kind: "requests";
                                /** @description The first five. */
                                readonly rows: readonly components["schemas"]["RequestListRow"][];
                                readonly count: components["schemas"]["ListCount"];
                            } | {
                                /**
                                 * @description Which list they are rows of.
                                 * @constant
                                 */
                                readonly kind: "vouchers";
                                /** @description The first five. */
                                readonly rows: readonly components["schemas"]["VoucherListRow"][];
                                readonly count: components["schemas"]["ListCount"];
                            })[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "day": "2027-01-04"
                 *     }
                 */
                readonly "application/json": {
                    readonly day: components["schemas"]["Day"];
                };
            };
        };
        readonly responses: {
            /** @description The clock is believed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly clock: components["schemas"]["DoubtedClock"] | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmNumbers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "sent": [
                 *         "R-2026-000123",
                 *         "RK-2026-000004",
                 *         "K-2026-000042",
                 *         "100017"
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly sent: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description Numbers are given again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly numbers: components["schemas"]["WaitingNumbers"] | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
                /** @description Of one customer only, by their number. */
                readonly customer?: string;
                readonly only?: "papers" | "not-set-up" | "failed" | "unpaid";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly orders: readonly components["schemas"]["OrderRecordSummary"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readOrderRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["OrderRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readAuthcodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file: CSV after RFC 4180, a name in A-label form and its code a line. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example domain,authcode
                     *     beispiel-42.de,Ab3dEf7h
                     */
                    readonly "text/csv": components["schemas"]["AuthcodesFile"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly refuseOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "The business registration did not arrive within 30 days."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["OrderRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readContractRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly contractId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contract. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["ContractDetails"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly takeNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
                /** @description The `revision` of the record that the act is based on: where the record was changed since, the act is refused with `RecordChanged`, whose facts have its present revision and what staff changed. Without it the act is based on whatever is there. */
                readonly "if-match"?: components["parameters"]["SeenRevision"];
            };
            readonly path: {
                readonly contractId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "way": "phone",
                 *       "receivedOn": "2026-11-27",
                 *       "end": null,
                 *       "proof": "Called at 10.15 and named the last invoice."
                 *     }
                 */
                readonly "application/json": {
                    /**
                     * @description What was declared: a notice, one for good cause, or a withdrawal; a notice where it is left out.
                     * @enum {unknown}
                     */
                    readonly kind?: "ordinary" | "good-cause" | "withdrawal";
                    /**
                     * @description How it was given.
                     * @enum {unknown}
                     */
                    readonly way: "phone" | "letter" | "email" | "person";
                    /** @description On which it arrived. */
                    readonly receivedOn: components["schemas"]["Day"];
                    /** @description The day it is meant for; null for the next possible one, with a good cause for the day on which it arrived. A withdrawal has none. */
                    readonly end: components["schemas"]["Day"] | null;
                    /** @description The good cause as the customer named it, which the receipt repeats; needed for that kind alone. */
                    readonly cause?: components["schemas"]["Reason"] | null;
                    /** @description What was said or written, and who took it down. */
                    readonly proof: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description The order with its contracts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["OrderRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resendConfirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["OrderRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listInbox: {
        readonly parameters: {
            readonly query: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                readonly kind: "declaration" | "request";
                /** @description `1`: those that were handled, the latest first. */
                readonly handled?: "0" | "1";
                /** @description Parts of an email address, a name or a number that was typed; all of them must be found. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly items: readonly components["schemas"]["InboxItem"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readInboxItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It, and contracts that it may mean. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InboxRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readInboxFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly itemId: string;
                /** @description Its number, from 1 on. */
                readonly file: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file as it was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly matchDeclaration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "contract": "K-2026-000042-1"
                 *     }
                 */
                readonly "application/json": {
                    /** @description Its number. */
                    readonly contract: string;
                    /** @description Why the good cause of an extraordinary termination is accepted: the contract ends on the day of the receipt, or after the later day that the declaration names. Without it such a declaration is refused as `EndsByPerson`. */
                    readonly cause?: string;
                };
            };
        };
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InboxRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly proveDeclaration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Confirmed by phone under the number of the account."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InboxRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly closeInboxItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly itemId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Answered by mail."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InboxRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listVouchers: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly vouchers: readonly components["schemas"]["VoucherRecord"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "SPRING-27",
                 *       "value": 500,
                 *       "from": "2027-03-01",
                 *       "until": "2027-03-31",
                 *       "reason": "Trade fair."
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                    readonly value: components["schemas"]["Cents"];
                    readonly from: components["schemas"]["Day"] | null;
                    readonly until: components["schemas"]["Day"] | null;
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description The voucher; both days are within its time. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["VoucherRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly limitVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "until": "2027-03-15",
                 *       "reason": "Ends earlier."
                 *     }
                 */
                readonly "application/json": {
                    readonly until: components["schemas"]["Day"] | null;
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["VoucherRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["VoucherRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readBannerSchedules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The banners by their keys. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @description False where the content is a system elsewhere, whose editor schedules. */
                            readonly ours: boolean;
                            /** @description The banners by their keys. */
                            readonly banners: readonly components["schemas"]["BannerRecord"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listDrafts: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description A part of the title. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @description The drafts, the latest first. */
                            readonly drafts: readonly components["schemas"]["DraftRecord"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readProductLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The products. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @description The products, in the order of the catalogue. */
                            readonly products: readonly components["schemas"]["ProductLinkRecord"][];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly scheduleSmallBanner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "active": true,
                 *       "from": 1795860000000,
                 *       "until": null,
                 *       "pages": [
                 *         "blog",
                 *         "/en/domains"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BannerSchedule"];
            };
        };
        readonly responses: {
            /** @description The schedule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["BannerSchedule"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly exportList: {
        readonly parameters: {
            readonly query: {
                readonly format: "csv" | "jsonl";
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
                /** @description Of one customer only, by their number. */
                readonly customer?: string;
                /** @description Only rows of one of these states, with commas between them, as in `readList`. */
                readonly state?: string;
                /** @description The first day of rows that have one: placed, issued, registered, received, noted or confirmed on it. */
                readonly from?: components["schemas"]["Day"];
                /** @description The last day of them. */
                readonly until?: components["schemas"]["Day"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly list: "orders" | "order-lines" | "invoices" | "invoice-lines" | "charges" | "customers" | "subscribers" | "contracts" | "requests" | "vouchers" | "journal";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file: one object of JSON a line, each with the fields of the list's schema and no other; or CSV after RFC 4180 in UTF-8 with a byte order mark, the names of the same fields first, in the order of the schema. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/x-ndjson": components["schemas"]["OrderRow"] | components["schemas"]["OrderLineRow"] | components["schemas"]["InvoiceRow"] | components["schemas"]["InvoiceLineRow"] | components["schemas"]["ChargeRow"] | components["schemas"]["CustomerRow"] | components["schemas"]["SubscriberRow"] | components["schemas"]["ContractExport"] | components["schemas"]["RequestExport"] | components["schemas"]["VoucherExport"] | components["schemas"]["JournalExport"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listWebhooks: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                readonly only?: "open" | "stopped" | "delivered";
                /** @description Of one order only, by its id. */
                readonly order?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list, and the receivers that the settings name; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly receivers: readonly string[];
                            readonly deliveries: readonly components["schemas"]["WebhookDelivery"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resendWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "receiver": "crm",
                 *       "event": null
                 *     }
                 */
                readonly "application/json": {
                    readonly receiver: string;
                    /** @description Null for all that stopped. */
                    readonly event: string | null;
                };
            };
        };
        readonly responses: {
            /** @description How many are sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly again: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCatalogCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CatalogCheck"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkCatalog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CatalogCheck"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listJournal: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Of one customer, order or other subject only, by its number or id. */
                readonly subject?: string;
                /** @description Of one member of staff only, by their customer number; `operator` for commands. */
                readonly by?: string;
                /** @description Of one kind only. */
                readonly act?: string;
                /** @description Of one day only. */
                readonly day?: components["schemas"]["Day"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the journal; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly entries: readonly components["schemas"]["JournalEntry"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchInvoices: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
                /** @description Of one customer only, by their number. */
                readonly customer?: string;
                /** @description `rate`: those of which something is left at a VAT rate that has changed since, all on one page. */
                readonly only?: "open" | "overdue" | "paid" | "credit-notes" | "to-pay-back" | "rate";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly invoices: readonly components["schemas"]["InvoiceRecordSummary"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readInvoiceRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The invoice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InvoiceRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readMoney: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly notePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "payment",
                 *       "document": "1b8f9c5e-2a53-4c35-9a3c-3f3f0f3d9e11",
                 *       "day": "2026-11-23",
                 *       "amount": 5988,
                 *       "reference": "R-2026-000123",
                 *       "externalReference": "7c1a5a0e-55c0-4b1d-8f3a-6d2a0c9b7e10"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly kind: "payment" | "payout";
                    /** @description The id of an invoice or credit note of the customer; null for the oldest that is due. */
                    readonly document: string | null;
                    readonly day: components["schemas"]["Day"];
                    readonly amount: components["schemas"]["Cents"];
                    readonly reference: string;
                    readonly externalReference: components["schemas"]["ExternalReference"];
                    /** @description Whether it is another one than what was noted with the same amount on the same day; false where it is absent. */
                    readonly another?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly takeBackPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly paymentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Another customer's payment."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly returnPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly paymentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "day": "2026-12-03",
                 *       "reason": "Returned by the bank for lack of funds."
                 *     }
                 */
                readonly "application/json": {
                    readonly day: components["schemas"]["Day"];
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly chargeFee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "returned-debit",
                 *       "amount": 350,
                 *       "document": null,
                 *       "text": "The bank charged us for it.",
                 *       "externalReference": "0b6f4c8e-0b8e-4a44-9d0a-0f6f5b1c2d3e"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {unknown} */
                    readonly reason: "returned-debit" | "postage";
                    readonly amount: components["schemas"]["Cents"];
                    /** @description The invoice that it is about; null for the customer. */
                    readonly document: string | null;
                    readonly text: components["schemas"]["Reason"];
                    readonly externalReference: components["schemas"]["ExternalReference"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly writeOff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "document": "1b8f9c5e-2a53-4c35-9a3c-3f3f0f3d9e11",
                 *       "left": 92,
                 *       "reason": "Less than a reminder costs."
                 *     }
                 */
                readonly "application/json": {
                    /** @description The id of an invoice or a charge of the customer. */
                    readonly document: string;
                    readonly left: components["schemas"]["Cents"];
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly takeBackAdjustment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly customerNumber: components["parameters"]["CustomerNumber"];
                readonly adjustmentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "The bank was wrong."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Money"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly creditInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "amount": 500,
                 *       "left": 1990,
                 *       "reason": "Ticket 4711, agreed with the shift.",
                 *       "text": "The server was out of order for two days."
                 *     }
                 */
                readonly "application/json": {
                    /** @description Null for all that is left. */
                    readonly amount: components["schemas"]["Cents"] | null;
                    readonly left: components["schemas"]["Cents"];
                    readonly reason: components["schemas"]["Reason"];
                    /** @description What the document says to the customer, in the language of the invoice; absent or empty for nothing. The reason stands in the journal alone. */
                    readonly text?: string;
                };
            };
        };
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InvoiceRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly correctRate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "left": 3900,
                 *       "reason": "Rate of July, law of 1 February."
                 *     }
                 */
                readonly "application/json": {
                    readonly left: components["schemas"]["Cents"];
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description The new invoice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InvoiceRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resendInvoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["InvoiceRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readInvoiceCopy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readXrechnungCopy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly invoiceId: components["parameters"]["InvoiceId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/xml": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchContracts: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Parts of words that all must be found; a part of one or two letters is found where words begin. Where orders stand behind the rows, also a domain name or a part of it, as `müller.de` or as `xn--mller-kva.de`. */
                readonly q?: components["parameters"]["Fragment"];
                /** @description Of one customer only, by their number. */
                readonly customer?: string;
                readonly only?: "running" | "cancelled" | "withdrawn" | "ended";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly contracts: readonly components["schemas"]["ContractListed"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listDoubleNames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The names. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly names: readonly {
                                readonly name: string;
                                readonly contracts: readonly components["schemas"]["ContractListed"][];
                            }[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPaymentDifferences: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: string;
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description The beginning of the provider's reference. */
                readonly q?: string;
                readonly only?: "open" | "resolved";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly differences: readonly components["schemas"]["PaymentDifference"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resolvePaymentDifference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly differenceId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Paid by a link of our own, which the shop knows nothing of."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["PaymentDifference"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listMails: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description The beginning of an address. */
                readonly q?: string;
                readonly only?: "waiting" | "failed";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly mails: readonly components["schemas"]["MailRecord"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resendMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly mailId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["MailRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSubscribers: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description The beginning of an address. */
                readonly q?: string;
                readonly only?: "confirmed" | "asked" | "ended";
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly subscribers: readonly components["schemas"]["SubscriberRecord"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "erika@example.com"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            /** @description The subscription. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["SubscriberRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly noteExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "list": "orders",
                 *       "search": "only=papers"
                 *     }
                 */
                readonly "application/json": {
                    readonly list: string;
                    readonly search: string;
                };
            };
        };
        readonly responses: {
            /** @description It is noted. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: null;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly ticketKey: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket with its event, and when and where it was admitted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "key": "00820c20a1g7104gm2rc1m70y0",
                     *         "holder": "Erika Mustermann",
                     *         "locale": "de",
                     *         "community": true,
                     *         "event": {
                     *           "id": "0b9d0a52-51f7-4a86-a2bb-0f0b9f7c7c11",
                     *           "title": "Open day",
                     *           "place": "Karlsruhe",
                     *           "startsAt": 1795860000000
                     *         },
                     *         "admitted": null
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["Ticket"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readTicketingSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The token of a staff session. */
                readonly "shop-ticketing"?: components["parameters"]["TicketingSession"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "event": {
                     *           "id": "0b9d0a52-51f7-4a86-a2bb-0f0b9f7c7c11",
                     *           "title": "Open day",
                     *           "place": "Karlsruhe",
                     *           "startsAt": 1795860000000
                     *         },
                     *         "gate": "North",
                     *         "expiresAt": 1795278000000
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketingSession"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly openTicketingSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "key": "00820c20a1g7104gm2rc1m70y0",
                 *       "gate": "North"
                 *     }
                 */
                readonly "application/json": {
                    readonly key?: string;
                    readonly event?: string;
                    /** @description The name of the entrance. */
                    readonly gate: string;
                };
            };
        };
        readonly responses: {
            /** @description The session and its token. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "token": "00820c20a1g7104gm2rc1m70y0",
                     *         "session": {
                     *           "event": {
                     *             "id": "0b9d0a52-51f7-4a86-a2bb-0f0b9f7c7c11",
                     *             "title": "Open day",
                     *             "place": "Karlsruhe",
                     *             "startsAt": 1795860000000
                     *           },
                     *           "gate": "North",
                     *           "expiresAt": 1795278000000
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly token: string;
                            readonly session: components["schemas"]["TicketingSession"];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endTicketingSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The token of a staff session. */
                readonly "shop-ticketing"?: components["parameters"]["TicketingSession"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": null
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: null;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly admitTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The token of a staff session. */
                readonly "shop-ticketing"?: components["parameters"]["TicketingSession"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "key": "0082 0c20 a1g7 104g m2rc 1m70 y0",
                 *       "id": "7f9c2ba4-e88f-4d27-9f43-6f2f0f7f1a55"
                 *     }
                 */
                readonly "application/json": {
                    readonly key: string;
                    readonly id: components["schemas"]["ScanId"];
                };
            };
        };
        readonly responses: {
            /** @description The admission. The same id twice is one admission. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "7f9c2ba4-e88f-4d27-9f43-6f2f0f7f1a55",
                     *         "ticket": "4bf5122f344554c53bde2ebb8cd2b7e3",
                     *         "at": 1795235393196,
                     *         "gate": "North"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["Admission"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly syncAdmissions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The token of a staff session. */
                readonly "shop-ticketing"?: components["parameters"]["TicketingSession"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "sentAt": 1795235393196,
                 *       "after": 0,
                 *       "scans": [
                 *         {
                 *           "id": "7f9c2ba4-e88f-4d27-9f43-6f2f0f7f1a55",
                 *           "ticket": "4bf5122f344554c53bde2ebb8cd2b7e3",
                 *           "at": 1795235393196,
                 *           "inside": false
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    readonly sentAt: components["schemas"]["TicketInstant"];
                    readonly after: number;
                    readonly scans: readonly components["schemas"]["TicketScan"][];
                };
            };
        };
        readonly responses: {
            /** @description What became of each scan, and what is new; `more` where there is more of it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "answers": [
                     *           {
                     *             "id": "7f9c2ba4-e88f-4d27-9f43-6f2f0f7f1a55",
                     *             "kind": "admitted",
                     *             "first": null,
                     *             "holder": "Erika Mustermann",
                     *             "event": null
                     *           }
                     *         ],
                     *         "admissions": [
                     *           {
                     *             "id": "7f9c2ba4-e88f-4d27-9f43-6f2f0f7f1a55",
                     *             "ticket": "4bf5122f344554c53bde2ebb8cd2b7e3",
                     *             "at": 1795235393196,
                     *             "gate": "North"
                     *           }
                     *         ],
                     *         "tickets": [
                     *           "4bf5122f344554c53bde2ebb8cd2b7e3"
                     *         ],
                     *         "withdrawn": [],
                     *         "next": 2,
                     *         "more": false
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketLog"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listBadges: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the part before; the first part without it. */
                readonly after?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The token of a staff session. */
                readonly "shop-ticketing"?: components["parameters"]["TicketingSession"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A part of the badges; `next` is what `after` is for the following part. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "badges": [
                     *           {
                     *             "holder": "Erika Mustermann",
                     *             "key": "00820c20a1g7104gm2rc1m70y0",
                     *             "community": true
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly badges: readonly components["schemas"]["Badge"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly findGuests: {
        readonly parameters: {
            readonly query: {
                readonly name: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description The token of a staff session. */
                readonly "shop-ticketing"?: components["parameters"]["TicketingSession"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The guests, by their last names; `more` says whether there are others. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "guests": [
                     *           {
                     *             "holder": "Erika Mustermann",
                     *             "key": "00820c20a1g7104gm2rc1m70y0",
                     *             "community": true
                     *           }
                     *         ],
                     *         "more": false
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly guests: readonly components["schemas"]["Badge"][];
                            readonly more: boolean;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listTicketEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: components["parameters"]["After"];
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                /** @description Part of a title or a place. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of events; `next` is what `after` is for the following page, null on the last one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "events": [
                     *           {
                     *             "event": {
                     *               "id": "0b9d0a52-51f7-4a86-a2bb-0f0b9f7c7c11",
                     *               "title": "Open day",
                     *               "place": "Karlsruhe",
                     *               "startsAt": 1795860000000
                     *             },
                     *             "tickets": 120,
                     *             "admitted": 0
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly events: readonly components["schemas"]["CountedEvent"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addTicketEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Open day",
                 *       "place": "Karlsruhe",
                 *       "startsAt": 1795860000000
                 *     }
                 */
                readonly "application/json": {
                    readonly title: string;
                    readonly place: string;
                    readonly startsAt: components["schemas"]["TicketInstant"];
                };
            };
        };
        readonly responses: {
            /** @description The event. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "0b9d0a52-51f7-4a86-a2bb-0f0b9f7c7c11",
                     *         "title": "Open day",
                     *         "place": "Karlsruhe",
                     *         "startsAt": 1795860000000
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketEvent"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readTicketEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["CountedEvent"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeTicketEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Open day",
                 *       "place": "Karlsruhe",
                 *       "startsAt": 1795860000000
                 *     }
                 */
                readonly "application/json": {
                    readonly title: string;
                    readonly place: string;
                    readonly startsAt: components["schemas"]["TicketInstant"];
                };
            };
        };
        readonly responses: {
            /** @description The event as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketEvent"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listTickets: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: string;
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
                readonly only?: "admitted" | "expected" | "withdrawn";
                /** @description Part of a name or an address. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tickets; `next` is what `after` is for the following page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "tickets": [
                     *           {
                     *             "print": "4bf5122f344554c53bde2ebb8cd2b7e3",
                     *             "holder": "Erika Mustermann",
                     *             "email": "erika@example.com",
                     *             "locale": "de",
                     *             "community": true,
                     *             "issuedAt": 1795235393196,
                     *             "withdrawnAt": null,
                     *             "admitted": null
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly tickets: readonly components["schemas"]["IssuedTicket"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly issueTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each list or ticket. */
                readonly "idempotency-key": components["parameters"]["TicketBatch"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "holder": "Erika Mustermann",
                 *       "email": "erika@example.com",
                 *       "locale": "de",
                 *       "community": true
                 *     }
                 */
                readonly "application/json": {
                    readonly holder: string;
                    readonly email: string;
                    readonly locale: components["schemas"]["Locale"];
                    readonly community: boolean;
                };
            };
        };
        readonly responses: {
            /** @description It is issued; the same idempotency key again issues nothing. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly count: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly importTickets: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each list or ticket. */
                readonly "idempotency-key": components["parameters"]["TicketBatch"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "csv": "name,email,locale,community\nErika Mustermann,erika@example.com,de,ja"
                 *     }
                 */
                readonly "application/json": {
                    readonly csv: string;
                };
            };
        };
        readonly responses: {
            /** @description How many were issued; the same idempotency key again issues nothing. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly count: number;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listStaffKeys: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: string;
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of keys; `next` is what `after` is for the following page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly event: components["schemas"]["TicketEvent"];
                            readonly keys: readonly components["schemas"]["StaffKeyRecord"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly makeStaffKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key; it is not stored and not shown again. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "key": "00820c20a1g7104gm2rc1m70y0",
                     *         "expiresAt": 1795494593196
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly key: string;
                            readonly expiresAt: components["schemas"]["TicketInstant"];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endStaffKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly keyPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key as it is now; one that was over stays over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["StaffKeyRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listEntrances: {
        readonly parameters: {
            readonly query?: {
                /** @description The `next` of the page before; the first page without it. */
                readonly after?: string;
                /** @description How many of the list are on a page, 200 at most; 25 without it. */
                readonly count?: components["parameters"]["Count"];
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly eventId: components["parameters"]["TicketEventId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of entrances; `next` is what `after` is for the following page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly event: components["schemas"]["TicketEvent"];
                            readonly entrances: readonly components["schemas"]["EntranceRecord"][];
                            readonly next: string | null;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endEntrance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly entrancePrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entrance that was ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["EntranceRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readTicketRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path: {
                readonly ticketPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The ticket. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resendTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly ticketPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly withdrawTicket: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
                /** @description Chosen by the client once for each act: sent again under it, what it says is done once and answered as the first time; with other content it is refused with `ActKeyUsed`. */
                readonly "idempotency-key"?: components["parameters"]["ActKey"];
            };
            readonly path: {
                readonly ticketPrint: components["schemas"]["TicketPrint"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Cancelled by the guest."
                 *     }
                 */
                readonly "application/json": {
                    readonly reason: components["schemas"]["Reason"];
                };
            };
        };
        readonly responses: {
            /** @description It as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: components["schemas"]["TicketRecord"];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readContentVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "if-none-match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The version; also the `etag`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "version": "8e1f0c4d2b7a9c35"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly version: string;
                        };
                    };
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly contentChanged: {
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
                 *       "event": "entry.publish",
                 *       "createdAt": "2026-11-21T07:00:00.000Z",
                 *       "model": "page",
                 *       "uid": "api::page.page",
                 *       "entry": {
                 *         "id": 6,
                 *         "documentId": "k5thw03h9l5ghbv41e9ilmk3",
                 *         "url": "/hosting"
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly event: string;
                    readonly createdAt?: string;
                    readonly model?: string;
                    readonly uid?: string;
                    readonly entry?: Record<string, never>;
                    readonly media?: Record<string, never>;
                };
            };
        };
        readonly responses: {
            /** @description Accepted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "version": "8e1f0c4d2b7a9c35"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly version: string;
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listAddresses: {
        readonly parameters: {
            readonly query: {
                readonly list: "pages" | "blog-categories" | "blog-posts" | "jobs" | "helpcenter-articles";
                readonly locale: components["schemas"]["Locale"];
                /** @description The `next` of the previous page. */
                readonly after?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "next": null,
                     *         "entries": [
                     *           {
                     *             "address": "/hosting",
                     *             "counterpart": "/webhosting",
                     *             "changedOn": "2026-11-21"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            /** @description Cursor of the next page; null after the last one. */
                            readonly next: number | null;
                            readonly entries: readonly {
                                /** @description Its url or slug. */
                                readonly address: string;
                                /** @description The slug of its category. */
                                readonly category?: string;
                                /** @description Url or slug in the other language. */
                                readonly counterpart?: string;
                                readonly counterpartCategory?: string;
                                /** Format: date */
                                readonly changedOn: string;
                            }[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readRouteRules: {
        readonly parameters: {
            readonly query: {
                /** @description With its language, such as `/en/webspace`; a rule without one applies to both. */
                readonly path: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its redirect, if any, and the middleware of the route. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "redirect": "/en/new-address",
                     *         "middleware": []
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly redirect?: string;
                            readonly middleware: readonly string[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchContent: {
        readonly parameters: {
            readonly query: {
                readonly q: string;
                /** @description Default: `shop-locale`. */
                readonly locale?: components["schemas"]["Locale"];
                /** @description Only this kind. */
                readonly type?: "page" | "post" | "help" | "product" | "job";
                /** @description 20 by default, at most 50. */
                readonly limit?: string;
            };
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Best matches first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "total": 1,
                     *         "hits": [
                     *           {
                     *             "type": "help",
                     *             "path": "/en/helpcenter/documentation",
                     *             "title": "Documentation",
                     *             "excerpt": "How our panels work."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: {
                            readonly total: number;
                            readonly hits: readonly {
                                /** @enum {unknown} */
                                readonly type: "page" | "post" | "help" | "product" | "job";
                                /** @description With its language: `/en/new-address`. */
                                readonly path: string;
                                readonly title: string;
                                readonly excerpt: string;
                            }[];
                        };
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readFeatureFlags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Language of names and problem texts. */
                readonly "shop-locale"?: components["parameters"]["ShopLocale"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Flags with their key. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "key": "flash-deals"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly result: readonly components["schemas"]["FeatureFlag"][];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly orderPlaced: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "order.placed",
                 *       "timestamp": "2026-11-29T08:36:58.112Z",
                 *       "data": {
                 *         "order": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11",
                 *           "number": "K-2026-000042",
                 *           "placedAt": "2026-11-29T08:36:58.112Z",
                 *           "locale": "de",
                 *           "earlyStart": true
                 *         },
                 *         "customer": {
                 *           "number": "100001",
                 *           "kind": "private",
                 *           "company": null,
                 *           "firstName": "Erika",
                 *           "lastName": "Mustermann",
                 *           "street": "Hauptstraße 1",
                 *           "postCode": "10115",
                 *           "city": "Berlin",
                 *           "country": "DE",
                 *           "phone": "+4930123456",
                 *           "email": "erika@example.com",
                 *           "vatId": null
                 *         },
                 *         "total": 2388,
                 *         "net": 2007,
                 *         "vat": {
                 *           "amount": 381,
                 *           "rate": 1900,
                 *           "treatment": "domestic"
                 *         },
                 *         "voucher": null,
                 *         "currency": "EUR",
                 *         "items": [
                 *           {
                 *             "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11-1",
                 *             "number": "K-2026-000042-1",
                 *             "item": "web-m",
                 *             "piece": null,
                 *             "location": "any",
                 *             "orderedOn": "2026-11-29",
                 *             "start": "2026-11-29",
                 *             "minimumMonths": 1,
                 *             "hourly": false,
                 *             "setUpFrom": "2026-11-29T08:36:58.112Z",
                 *             "parts": [
                 *               {
                 *                 "kind": "product",
                 *                 "subject": "web-m",
                 *                 "title": {
                 *                   "en": "Web M",
                 *                   "de": "Web M"
                 *                 },
                 *                 "quantity": 1,
                 *                 "first": 1398,
                 *                 "recurring": 1398,
                 *                 "everyMonths": 1,
                 *                 "chosen": {}
                 *               },
                 *               {
                 *                 "kind": "domain",
                 *                 "subject": "erika-mustermann.de",
                 *                 "title": {
                 *                   "en": "erika-mustermann.de",
                 *                   "de": "erika-mustermann.de"
                 *                 },
                 *                 "quantity": 1,
                 *                 "first": 990,
                 *                 "recurring": 1290,
                 *                 "everyMonths": 12,
                 *                 "acquisition": "register",
                 *                 "confirmed": null
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["OrderPlaced"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly contractCancelled: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "contract.cancelled",
                 *       "timestamp": "2026-12-03T10:00:00.000Z",
                 *       "data": {
                 *         "contract": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11-1",
                 *           "number": "K-2026-000042-1",
                 *           "orderedOn": "2026-11-29",
                 *           "start": "2026-11-29",
                 *           "title": {
                 *             "en": "Web M",
                 *             "de": "Web M"
                 *           },
                 *           "subject": "web-m"
                 *         },
                 *         "order": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11",
                 *           "number": "K-2026-000042"
                 *         },
                 *         "customer": {
                 *           "number": "100001"
                 *         },
                 *         "end": "2027-01-03",
                 *         "by": "notice",
                 *         "refund": null,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContractCancelled"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly contractCancellationRevoked: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "contract.cancellation-revoked",
                 *       "timestamp": "2026-12-05T09:30:00.000Z",
                 *       "data": {
                 *         "contract": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11-1",
                 *           "number": "K-2026-000042-1",
                 *           "orderedOn": "2026-11-29",
                 *           "start": "2026-11-29",
                 *           "title": {
                 *             "en": "Web M",
                 *             "de": "Web M"
                 *           },
                 *           "subject": "web-m"
                 *         },
                 *         "order": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11",
                 *           "number": "K-2026-000042"
                 *         },
                 *         "customer": {
                 *           "number": "100001"
                 *         },
                 *         "end": null
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContractCancellationRevoked"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly contractWithdrawn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "contract.withdrawn",
                 *       "timestamp": "2026-12-03T10:00:00.000Z",
                 *       "data": {
                 *         "contract": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11-1",
                 *           "number": "K-2026-000042-1",
                 *           "orderedOn": "2026-11-29",
                 *           "start": "2026-11-29",
                 *           "title": {
                 *             "en": "Web M",
                 *             "de": "Web M"
                 *           },
                 *           "subject": "web-m"
                 *         },
                 *         "order": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11",
                 *           "number": "K-2026-000042"
                 *         },
                 *         "customer": {
                 *           "number": "100001"
                 *         },
                 *         "day": "2026-12-03"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContractWithdrawn"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly contractRenewed: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "contract.renewed",
                 *       "timestamp": "2027-11-29T00:05:00.000Z",
                 *       "data": {
                 *         "contract": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11-1",
                 *           "number": "K-2026-000042-1",
                 *           "orderedOn": "2026-11-29",
                 *           "start": "2026-11-29",
                 *           "title": {
                 *             "en": "Web M",
                 *             "de": "Web M"
                 *           },
                 *           "subject": "web-m"
                 *         },
                 *         "order": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11",
                 *           "number": "K-2026-000042"
                 *         },
                 *         "customer": {
                 *           "number": "100001"
                 *         },
                 *         "from": "2027-11-29",
                 *         "until": "2028-11-29"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContractRenewed"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly invoiceIssued: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "invoice.issued",
                 *       "timestamp": "2026-11-29T08:37:01.000Z",
                 *       "data": {
                 *         "invoice": {
                 *           "id": "7b1de0a2-3f4c-4a8e-8e39-5a9a6b1f2c10",
                 *           "number": "R-2026-000123",
                 *           "kind": "invoice",
                 *           "corrects": null,
                 *           "issuedOn": "2026-11-29",
                 *           "dueOn": "2026-12-13"
                 *         },
                 *         "order": {
                 *           "id": "5b0f1c5e-7f39-4b53-9a0f-2f1c0d7e8a11",
                 *           "number": "K-2026-000042"
                 *         },
                 *         "customer": {
                 *           "number": "100001",
                 *           "kind": "private",
                 *           "company": null,
                 *           "firstName": "Erika",
                 *           "lastName": "Mustermann",
                 *           "street": "Hauptstraße 1",
                 *           "postCode": "10115",
                 *           "city": "Berlin",
                 *           "country": "DE",
                 *           "phone": "+4930123456",
                 *           "email": "erika@example.com",
                 *           "vatId": null
                 *         },
                 *         "lines": [
                 *           {
                 *             "contracts": [
                 *               "K-2026-000042-1"
                 *             ],
                 *             "kind": "product",
                 *             "subject": "web-m",
                 *             "title": {
                 *               "en": "Web M",
                 *               "de": "Web M"
                 *             },
                 *             "quantity": 1,
                 *             "gross": 1398,
                 *             "net": 1175,
                 *             "vat": 223,
                 *             "period": {
                 *               "from": "2026-11-29",
                 *               "until": "2026-12-29"
                 *             }
                 *           }
                 *         ],
                 *         "net": 1175,
                 *         "vat": {
                 *           "amount": 223,
                 *           "rate": 1900,
                 *           "treatment": "domestic"
                 *         },
                 *         "total": 1398,
                 *         "currency": "EUR",
                 *         "balance": {
                 *           "state": "open",
                 *           "received": 0,
                 *           "setOff": 0,
                 *           "setOffs": [],
                 *           "left": 1398,
                 *           "toPayBack": 0,
                 *           "paidBack": 0,
                 *           "dueOn": "2026-12-13",
                 *           "text": {
                 *             "en": "Please pay €13.98 by 13 December 2026.",
                 *             "de": "Bitte zahlen Sie 13,98 € bis zum 13. Dezember 2026."
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InvoiceIssued"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly paymentReceived: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "payment.received",
                 *       "timestamp": "2026-12-05T09:30:00.000Z",
                 *       "data": {
                 *         "payment": {
                 *           "id": "4c1f0c0e-2a55-4f0c-9b1d-6f6d1f0a7d21",
                 *           "day": "2026-12-05",
                 *           "amount": 1398,
                 *           "source": "staff"
                 *         },
                 *         "document": {
                 *           "id": "7b1de0a2-3f4c-4a8e-8e39-5a9a6b1f2c10",
                 *           "number": "R-2026-000123"
                 *         },
                 *         "customer": {
                 *           "number": "100001"
                 *         },
                 *         "left": 0,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PaymentReceived"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly paymentReturned: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "payment.returned",
                 *       "timestamp": "2026-12-09T09:30:00.000Z",
                 *       "data": {
                 *         "payment": {
                 *           "id": "4c1f0c0e-2a55-4f0c-9b1d-6f6d1f0a7d21",
                 *           "day": "2026-12-09",
                 *           "amount": 1398,
                 *           "source": "staff"
                 *         },
                 *         "cause": "returned",
                 *         "document": {
                 *           "id": "7b1de0a2-3f4c-4a8e-8e39-5a9a6b1f2c10",
                 *           "number": "R-2026-000123"
                 *         },
                 *         "customer": {
                 *           "number": "100001"
                 *         },
                 *         "left": 1398,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PaymentReturned"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
    readonly requestReceived: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id, the same at every attempt: what came twice has it twice. */
                readonly "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since the epoch; what is more than five minutes off is refused. */
                readonly "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks: `v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the secret of the receiver without its `whsec_`, decoded from base64. While a secret is replaced there are several, with blanks between them; one that is right is enough. */
                readonly "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "request.received",
                 *       "timestamp": "2026-11-29T09:12:00.000Z",
                 *       "data": {
                 *         "request": {
                 *           "id": "0d9f9b5c-7b8e-4f9e-9c38-1a0f6f6f3f01",
                 *           "form": "withdrawal",
                 *           "receivedAt": "2026-11-29T09:12:00.000Z",
                 *           "email": "erika@example.com"
                 *         },
                 *         "fields": {
                 *           "name": "Erika Mustermann",
                 *           "contract": "K-2026-000042",
                 *           "email": "erika@example.com"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["RequestReceived"];
            };
        };
        readonly responses: {
            readonly 204: components["responses"]["EventTaken"];
            readonly 410: components["responses"]["EventsUnwanted"];
            readonly default: components["responses"]["EventTriedAgain"];
        };
    };
}
