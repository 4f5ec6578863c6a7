// What always holds of referrals.
import { lived } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyArrival, anyStay } from "./arbitraries.ts";
import { referralMachine } from "./machine.ts";
import { storedReferral, mayRemove } from "./view.ts";
import { customerNumberIn, firstSentBy, patchesCart, sentBy } from "./rules.ts";

export const laws: readonly Law[] = [
  law("[CRT-06] what is taken from a query or a cookie is digits, exactly as they were sent", () =>
    fc.property(anyArrival, (arrival) => {
      const number = sentBy(arrival);
      return (
        number === null ||
        (customerNumberIn(number) === number && (number === arrival.query || number === arrival.cookie))
      );
    }),
  ),
  law("[CRT-06] the first one who sent a visitor counts: with a cookie no query does anything", () =>
    fc.property(anyArrival, anyArrival, (arrival, other) => {
      const known = { ...arrival, cookie: arrival.cookie ?? "100007" };
      return (
        firstSentBy(known) === null && !patchesCart(known) && sentBy(known) === sentBy({ ...known, query: other.query })
      );
    }),
  ),
  law("[CRT-06] the cookie is set once, with the number, on a first visit and on no other", () =>
    fc.property(anyArrival, anyStay, (arrival, stay) => {
      const steps = lived(referralMachine, [...stay, { type: "answer", of: "patch", output: null }], arrival);
      const set = steps.flatMap(({ emitted }) =>
        emitted.flatMap((event) => (event.type === "cookie.set" ? [event.value] : [])),
      );
      return JSON.stringify(set) === JSON.stringify(firstSentBy(arrival) === null ? [] : [firstSentBy(arrival)]);
    }),
  ),
  law("[CRT-06] a failed patch leaves everything as a good one does", () =>
    fc.property(anyArrival, (arrival) => {
      const after = (output: unknown) => {
        const { snapshot, emitted } =
          lived(referralMachine, [{ type: "answer", of: "patch", output }], arrival).at(-1) ?? {};
        return JSON.stringify([snapshot?.value, snapshot?.context, emitted]);
      };
      return after(null) === after("cart");
    }),
  ),
  law("[CRT-09] a referral is stored until it is removed, whatever becomes of the cart", () =>
    fc.property(anyArrival, anyStay, (arrival, stay) =>
      lived(
        referralMachine,
        stay.filter(({ type }) => type !== "referral.remove"),
        arrival,
      ).every(({ snapshot }) => (storedReferral(snapshot)?.customerNumber ?? null) === sentBy(arrival)),
    ),
  ),
  law("[SHL-13] what failed is tried again at most once, after the referral has gone from cookie and cart", () =>
    fc.property(anyArrival, anyStay, (arrival, stay) => {
      const steps = lived(referralMachine, stay, arrival);
      const types = steps
        .flatMap(({ emitted }) => emitted.map(({ type }) => type))
        .filter((type) => type !== "cookie.set");
      const [first] = steps.filter(({ emitted }) => emitted.some(({ type }) => type === "order.retry"));
      return (
        ["", "cookie.clear", "cookie.clear,order.retry"].includes(types.join()) &&
        (first === undefined || (storedReferral(first.snapshot) === null && !mayRemove(first.snapshot)))
      );
    }),
  ),
  law("[CRT-06] [SHL-13] from any arrival with a referral, every later state is within reach", () =>
    fc.property(anyArrival, (arrival) => {
      const steps = lived(
        referralMachine,
        [
          { type: "answer", of: "patch", output: null },
          { type: "cart.create", cartId: "c" },
          { type: "referral.remove" },
          { type: "answer", of: "remove", output: null },
        ],
        arrival,
      ).map(({ snapshot }) => snapshot.value);
      const isSent = sentBy(arrival) !== null;
      return (
        steps.join() ===
        (isSent
          ? [patchesCart(arrival) ? "patching" : "referred", "referred", "referred", "removing", "unsent"]
          : Array(5).fill("unsent")
        ).join()
      );
    }),
  ),
];
