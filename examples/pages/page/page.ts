// A page with an order, without any framework.
import { agreed, shop, typed, wordsOf } from "../src/shop.ts";

const at = <A extends HTMLElement>(selector: string) => document.querySelector(selector) as A;
const say = (text: string) => (at("[role=status]").textContent = text);
const tried = (act: () => Promise<unknown>) => act().catch((failure: Error) => say(failure.message));
const submitted = (selector: string, act: (fields: Record<string, string>, way: string) => Promise<unknown>) =>
  at<HTMLFormElement>(selector).addEventListener("submit", (event) => {
    event.preventDefault();
    void tried(() => act(typed(at(selector)), (event.submitter as HTMLButtonElement).value));
  });

let name: Awaited<ReturnType<typeof shop.check>> | undefined;
let quote: Awaited<ReturnType<typeof shop.quote>> | undefined;
let email = "";
const show = async () => (at("#cart").textContent = wordsOf((quote = await shop.quote())));

for (const { key, title, prices } of await shop.products("hosting")) {
  const row = at("#products").appendChild(document.createElement("li"));
  const button = document.createElement("button");
  button.textContent = `Add ${title}`;
  button.onclick = () => tried(() => shop.add(key, name).then(show));
  row.append(`${title}: ${wordsOf(prices)} `, button);
}
submitted("#name", async (form) => {
  name = await shop.check(form["name"] ?? "");
  say(`${name.name.unicode} is ${name.availability}`);
});
submitted("#entry", async (form, way) => {
  await shop.enter((email = form["email"] ?? ""), form["password"] ?? "", way === "register");
  await show();
  say(`Welcome, ${email}`);
});
submitted("#address", async (form) => {
  await shop.store({ kind: "private", country: "DE", locale: "en", email, ...form });
  await show();
  say("Your address is stored");
});
submitted("#order", async () => {
  if (quote) say(`Thank you. Your order: ${(await shop.order(quote, agreed)).number}`);
});
