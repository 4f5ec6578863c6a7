// Starts the receiver with the settings of the environment; every item is ready at once.
import { createServer } from "node:http";
import { receiver } from "./receiver.ts";

const needed = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`${name} is not set; README.md says what it is.`);
  return value;
};

const port = Number(process.env["PORT"] ?? 4000);
const handler = receiver({
  shop: process.env["SHOP_URL"] ?? "http://127.0.0.1:3000",
  secret: needed("WEBHOOK_SECRET"),
  key: needed("DELIVERY_KEY"),
  setUp: async ({ parts }) => ({
    text: { en: `${parts[0]?.title.en ?? "It"} has been set up.`, de: `${parts[0]?.title.de ?? "Es"} wurde eingerichtet.` },
    link: "https://panel.example.org/",
  }),
});
createServer(handler).listen(port, "127.0.0.1", () => process.stdout.write(`Webhooks are received at http://127.0.0.1:${port}\n`));
