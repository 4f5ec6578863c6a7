// The page with an order in React.
import type { Quote } from "@kontor/domain/shop/pricing";
import { type FormEvent, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
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

const Page = () => {
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof products>>>([]);
  const [name, setName] = useState<Checked | null>(null);
  const [seen, setSeen] = useState<Quote | null>(null);
  const [email, setEmail] = useState("");
  const [message, setMessage] = useState("");
  const tried = (act: () => Promise<string | undefined>) =>
    act().then(
      (words = "") => setMessage(words),
      (failure: unknown) => setMessage(wordsOf(failure)),
    );
  const submitted =
    (act: (fields: Record<string, string>, way: string) => Promise<string | undefined>) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      void tried(() => act(typed(event.currentTarget), (submitter as HTMLButtonElement).value));
    };
  useEffect(() => void tried(async () => void setOffered(await products())), []);

  const put = (product: string) =>
    tried(async () => {
      await add(product, name);
      setSeen(await quote());
      return undefined;
    });
  const checked = submitted(async ({ name: entry = "" }) => {
    const answer = await check(entry);
    setName(answer);
    return `${answer.name.unicode} is ${answer.availability}`;
  });
  const entered = submitted(async ({ email: address = "", password = "" }, way) => {
    await enter(address, password, way === "register");
    setEmail(address);
    setSeen(await quote());
    return `Welcome, ${address}`;
  });
  const stored = submitted(async (address) => {
    await store({ ...address, email });
    setSeen(await quote());
    return "Your address is stored";
  });
  const ordered = submitted(async (form) =>
    seen === null ? undefined : `Thank you. Your order: ${await order("agreed" in form, seen)}`,
  );

  const price = seen && priceOf(seen);
  return (
    <>
      <h1>Hosting</h1>
      <ul>
        {offered.map(({ key, title, total, why }) => (
          <li key={key}>
            {title}: {total} = {why} <button onClick={() => put(key)}>Add {title}</button>
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
      <p id="cart">{price ? `${price.total} = ${price.why}` : "Nothing yet"}</p>
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
