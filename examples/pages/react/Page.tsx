// The page with an order in React.
import type { Quote } from "@kontor/domain/shop/pricing";
import { type FormEvent, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { placed, type Sentence, type Summary, summaryOf } from "../src/order.ts";
import { shop, typed, wordsOf } from "../src/shop.ts";
import { locale, texts } from "../src/texts.ts";

const fields = {
  firstName: "given-name",
  lastName: "family-name",
  street: "address-line1",
  postCode: "postal-code",
  city: "address-level2",
  phone: "tel",
} as const;
const fieldNames = Object.keys(fields) as (keyof typeof fields)[];

const Says = ({ before, link, after }: Sentence) => (
  <>
    {before}
    {link && (
      <a href={link.href} target="_blank" rel="noopener">
        {link.text}
      </a>
    )}
    {after}
  </>
);

const Page = () => {
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof shop.products>>>([]);
  const [name, setName] = useState<Awaited<ReturnType<typeof shop.check>>>();
  const [quote, setQuote] = useState<Quote>();
  const [summary, setSummary] = useState<Summary>();
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState("");
  const tried = (act: () => Promise<unknown>) => void act().catch((failure: Error) => setMessage(failure.message));
  const submitted =
    (act: (form: HTMLFormElement, way: string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const form = event.currentTarget;
      tried(() => act(form, (submitter as HTMLButtonElement).value));
    };
  const show = async () => {
    const current = await shop.quote();
    setQuote(current);
    if (summary) setSummary(await summaryOf(current));
    return current;
  };
  useEffect(() => tried(async () => setOffered(await shop.products("hosting"))), []);

  const checked = submitted(async (form) => {
    const answer = await shop.check(typed(form)["name"] ?? "");
    setName(answer);
    setMessage((answer.availability === "available" ? texts.available : texts.unavailable)(answer.name.unicode));
  });
  const entered = submitted(async (form, way) => {
    const { email: address = "", password = "" } = typed(form);
    await shop.enter(address, password, way === "register");
    setEmail(address);
    await show();
    setMessage(texts.welcome(address));
  });
  const stored = submitted(async (form) => {
    await shop.store({ kind: "private", country: "DE", locale, email, ...typed(form) });
    setSummary(await summaryOf(await show()));
    setMessage(texts.stored);
  });
  const ordered = submitted(async (form) => {
    if (summary === undefined) return;
    const order = await placed(summary.quote, form).catch(async (failure: Error) => {
      // Where it costs something else by now, that is shown before it is ordered.
      await show();
      throw failure;
    });
    setSummary(undefined);
    setMessage(texts.thanks(order.number));
  });

  return (
    <main>
      <h1>{texts.title}</h1>
      <ul>
        {offered.map(({ key, title, prices }) => (
          <li key={key}>
            {title}: {wordsOf(prices)}{" "}
            <button onClick={() => tried(() => shop.add(key, name).then(show))}>{texts.add(title)}</button>
          </li>
        ))}
      </ul>
      <form onSubmit={checked}>
        <label>
          {texts.domain} <input name="name" required />
        </label>{" "}
        <button>{texts.check}</button>
      </form>
      <h2>{texts.cart}</h2>
      <p id="cart">{quote ? wordsOf(quote) : texts.nothing}</p>
      <form onSubmit={entered}>
        <label>
          {texts.email} <input name="email" type="email" autoComplete="email" required />
        </label>
        <label>
          {texts.password} <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button value="register">{texts.register}</button> <button value="login">{texts.login}</button>
      </form>
      <form onSubmit={stored}>
        {fieldNames.map((field) => (
          <label key={field}>
            {texts[field]} <input name={field} autoComplete={fields[field]} required />
          </label>
        ))}
        <button>{texts.store}</button>
      </form>
      <p role="status">{message}</p>
      {summary && (
        <form id="order" onSubmit={ordered}>
          <fieldset>
            <legend>{texts.agreement}</legend>
            {summary.boxes.map((box) => (
              <label key={box.name}>
                <input type="checkbox" name={box.name} required={box.isRequired} /> <Says {...box.says} />
              </label>
            ))}
            {summary.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </fieldset>
          <h2>{texts.order}</h2>
          <dl id="facts">
            {summary.rows.map(({ label, detail, amount }, at) => (
              <div key={at}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
                {detail && <dd>{detail}</dd>}
              </div>
            ))}
          </dl>
          {summary.sentences.map((sentence, at) => (
            <p key={at}>
              <Says {...sentence} />
            </p>
          ))}
          <button>{texts.button}</button>
        </form>
      )}
    </main>
  );
};

createRoot(document.getElementById("app") as HTMLElement).render(<Page />);
