// What is refused by the catalogue: rule, status and both texts of each refusal in one entry. [PRD-01] [PRD-02] [PRD-03] [PRD-09]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ProductUnknown: {
    rule: "PRD-01",
    status: 404,
    en: "This product is not offered any more.",
    de: "Dieses Produkt wird nicht mehr angeboten.",
  },
  ProductSoldOut: {
    rule: "PRD-03",
    status: 409,
    en: "This product is sold out.",
    de: "Dieses Produkt ist ausverkauft.",
  },
  ProductOnlyAsAddition: {
    rule: "PRD-01",
    status: 422,
    en: "This product can be ordered together with another one only.",
    de: "Dieses Produkt kann nur zusammen mit einem anderen bestellt werden.",
  },
  BillingPeriodNotOffered: {
    rule: "PRD-01",
    status: 422,
    en: "A billing period of {{months}} months is not offered for this product.",
    de: "Ein Abrechnungszeitraum von {{months}} Monaten wird für dieses Produkt nicht angeboten.",
  },
  LocationNotOffered: {
    rule: "PRD-02",
    status: 422,
    en: "This location is not offered for this product.",
    de: "Dieser Standort wird für dieses Produkt nicht angeboten.",
  },
  AdditionNotOffered: {
    rule: "PRD-01",
    status: 422,
    en: "This addition is not offered for this product.",
    de: "Diese Ergänzung wird für dieses Produkt nicht angeboten.",
  },
  FieldNotOffered: {
    rule: "PRD-01",
    status: 422,
    en: "What you chose is not offered for this product.",
    de: "Was Sie gewählt haben, wird für dieses Produkt nicht angeboten.",
  },
  CertificateNameMissing: {
    rule: "PRD-01",
    status: 422,
    en: "Please enter the name that the certificate is for.",
    de: "Bitte geben Sie den Namen ein, für den das Zertifikat gelten soll.",
  },
  CertificateNameInvalid: {
    rule: "PRD-01",
    status: 422,
    en: "{{name}} is not a host name. Please enter one such as www.example.com.",
    de: "{{name}} ist kein Hostname. Bitte geben Sie einen wie www.example.com ein.",
  },
  StorageSizeNotOffered: {
    rule: "PRD-09",
    status: 422,
    en: "Storage is available from {{minimum}} GB in steps of {{step}} GB up to {{maximum}} GB.",
    de: "Speicher gibt es ab {{minimum}} GB in Schritten von {{step}} GB bis {{maximum}} GB.",
  },
});
