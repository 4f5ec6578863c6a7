// Two orders of one customer are recognised by mailbox, or by name and address together. [CON-05]
import { expect, it } from "vitest";
import { exampleAddress } from "#shop/customer/examples";
import { marksOfOrder } from "./limits.ts";
import { customerMarks } from "./same-customer.ts";

const known = exampleAddress("erika@example.test");

const shares = (change: Partial<typeof known>): boolean => {
  const marks = customerMarks(known);
  expect(new Set(marks).size).toBe(marksOfOrder);
  return customerMarks({ ...known, ...change }).some((mark) => marks.includes(mark));
};
const email = "other@example.org";

it("[CON-05] [SEC2-5] the same mailbox is one customer, with whatever name, tag or capitals", () => {
  const [local = "", host = ""] = known.email.split("@");
  expect(shares({ firstName: "Otto", lastName: "Other", email: `${local.toUpperCase()}+again@${host}` })).toBe(true);
});

it("[CON-05] [SEC2-5] so is the same name at the same address, however it is written", () => {
  expect(shares({ email })).toBe(true);
  expect(
    shares({ email, lastName: known.lastName.toUpperCase(), street: known.street.replace(/straße/, "str.") }),
  ).toBe(true);
});

it("[CON-05] [SEC2-5] another person at the address is another customer, and so is a namesake elsewhere", () => {
  expect(shares({ email, firstName: "Otto" })).toBe(false);
  expect(shares({ email, street: "Nebenweg 7" })).toBe(false);
});

it("[CON-05] [SEC2-5] umlauts written out, names changed about and the dots of a mailbox of Google are the same customer", () => {
  const one = { ...known, firstName: "Jörg", lastName: "Müßig", street: "Höhenstraße 4" };
  const other = { ...one, email, firstName: "Muessig", lastName: "Joerg", street: "Hoehenstr. 4" };
  expect(customerMarks(one).some((mark) => customerMarks(other).includes(mark))).toBe(true);
  expect(customerMarks({ ...one, email: "j.m@gmail.com" })[0]).toBe(
    customerMarks({ ...other, email: "J.M.+x@googlemail.com" })[0],
  );
  expect(customerMarks({ ...one, email: "j.m@example.com" })[0]).not.toBe(
    customerMarks({ ...other, email: "jm@example.com" })[0],
  );
});
