// Every link of a letter about an account has an end: just before it the link does what it says, from then on nothing. [SES-06] [SES-14] [ACC-04] [ADM-06]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { account, codeTo, password } from "../../../test/customers.ts";
import { type ApiResponse, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock } = shop;
const next = "Harbour-crane-stands-still-77";
const address = () => `${randomUUID()}@example.test`;

const hour = 3_600_000;
/** A letter's link: how it is requested, what it does, and for how long it does so. */
const links: Readonly<Record<string, readonly [number, () => Promise<() => Promise<ApiResponse>>]>> = {
  "for a new password": [
    hour,
    async () => {
      const { email } = await account(ask);
      await ask("POST", "/auth/forgot-password", { email });
      const code = await codeTo(shop, email);
      return () => ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
    },
  ],
  "that confirms an address": [
    7 * 24 * hour,
    async () => {
      const { email } = await account(ask);
      const code = await codeTo(shop, email, "confirmation");
      return () => ask("GET", `/auth/email-confirmation?confirmation=${code}`);
    },
  ],
  "that agrees to another address": [
    24 * hour,
    async () => {
      const { email, auth } = await account(ask);
      await ask("POST", "/shop/account/email", { email: address(), password }, auth);
      const code = await codeTo(shop, email);
      return () => ask("POST", "/shop/account/email/confirmation", { code });
    },
  ],
  "that refuses another address": [
    24 * hour,
    async () => {
      const { email, auth } = await account(ask);
      await ask("POST", "/shop/account/email", { email: address(), password }, auth);
      const code = await codeTo(shop, email);
      return () => ask("POST", "/shop/account/email/objection", { code });
    },
  ],
  "of an invitation": [
    3 * 24 * hour,
    async () => {
      // Days have passed since an earlier one began.
      const admin = await staffMember(shop, "admin");
      const email = address();
      const body = { email, role: "support", locale: "en", reason: "New in the team." };
      await ask("POST", "/shop/admin/invitations", body, admin.auth);
      const code = await codeTo(shop, email);
      return () => ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
    },
  ],
};
it.each(Object.entries(links))(
  "[SES-14] [SES-06] [SEC4-9] a link %s has an end: just before it opens, at it it does not",
  async (_, [time, requested]) => {
    const start = clock.now;
    const [late, early] = [await requested(), await requested()];
    clock.now = start + time;
    expect((await late()).status).toBeGreaterThanOrEqual(400);
    clock.now = start + time - 1_000;
    const opened = await early();
    expect(opened.status, opened.text).toBeLessThan(400);
    clock.now = start + time;
  },
);
