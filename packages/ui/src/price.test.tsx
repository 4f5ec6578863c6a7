// A price reads as one amount, however it is set.
import { moneyText } from "@kontor/domain/visitor/locale";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Price } from "./price.tsx";

const read = (markup: string): string => markup.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");

describe("a price", () => {
  it.each([
    ["en", 499, "€4.99"],
    ["de", 499, "4,99 €"],
    ["en", 123_456, "€1,234.56"],
    ["de", 123_456, "1.234,56 €"],
    ["de", 0, "0,00 €"],
  ] as const)("[LOC-07] is written as its language writes it: %s %i", (locale, cents, text) => {
    expect(moneyText(locale, cents).replaceAll("\u00a0", " ")).toBe(text);
    expect(read(renderToStaticMarkup(<Price locale={locale} amount={cents} />))).toBe(text);
  });
  it("[SHL-10] names what it pays for, and raises the cents only", () => {
    const markup = renderToStaticMarkup(<Price locale="en" amount={499} unit="/ month" size="large" />);
    expect(read(markup)).toBe("€4.99 / month");
    expect(markup).toContain('<span class="k-price-cents">99</span>');
  });
});
