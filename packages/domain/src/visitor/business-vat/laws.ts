// What always holds of the business view, wherever a visitor goes.
import { type Lived, lived } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import {
  anyBusinessPath,
  anyBusinessVatInput,
  anyChoosing,
  anyCookies,
  anyBusinessViewPath,
  anyPath,
  anyPlainPath,
  anyVatCountry,
  anyView,
  anyWay,
} from "./arbitraries.ts";
import { businessVatMachine, vatCountryMachine } from "./machine.ts";
import { businessCookies, shownCountry } from "./view.ts";
import { firstCountry } from "./model.ts";
import {
  businessCountry,
  chosenCountry,
  cookiesOf,
  flagOf,
  isBusinessPath,
  pageEffect,
  seenCountry,
  selectedAfter,
  viewAt,
  viewOf,
} from "./rules.ts";

type Step = Lived<typeof businessVatMachine>;

/** Looks at the view after each step of a way, and at the step before. */
const always = (look: (now: Step, before: Step | undefined) => boolean) =>
  fc.property(anyBusinessVatInput, anyWay, (input, way) => {
    const steps = lived(businessVatMachine, way, input);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

export const laws: readonly Law[] = [
  law("[VAT-02] a failed fetch changes nothing, a good one replaces", () =>
    fc.property(
      anyVatCountry,
      anyVatCountry,
      (selected, fetched) =>
        selectedAfter(selected, Result.succeed(fetched)) === fetched &&
        selectedAfter(selected, Result.fail("broken")) === selected,
    ),
  ),
  law(
    "[VAT-02] the selected country is OTHER at first, then what was chosen or answered last; another choice is requested, the same one is not",
    () =>
      fc.property(anyChoosing, (choosing) => {
        const steps = lived(vatCountryMachine, choosing);
        return steps.every(({ moment, snapshot }, index) => {
          const before = steps[index - 1]?.snapshot;
          const was = before?.context.selected ?? firstCountry;
          const now = snapshot.context.selected;
          if (moment.type === "country.select")
            return (
              now === moment.country && (now === was ? snapshot.value === before?.value : snapshot.value === "fetching")
            );
          if (moment.type !== "answer" || before?.value !== "fetching") return now === was;
          const output = moment.output as Result.Result<typeof was, unknown> | null;
          return snapshot.value === "known" && now === (output === null ? was : selectedAfter(was, output));
        });
      }),
  ),
  law("[VAT-07] [VAT-13] cookies that were written mean the same view again", () =>
    fc.property(anyView, (view) => {
      const again = viewOf(cookiesOf(view));
      return again.own === view.own && again.business === view.business && seenCountry(again) === seenCountry(view);
    }),
  ),
  law("[VAT-07] whatever the cookies hold, what is written is a country and the flag or that country", () =>
    fc.property(anyCookies, (cookies) => {
      const { vatCountry, b2bVat } = cookiesOf(viewOf(cookies));
      return b2bVat === "1" || b2bVat === vatCountry;
    }),
  ),
  law("[VAT-04] [VAT-05] [VAT-06] the view that the server draws is the one in which the page begins", () =>
    fc.property(anyBusinessVatInput, (input) => {
      const { own, business } = viewAt(input.cookies, input.path, input.signedIn);
      const [first] = lived(businessVatMachine, [{ type: "country.set", country: own }], input);
      return own === viewOf(input.cookies).own && first?.snapshot.context.business === business;
    }),
  ),
  law(
    "[VAT-12] [VAT-13] where a country is known the stored flag and the country charged for are those of the view; else neither is stored",
    () =>
      fc.property(anyCookies, fc.boolean(), (cookies, business) => {
        const view = { own: viewOf(cookies).own, business };
        const [flag, country] = [flagOf(cookies, business), chosenCountry(cookies, business)];
        return country === null
          ? flag === null && !business
          : flag === cookiesOf(view).b2bVat && country === seenCountry(view);
      }),
  ),
  law("[VAT-04] a path is a business one wherever it contains the text, and whatever query follows", () =>
    fc.property(
      anyBusinessPath,
      fc.stringMatching(/^[?#][a-z=]*$/),
      (path, tail) => isBusinessPath(path) && isBusinessPath(path + tail),
    ),
  ),
  law("[VAT-06] nothing that a logged-in user enters does anything", () =>
    fc.property(anyPath, fc.boolean(), (path, business) => pageEffect(path, business, true) === "keep"),
  ),
  law("[VAT-04] inside, the country shown is OTHER and the flag is 1; elsewhere both are the visitor's own", () =>
    always(({ snapshot }) => {
      const inside = snapshot.value === "inside";
      return (
        snapshot.context.business === inside &&
        businessCookies(snapshot).b2bVat === (inside ? "1" : snapshot.context.own) &&
        shownCountry(snapshot) === (inside ? businessCountry : snapshot.context.own)
      );
    }),
  ),
  law("[VAT-13] no page and no login changes the own country", () =>
    always(
      (now, before) =>
        now.moment.type === "country.set" ||
        before === undefined ||
        now.snapshot.context.own === before.snapshot.context.own,
    ),
  ),
  law("[VAT-06] a logged-in user sees their own country, on every page", () =>
    always(
      ({ snapshot, emitted }) =>
        (snapshot.value === "customer") === snapshot.context.signedIn &&
        (!snapshot.context.signedIn || (shownCountry(snapshot) === snapshot.context.own && emitted.length === 0)),
    ),
  ),
  law("[VAT-04] [VAT-05] every entering and every leaving by a page is emitted once, and nothing else is", () =>
    always((now, before) => {
      const was = before?.snapshot.value;
      const is = now.snapshot.value;
      if (before === undefined) return now.emitted.length <= 1;
      if (was === "outside" && is === "inside")
        return now.emitted.length === 1 && now.emitted[0]?.type === "business-vat.entered";
      if (was === "inside" && is === "outside")
        return now.emitted.length === 1 && now.emitted[0]?.type === "business-vat.left";
      return now.emitted.length === 0;
    }),
  ),
  law("[VAT-05] leaving restores the country, also one that was fetched meanwhile", () =>
    fc.property(
      anyCookies,
      anyBusinessPath,
      anyBusinessViewPath,
      anyPlainPath,
      anyVatCountry,
      (cookies, business, businessPath, plain, country) => {
        const last = lived(
          businessVatMachine,
          [
            { type: "page.enter", path: business },
            { type: "country.set", country },
            { type: "page.enter", path: businessPath },
            { type: "page.enter", path: plain },
          ],
          { cookies, path: "/en", signedIn: false },
        ).at(-1);
        return last !== undefined && shownCountry(last.snapshot) === country && last.emitted.length === 1;
      },
    ),
  ),
  law("[VAT-04] [VAT-06] from anywhere every state is within reach", () =>
    fc.property(anyBusinessVatInput, anyWay, (input, way) => {
      const states = lived(
        businessVatMachine,
        [
          ...way,
          { type: "session.change", signedIn: true },
          { type: "session.change", signedIn: false },
          { type: "page.enter", path: "/en/enterprise" },
          { type: "page.enter", path: "/en" },
        ],
        input,
      ).map(({ snapshot }) => snapshot.value);
      return states.slice(-4).join() === "customer,outside,inside,outside";
    }),
  ),
];
