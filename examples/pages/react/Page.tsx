// The page with an order in React.
import type { Quote } from "@kontor/domain/shop/pricing";
import { type FormEvent, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { agreed, shop, typed, wordsOf } from "../src/shop.ts";

const fields = {
  firstName: "First name",
  lastName: "Last name",
  street: "Street",
  postCode: "Post code",
  city: "City",
  phone: "Phone",
};

const Page = () => {
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof shop.products>>>([]);
  const [name, setName] = useState<Awaited<ReturnType<typeof shop.check>>>();
  const [quote, setQuote] = useState<Quote>();
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState("");
  const tried = (act: () => Promise<unknown>) => void act().catch((failure: Error) => setMessage(failure.message));
  const submitted =
    (act: (fields: Record<string, string>, way: string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      tried(() => act(typed(event.currentTarget), (submitter as HTMLButtonElement).value));
    };
  const show = async () => setQuote(await shop.quote());
  useEffect(() => tried(async () => setOffered(await shop.products("hosting"))), []);

  const checked = submitted(async ({ name: entry = "" }) => {
    const answer = await shop.check(entry);
    setName(answer);
    setMessage(`${answer.name.unicode} is ${answer.availability}`);
  });
  const entered = submitted(async ({ email: address = "", password = "" }, way) => {
    await shop.enter(address, password, way === "register");
    setEmail(address);
    await show();
    setMessage(`Welcome, ${address}`);
  });
  const stored = submitted(async (address) => {
    await shop.store({ kind: "private", country: "DE", locale: "en", email, ...address });
    await show();
    setMessage("Your address is stored");
  });
  const ordered = submitted(async () => {
    if (quote) setMessage(`Thank you. Your order: ${(await shop.order(quote, agreed)).number}`);
  });

  return (
    <>
      <h1>Hosting</h1>
      <ul>
        {offered.map(({ key, title, prices }) => (
          <li key={key}>
            {title}: {wordsOf(prices)}{" "}
            <button onClick={() => tried(() => shop.add(key, name).then(show))}>Add {title}</button>
          </li>
        ))}
      </ul>
      <form onSubmit={checked}>
        <label>
          Domain name <input name="name" required />
        </label>{" "}
        <button>Check</button>
      </form>
      <h2>Cart</h2>
      <p id="cart">{quote ? wordsOf(quote) : "Nothing yet"}</p>
      <form onSubmit={entered}>
        <label>
          Email <input name="email" type="email" required />
        </label>
        <label>
          Password <input name="password" type="password" required />
        </label>
        <button value="register">Register</button> <button value="login">Log in</button>
      </form>
      <form onSubmit={stored}>
        {Object.entries(fields).map(([field, label]) => (
          <label key={field}>
            {label} <input name={field} required />
          </label>
        ))}
        <button>Store address</button>
      </form>
      <form onSubmit={ordered}>
        <label>
          <input name="agreed" type="checkbox" required /> I am 18 and agree to the terms and the right of withdrawal
        </label>
        <button>Order with obligation to pay</button>
      </form>
      <p role="status">{message}</p>
    </>
  );
};

createRoot(document.getElementById("app") as HTMLElement).render(<Page />);
