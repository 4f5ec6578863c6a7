// A page with an order, without any framework.
import type { Quote } from "@kontor/domain/shop/pricing";
import {
  add,
  check,
  type Checked,
  enter,
  fields,
  order,
  priceOf,
  products,
  quote,
  store,
  typed,
  wordsOf,
} from "../src/shop.ts";

const at = <A extends HTMLElement>(selector: string) => document.querySelector(selector) as A;
const say = (text: string) => (at("[role=status]").textContent = text);
const submitted = (selector: string, act: (form: HTMLFormElement, by: SubmitEvent) => Promise<unknown>) =>
  at<HTMLFormElement>(selector).addEventListener("submit", (event) => {
    event.preventDefault();
    act(at(selector), event).catch((failure: unknown) => say(wordsOf(failure)));
  });

let name: Checked | null = null;
let seen: Quote | null = null;
let email = "";
const show = async () => {
  seen = await quote();
  const { total, why } = priceOf(seen);
  at("#cart").textContent = `${total} = ${why}`;
};

for (const [field, label] of Object.entries(fields).reverse())
  at("#address").insertAdjacentHTML("afterbegin", `<label>${label} <input name="${field}" required></label> `);

for (const { key, title, total, why } of await products()) {
  const row = at("#products").appendChild(document.createElement("li"));
  row.append(`${title}: ${total} = ${why} `);
  const button = row.appendChild(document.createElement("button"));
  button.textContent = `Add ${title}`;
  button.onclick = () => add(key, name).then(show, (failure: unknown) => say(wordsOf(failure)));
}

submitted("#name", async (form) => {
  name = await check(typed(form)["name"] ?? "");
  say(`${name.name.unicode} is ${name.availability}`);
});
submitted("#entry", async (form, { submitter }) => {
  const { email: address = "", password = "" } = typed(form);
  await enter(address, password, (submitter as HTMLButtonElement).value === "register");
  email = address;
  await show();
  say(`Welcome, ${email}`);
});
submitted("#address", async (form) => {
  await store({ ...typed(form), email });
  await show();
  say("Your address is stored");
});
submitted("#order", async (form) => {
  if (seen !== null) say(`Thank you. Your order: ${await order("agreed" in typed(form), seen)}`);
});
