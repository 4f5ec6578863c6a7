// Starts the receiver with the settings of the environment; every item is ready as soon as it may be set up.
import { createServer } from "node:http";
import { receiver } from "./receiver.ts";
import { endingIn, waitingIn } from "./waiting.ts";

const needed = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`${name} is not set; README.md says what it is.`);
  return value;
};

const port = Number(process.env["PORT"] ?? 4000);
const { listener, work } = receiver({
  shop: process.env["SHOP_URL"] ?? "http://127.0.0.1:3000",
  secret: needed("WEBHOOK_SECRET"),
  key: needed("DELIVERY_KEY"),
  waiting: waitingIn(process.env["WAITING_FILE"] ?? "waiting.json"),
  ending: endingIn(process.env["ENDING_FILE"] ?? "ending.json"),
  takeDown: async (id) => void process.stdout.write(`${id} is taken down\n`),
  setUp: async ({ parts }) => ({
    text: {
      en: `${parts[0]?.title.en ?? "It"} has been set up.`,
      de: `${parts[0]?.title.de ?? "Es"} wurde eingerichtet.`,
    },
    link: "https://panel.example.org/",
  }),
});
// What an earlier process left, and what becomes due.
void work();
setInterval(() => void work(), 60_000).unref();
createServer(listener).listen(port, "127.0.0.1", () =>
  process.stdout.write(`Webhooks are received at http://127.0.0.1:${port}\n`),
);
