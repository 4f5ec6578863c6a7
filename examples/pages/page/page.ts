// A page with an order, without any framework.
import type { Quote } from "@kontor/domain/shop/pricing";
import { placed, type Sentence, type Summary, summaryOf } from "../src/order.ts";
import { shop, typed, wordsOf } from "../src/shop.ts";
import { locale, texts } from "../src/texts.ts";

const at = <A extends HTMLElement>(selector: string) => document.querySelector(selector) as A;
const say = (text: string) => (at("[role=status]").textContent = text);
const tried = (act: () => Promise<unknown>) => act().catch((failure: Error) => say(failure.message));
const submitted = (selector: string, act: (fields: Record<string, string>, way: string) => Promise<unknown>) =>
  at<HTMLFormElement>(selector).addEventListener("submit", (event) => {
    event.preventDefault();
    void tried(() => act(typed(at(selector)), (event.submitter as HTMLButtonElement).value));
  });
const made = (tag: string, ...content: readonly (string | Node)[]) => {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
};
const sentence = ({ before, link, after }: Sentence): readonly (string | Node)[] => {
  if (link === undefined) return [before, after];
  const anchor = made("a", link.text);
  Object.assign(anchor, { href: link.href, target: "_blank", rel: "noopener" });
  return [before, anchor, after];
};
for (const element of document.querySelectorAll<HTMLElement>("[data-text]"))
  element.textContent = String(texts[element.dataset["text"] as keyof typeof texts]);

let name: Awaited<ReturnType<typeof shop.check>> | undefined;
let summary: Summary | undefined;
let email = "";
const show = async () => {
  const quote = await shop.quote();
  at("#cart").textContent = wordsOf(quote);
  if (summary !== undefined) await showOrder(quote);
};
/** The boxes, then the facts, then the button: the quote that is shown is the one that is ordered. */
const showOrder = async (quote: Quote) => {
  summary = await summaryOf(quote);
  at("#boxes").replaceChildren(
    ...summary.boxes.map((box) => {
      const input = Object.assign(document.createElement("input"), { type: "checkbox", name: box.name });
      input.required = box.isRequired;
      return made("label", input, " ", ...sentence(box.says));
    }),
    ...summary.notes.map((text) => made("p", text)),
  );
  at("#facts").replaceChildren(
    ...summary.rows.map(({ label, detail, amount }) =>
      made("div", made("dt", label), made("dd", amount), ...(detail === "" ? [] : [made("dd", detail)])),
    ),
  );
  at("#sentences").replaceChildren(...summary.sentences.map((each) => made("p", ...sentence(each))));
  at("#order").hidden = false;
};

for (const { key, title, prices } of await shop.products("hosting")) {
  const button = made("button", texts.add(title));
  button.onclick = () => tried(() => shop.add(key, name).then(show));
  at("#products").append(made("li", `${title}: ${wordsOf(prices)} `, button));
}
submitted("#name", async (form) => {
  name = await shop.check(form["name"] ?? "");
  say((name.availability === "available" ? texts.available : texts.unavailable)(name.name.unicode));
});
submitted("#entry", async (form, way) => {
  await shop.enter((email = form["email"] ?? ""), form["password"] ?? "", way === "register");
  await show();
  say(texts.welcome(email));
});
submitted("#address", async (form) => {
  await shop.store({ kind: "private", country: "DE", locale, email, ...form });
  summary = await summaryOf(await shop.quote());
  await show();
  say(texts.stored);
});
submitted("#order", async () => {
  if (summary === undefined) return;
  const order = await placed(summary.quote, at("#order")).catch(async (failure: Error) => {
    // Where it costs something else by now, that is shown before it is ordered.
    await show();
    throw failure;
  });
  summary = undefined;
  at("#order").hidden = true;
  say(texts.thanks(order.number));
});
