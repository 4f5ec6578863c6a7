// The form parts as assistive technology gets them: names, descriptions, states. What they do when used is tried in the browser.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button } from "./button.tsx";
import { CheckBox } from "./check-box.tsx";
import { Choice } from "./choice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Ledger, LedgerRow } from "./ledger.tsx";
import { SelectField } from "./select-field.tsx";
import { Stepper } from "./stepper.tsx";
import { TextField } from "./text-field.tsx";

const nothing = () => undefined;

it("[LGL-06] a text field is named by its label and described by its error before its hint", () => {
  const html = renderToStaticMarkup(
    <TextField
      id="city"
      name="city"
      label="City"
      hint="Letters only"
      error="This field is required"
      value="1"
      onChange={nothing}
    />,
  );
  expect(html).toContain('<label class="k-field-label" for="city">City</label>');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="city-error city-hint"');
  expect(html).toMatch(/id="city-error".*This field is required/s);
  expect(html).toContain('value="1"');
});

it("[LGL-06] a valid field is not announced as invalid", () => {
  const html = renderToStaticMarkup(<TextField id="city" name="city" label="City" value="" onChange={nothing} />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby|k-field-error/);
});

it("[CUS-08] a list shows the platform's own control with its choice", () => {
  const html = renderToStaticMarkup(
    <SelectField
      id="c"
      name="c"
      label="Country"
      value="DE"
      options={[{ value: "DE", label: "Germany" }]}
      onChange={nothing}
    />,
  );
  expect(html).toContain('<option value="DE" selected="">Germany</option>');
});

it("[CUS-12] a choice is a named group and leads an error to its first option", () => {
  const html = renderToStaticMarkup(
    <Choice
      id="kind"
      name="kind"
      legend="You order as"
      value=""
      options={[{ value: "private", label: "Private" }]}
      onChange={nothing}
      error="Please choose"
    />,
  );
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="kind-error"/);
  expect(html).toContain("<legend>You order as</legend>");
  expect(html).toContain('id="kind"');
  expect(html).not.toContain("checked");
});

it("[CHK-04] a box is not ticked by itself", () => {
  const html = renderToStaticMarkup(
    <CheckBox id="terms" name="terms" checked={false} onChange={nothing} required>
      I agree
    </CheckBox>,
  );
  expect(html).not.toContain("checked");
  expect(html).toContain('aria-required="true"');
});

it("[FRM-01] a busy button is announced so, keeps its place in the order of focus and does not submit", () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy>
      Order
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('type="button"');
  expect(html).not.toMatch(/\sdisabled=/);
});

it("[LGL-06] an error summary can take the focus and leads to every field, and is no live region that reads itself again", () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="Please check" attempt={1} errors={[{ field: "city", text: "City: required" }]} />,
  );
  expect(html).toMatch(/role="group"[^>]*tabindex="-1"[^>]*aria-labelledby="error-summary-title"/i);
  expect(html).not.toMatch(/role="alert"|aria-live/);
  expect(html).toContain('<a href="#city">City: required</a>');
  expect(renderToStaticMarkup(<ErrorSummary title="Please check" attempt={1} errors={[]} />)).toBe("");
});

it("[LGL-06] many empty fields are counted in a sentence, and named", () => {
  const fields = ["city", "street", "phone", "email"].map((field) => ({ field, text: field }));
  const html = renderToStaticMarkup(
    <ErrorSummary title="Please check" attempt={1} errors={[]} gaps={{ text: "4 fields are still empty", fields }} />,
  );
  expect(html).toContain("<p>4 fields are still empty</p>");
  for (const { field } of fields) expect(html).toContain(`<a href="#${field}">${field}</a>`);
});

it("[HDL-02] a ledger row unfolds into its derivation, and one without stays plain", () => {
  const part = { label: "12 × €4.99", amount: "€59.88", parts: [] };
  const html = renderToStaticMarkup(
    <Ledger label="First invoice">
      <LedgerRow label="Web M" amount="€59.88" derivation={{ label: "", amount: "", parts: [part] }} />
      <LedgerRow label="Total" amount="€59.88" emphasis="total" figure="total" />
    </Ledger>,
  );
  expect(html).toMatch(/<details><summary>.*Web M.*<\/summary>.*12 × €4\.99.*<\/details>/s);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).toContain('data-figure="total"');
});

it("[CHK-01] steps are named, the current one is marked, only done ones lead back", () => {
  const html = renderToStaticMarkup(
    <Stepper
      label="Steps"
      doneWord="done"
      steps={[
        { key: "cart", label: "Cart", state: "done", href: "/en/checkout/cart" },
        { key: "login", label: "Address", state: "current" },
        { key: "summary", label: "Summary", state: "ahead" },
      ]}
    />,
  );
  expect(html).toContain('href="/en/checkout/cart"');
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html.match(/<a /g)).toHaveLength(1);
});
