// What an entry of the packages may weigh in a page: by its name, the module that takes it, and bytes of brotli. [HDL-06]

/** @type {readonly (readonly [string, string, number])[]} */
export const weights = [
  ["the VAT that a customer is charged", 'export { chargedVat } from "@kontor/domain/shop/vat";', 1_000],
  ["all of VAT, check digits included", 'export * from "@kontor/domain/shop/vat";', 11_000],
  ["a quote", 'export { quote } from "@kontor/domain/shop/pricing";', 8_000],
  [
    "the client of the contract, with the token against forged requests",
    'export * from "@kontor/adapters/client"; export * from "@kontor/adapters/browser/calls";',
    4_000,
  ],
  [
    "every port over HTTP with its bridge",
    `export { bridge } from "@kontor/adapters/actors/bridge"; export { guardedFetch } from "@kontor/adapters/browser/calls";
    export { tokensInBrowser } from "@kontor/adapters/layers/browser"; export { shopOverHttp } from "@kontor/adapters/layers/http";`,
    40_000,
  ],
  [
    "the lightbox with XState",
    'export * from "@kontor/domain/interface/lightbox"; export { createActor } from "xstate";',
    14_000,
  ],
];
