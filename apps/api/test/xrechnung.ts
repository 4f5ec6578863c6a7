// The national rules of XRechnung 3.0 (BR-DE) and the rules of Peppol that it takes over, written from their published texts: what an invoice breaks, by the ids of the rules. [ACC-03]
import { evaluateXPathToBoolean, evaluateXPathToNodes } from "fontoxpath";
import { isIban } from "@kontor/domain/shop/seller";
import { type Node, parseXmlDocument } from "slimdom";
import { namespaceResolver } from "./en16931.ts";

interface NationalRule {
  readonly id: string;
  readonly text: string;
  /** Each node of it is judged. */
  readonly context: string;
  readonly test: string | ((text: string) => boolean);
}

const rule = (id: string, text: string, context: string, test: NationalRule["test"]): NationalRule => ({
  id,
  text,
  context,
  test,
});
const filled = (path: string): string => `${path}[normalize-space(.) != '']`;

const invoice = "/rsm:CrossIndustryInvoice";
const agreement = `${invoice}/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${invoice}/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement`;
const line = `${invoice}/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem`;
const seller = `${agreement}/ram:SellerTradeParty`;
const buyer = `${agreement}/ram:BuyerTradeParty`;
const shipTo = `${invoice}//ram:ShipToTradeParty/ram:PostalTradeAddress`;
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const contact = "ram:DefinedTradeContact";
const code = (codes: string): string => `${means}[ram:TypeCode = (${codes})]`;

const xrechnung3 = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
const ofExtension = `${xrechnung3}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
const ofCleanVehicles = `${xrechnung3}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_`;

export const nationalRules: readonly NationalRule[] = [
  rule("BR-DE-1", "names how it is paid (BG-16)", settlement, "ram:SpecifiedTradeSettlementPaymentMeans"),
  rule("BR-DE-2", "has a contact of the seller (BG-6)", seller, contact),
  rule("BR-DE-3", "names the seller's city (BT-37)", seller, filled("ram:PostalTradeAddress/ram:CityName")),
  rule("BR-DE-4", "names the seller's post code (BT-38)", seller, filled("ram:PostalTradeAddress/ram:PostcodeCode")),
  rule(
    "BR-DE-5",
    "names the seller's contact, a person or a department (BT-41)",
    seller,
    filled(`${contact}/*[self::ram:PersonName or self::ram:DepartmentName]`),
  ),
  rule(
    "BR-DE-6",
    "has the telephone of the contact (BT-42)",
    seller,
    filled(`${contact}/ram:TelephoneUniversalCommunication/ram:CompleteNumber`),
  ),
  rule(
    "BR-DE-7",
    "has the email address of the contact (BT-43)",
    seller,
    filled(`${contact}/ram:EmailURIUniversalCommunication/ram:URIID`),
  ),
  rule("BR-DE-8", "names the buyer's city (BT-52)", buyer, filled("ram:PostalTradeAddress/ram:CityName")),
  rule("BR-DE-9", "names the buyer's post code (BT-53)", buyer, filled("ram:PostalTradeAddress/ram:PostcodeCode")),
  rule("BR-DE-10", "names the city of a delivery (BT-77)", shipTo, filled("ram:CityName")),
  rule("BR-DE-11", "names the post code of a delivery (BT-78)", shipTo, filled("ram:PostcodeCode")),
  rule(
    "BR-DE-14",
    "states the rate of each VAT category (BT-119)",
    `${settlement}/ram:ApplicableTradeTax`,
    filled("ram:RateApplicablePercent"),
  ),
  rule("BR-DE-15", "has the buyer's reference (BT-10)", agreement, filled("ram:BuyerReference")),
  rule(
    "BR-DE-16",
    "has a tax number of the seller where a VAT category other than O is used (BT-31, BT-32)",
    `${settlement}/ram:ApplicableTradeTax[ram:CategoryCode != 'O']`,
    `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = ('VA', 'FC')][normalize-space(.) != '']`,
  ),
  rule(
    "BR-DE-17",
    "is of one of the types that are allowed (BT-3)",
    `${invoice}/rsm:ExchangedDocument`,
    "ram:TypeCode = ('326', '380', '381', '384', '389', '875', '876', '877')",
  ),
  rule(
    "BR-DE-18",
    "has no line in its terms of payment that begins as a discount and is none (BT-20)",
    `${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description`,
    "every $row in tokenize(., '\\n')[starts-with(., '#')] satisfies matches($row, '^#(SKONTO|VERZUG)#TAGE=[0-9]+#PROZENT=[0-9]+\\.[0-9]{2}(#BASISBETRAG=-?[0-9]+\\.[0-9]{2})?#$')",
  ),
  rule(
    "BR-DE-19",
    "has an IBAN where it is paid by SEPA transfer (BT-84)",
    `${code("'58'")}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
    isIban,
  ),
  rule(
    "BR-DE-20",
    "has the payer's IBAN where it is collected by SEPA (BT-91)",
    `${code("'59'")}/ram:PayerPartyDebtorFinancialAccount/ram:IBANID`,
    isIban,
  ),
  rule(
    "BR-DE-21",
    "names the specification of XRechnung 3.0, its extension or that for clean vehicles (BT-24)",
    `${invoice}/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter`,
    `ram:ID = ('${xrechnung3}', '${ofExtension}') or starts-with(ram:ID, '${ofCleanVehicles}')`,
  ),
  rule(
    "BR-DE-22",
    "has no two files of one name",
    agreement,
    "count(.//ram:AttachmentBinaryObject/@filename) = count(distinct-values(.//ram:AttachmentBinaryObject/@filename))",
  ),
  rule(
    "BR-DE-23-a",
    "has an account where it is paid by transfer (BG-17)",
    code("'30', '58'"),
    "ram:PayeePartyCreditorFinancialAccount",
  ),
  rule(
    "BR-DE-23-b",
    "has no card and no mandate where it is paid by transfer (BG-18, BG-19)",
    code("'30', '58'"),
    "not(ram:ApplicableTradeSettlementFinancialCard) and not(ram:PayerPartyDebtorFinancialAccount)",
  ),
  rule(
    "BR-DE-24-a",
    "has a card where it is paid by card (BG-18)",
    code("'48', '54', '55'"),
    "ram:ApplicableTradeSettlementFinancialCard",
  ),
  rule(
    "BR-DE-24-b",
    "has no account and no mandate where it is paid by card (BG-17, BG-19)",
    code("'48', '54', '55'"),
    "not(ram:PayeePartyCreditorFinancialAccount) and not(ram:PayerPartyDebtorFinancialAccount)",
  ),
  rule(
    "BR-DE-25-a",
    "has a mandate where it is collected (BG-19)",
    code("'59'"),
    "ram:PayerPartyDebtorFinancialAccount",
  ),
  rule(
    "BR-DE-25-b",
    "has no account and no card where it is collected (BG-17, BG-18)",
    code("'59'"),
    "not(ram:PayeePartyCreditorFinancialAccount) and not(ram:ApplicableTradeSettlementFinancialCard)",
  ),
  rule(
    "BR-DE-26",
    "names the invoice before it where it corrects one (BG-3)",
    `${invoice}[rsm:ExchangedDocument/ram:TypeCode = ('381', '384')]`,
    `${filled(`${settlement}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`)}`,
  ),
  rule(
    "BR-DE-27",
    "has three digits at least in the telephone of the contact (BT-42)",
    `${seller}/${contact}/ram:TelephoneUniversalCommunication/ram:CompleteNumber`,
    "matches(., '[0-9].*[0-9].*[0-9]')",
  ),
  rule(
    "BR-DE-28",
    "has one @ in the email address of the contact, with more than a character before and behind it, and no dot or blank beside it (BT-43)",
    `${seller}/${contact}/ram:EmailURIUniversalCommunication/ram:URIID`,
    "matches(normalize-space(.), '^[^@\\s.]([^@\\s]*[^@\\s.])?@[^@\\s.]([^@\\s]*[^@\\s.])?$') and string-length(substring-before(., '@')) > 1 and string-length(substring-after(., '@')) > 1",
  ),
  rule(
    "BR-DE-30",
    "names the creditor of a mandate (BT-90)",
    `${settlement}[${means}/ram:PayerPartyDebtorFinancialAccount]`,
    filled("ram:CreditorReferenceID"),
  ),
  rule(
    "BR-DE-31",
    "names the account of a mandate (BT-91)",
    `${means}/ram:PayerPartyDebtorFinancialAccount`,
    filled("ram:IBANID"),
  ),
  rule(
    "BR-DE-TMP-32",
    "says when it was supplied: a day, a period, or a period of each line (BT-72, BG-14, BG-26)",
    `${invoice}/rsm:SupplyChainTradeTransaction`,
    "ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime or ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod or (every $line in ram:IncludedSupplyChainTradeLineItem satisfies $line/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod)",
  ),
  rule(
    "PEPPOL-EN16931-R001",
    "names its business process (BT-23)",
    `${invoice}/rsm:ExchangedDocumentContext`,
    filled("ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID"),
  ),
  rule(
    "PEPPOL-EN16931-R008",
    "has no empty element but the delivery, which the syntax requires",
    `${invoice}//*[not(*) and not(self::ram:ApplicableHeaderTradeDelivery)]`,
    "normalize-space(.) != ''",
  ),
  rule(
    "PEPPOL-EN16931-R010",
    "has an electronic address of the buyer (BT-49)",
    buyer,
    filled("ram:URIUniversalCommunication/ram:URIID[@schemeID]"),
  ),
  rule(
    "PEPPOL-EN16931-R020",
    "has an electronic address of the seller (BT-34)",
    seller,
    filled("ram:URIUniversalCommunication/ram:URIID[@schemeID]"),
  ),
  rule(
    "PEPPOL-EN16931-R053",
    "has no second total of VAT (BT-110)",
    `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
    "count(ram:TaxTotalAmount[@currencyID = 'EUR']) <= 1",
  ),
  rule(
    "PEPPOL-EN16931-R110",
    "has no line that begins before the invoice's period (BT-134)",
    `${line}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:StartDateTime`,
    `not(${settlement}/ram:BillingSpecifiedPeriod) or number(udt:DateTimeString) >= number(${settlement}/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString)`,
  ),
  rule(
    "PEPPOL-EN16931-R111",
    "has no line that ends after the invoice's period (BT-135)",
    `${line}/ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod/ram:EndDateTime`,
    `not(${settlement}/ram:BillingSpecifiedPeriod) or number(udt:DateTimeString) <= number(${settlement}/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString)`,
  ),
  rule(
    "PEPPOL-EN16931-R120",
    "has as net amount of a line its quantity times its price, with its charges and less its allowances, give or take two cents (BT-131)",
    line,
    "abs(number(ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount) - number(ram:SpecifiedLineTradeDelivery/ram:BilledQuantity) * number(ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount) div number((ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity, 1)[1]) - sum(ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator = 'true']/number(ram:ActualAmount)) + sum(ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator = 'false']/number(ram:ActualAmount))) < 0.0201",
  ),
  rule(
    "PEPPOL-EN16931-R121",
    "has prices for more than no piece (BT-149)",
    `${line}//ram:BasisQuantity`,
    "number(.) > 0",
  ),
  rule(
    "PEPPOL-EN16931-R130",
    "has one unit for the quantity and the price of a line (BT-130, BT-150)",
    `${line}[.//ram:BasisQuantity]`,
    ".//ram:BasisQuantity/@unitCode = .//ram:BilledQuantity/@unitCode",
  ),
];

/** Rules that inform, and make no invoice wrong. */
export const isInformation = (broken: string): boolean => broken.startsWith("[BR-DE-TMP-32]");

/** The ids of the rules that are broken, each with what the invoice does not do. */
export const brokenNationalRules = (xml: string): readonly string[] => {
  const document = parseXmlDocument(xml);
  const options = { namespaceResolver };
  return nationalRules.flatMap(({ id, text, context, test }) =>
    (evaluateXPathToNodes(context, document, null, {}, options) as unknown as readonly Node[])
      .filter(
        (node) =>
          !(typeof test === "string"
            ? evaluateXPathToBoolean(test, node, null, {}, options)
            : test(node.textContent ?? "")),
      )
      .map(() => `[${id}] ${text}`),
  );
};
