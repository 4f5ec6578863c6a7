// What the harness of these tests says of an answer. [API-05]
import { expect, it } from "vitest";
import { runningForFile } from "./harness.ts";

const { ask } = await runningForFile();

it("[API-05] [CODE2-3] a test that reads the result of a refusal learns its status and its body", async () => {
  const refused = await ask("GET", "/shop/order/cart/none");
  expect(refused.status).toBe(404);
  expect(refused.body).not.toMatchObject({ success: true });
  expect(() => refused.body.result.items).toThrow(/GET \/shop\/order\/cart\/none has no result: 404 \{.*"refusal":/);
});
