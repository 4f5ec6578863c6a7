// Ways of visitors and customers through business pages. [VAT-04…07] [VAT-13]
import { describe, expect, it } from "vitest";
import * as Result from "effect/Result";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  type BusinessVatEmitted,
  type BusinessVatInput,
  businessVatMachine,
  shownCountry,
  vatCountryMachine,
} from "./index.ts";
import { businessCookies } from "./view.ts";

const visitor = (input: Partial<BusinessVatInput> = {}) => {
  const emitted: BusinessVatEmitted[] = [];
  const actor = createActor(businessVatMachine, {
    input: { cookies: { vatCountry: "DE", b2bVat: "DE" }, path: "/en", signedIn: false, ...input },
  });
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const look = () => {
    const snapshot = actor.getSnapshot();
    return { state: snapshot.value, country: shownCountry(snapshot), ...businessCookies(snapshot) };
  };
  return { send: actor.send, enter: (path: string) => actor.send({ type: "page.enter", path }), emitted, look };
};
const own = { state: "outside", country: "DE", vatCountry: "DE", b2bVat: "DE" };
const business = { state: "inside", country: "OTHER", vatCountry: "DE", b2bVat: "1" };

describe("a visitor", () => {
  it("[VAT-04] [VAT-05] [VAT-13] sees 0 % on business pages and their own country after them, emitted once each", () => {
    const { enter, emitted, look } = visitor();
    expect(look()).toEqual(own);
    enter("/en/hosting");
    expect([look(), emitted]).toEqual([own, []]);
    enter("/en/enterprise");
    expect(look()).toEqual(business);
    enter("/en/managed-cloud");
    enter("/en/professional-hosting/m");
    expect(emitted).toEqual([{ type: "business-vat.entered" }]);
    enter("/en/hosting");
    expect(look()).toEqual(own);
    expect(emitted.slice(1)).toEqual([{ type: "business-vat.left", country: "DE" }]);
  });
  it("[VAT-05] takes the view to cart and login, and leaves it on the page after", () => {
    const { enter, emitted, look } = visitor();
    ["/en/enterprise", "/en/checkout/cart", "/de/checkout/warenkorb", "/de/checkout/login//", "/.well-known/x"].forEach(
      enter,
    );
    expect(look()).toEqual(business);
    enter("/en");
    expect(look()).toEqual(own);
    expect(emitted.map(({ type }) => type)).toEqual(["business-vat.entered", "business-vat.left"]);
  });
  it("[VAT-05] gets back the country that was fetched meanwhile", () => {
    const { send, enter, look } = visitor();
    enter("/en/enterprise");
    send({ type: "country.set", country: "AT" });
    expect(look()).toEqual({ ...business, vatCountry: "AT" });
    enter("/en");
    expect(look()).toEqual({ state: "outside", country: "AT", vatCountry: "AT", b2bVat: "AT" });
  });
});

describe("on mount", () => {
  it("[VAT-07] b2bVat is set from vatCountry where there is none", () =>
    expect(visitor({ cookies: { vatCountry: "FR", b2bVat: null } }).look()).toEqual({
      state: "outside",
      country: "FR",
      vatCountry: "FR",
      b2bVat: "FR",
    }));
  it("[VAT-04] a business page is entered, and emits it", () => {
    const { look, emitted } = visitor({ path: "/en/enterprise" });
    expect([look(), emitted]).toEqual([business, [{ type: "business-vat.entered" }]]);
  });
  it("[VAT-04] a business page after a reload does not emit again", () => {
    const { look, emitted } = visitor({ path: "/en/enterprise", cookies: { vatCountry: "DE", b2bVat: "1" } });
    expect([look(), emitted]).toEqual([business, []]);
  });
  it("[VAT-05] the cart after a reload keeps the view; any other page restores the country", () => {
    const cookies = { vatCountry: "DE", b2bVat: "1" };
    expect(visitor({ path: "/en/checkout/cart", cookies }).look()).toEqual(business);
    const { look, emitted } = visitor({ path: "/en", cookies });
    expect([look(), emitted]).toEqual([own, [{ type: "business-vat.left", country: "DE" }]]);
  });
});

describe("a logged-in user", () => {
  it("[VAT-06] is left untouched", () => {
    const { enter, emitted, look } = visitor({ signedIn: true });
    ["/en/enterprise", "/en", "/en/professional"].forEach(enter);
    expect([look(), emitted]).toEqual([{ ...own, state: "customer" }, []]);
  });
  it("[VAT-06] who logs in inside sees their own country again, without a word", () => {
    const { send, enter, emitted, look } = visitor();
    enter("/en/enterprise");
    enter("/en/checkout/login");
    send({ type: "session.change", signedIn: true });
    expect(look()).toEqual({ ...own, state: "customer" });
    expect(emitted).toHaveLength(1);
  });
  it("[VAT-04] who logged out is a visitor again from the next page on", () => {
    const { send, enter, look } = visitor({ signedIn: true });
    enter("/en/enterprise");
    send({ type: "session.change", signedIn: false });
    expect(look()).toEqual(own);
    enter("/en/enterprise");
    expect(look()).toEqual(business);
  });
});

describe("the selected country", () => {
  const choosing = (...answers: readonly (Result.Result<string, unknown> | null)[]) => {
    const requests: string[] = [];
    const machine = vatCountryMachine.provide({
      actors: {
        fetchCountry: fromPromise(async ({ input }: { input: { readonly selected: string } }) => {
          const answer = answers[requests.length] ?? null;
          requests.push(input.selected);
          if (answer === null) throw new Error("down");
          return answer;
        }),
      },
    });
    const actor = createActor(machine).start();
    const whenKnown = async () => (await waitFor(actor, (state) => state.matches("known"))).context.selected;
    return { actor, requests, whenKnown };
  };
  it("[VAT-02] starts as OTHER and is replaced by the fetched one", async () => {
    const { actor, requests, whenKnown } = choosing(Result.succeed("AT"));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.selected]).toEqual(["fetching", "OTHER"]);
    expect([await whenKnown(), requests]).toEqual(["AT", ["OTHER"]]);
  });
  it.each([
    ["refused", Result.fail("down")],
    ["broken", null],
  ] as const)("[VAT-02] stays where the call is %s", async (_, answer) => {
    const { whenKnown } = choosing(answer);
    expect(await whenKnown()).toBe("OTHER");
  });
  it("[VAT-02] is fetched again when another one is selected, and not when the same one is", async () => {
    const { actor, requests, whenKnown } = choosing(Result.succeed("AT"), Result.succeed("DE"));
    await whenKnown();
    actor.send({ type: "country.select", country: "AT" });
    expect(actor.getSnapshot().value).toBe("known");
    actor.send({ type: "country.select", country: "FR" });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.selected]).toEqual(["fetching", "FR"]);
    expect([await whenKnown(), requests]).toEqual(["DE", ["OTHER", "FR"]]);
  });
});
