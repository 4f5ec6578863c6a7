// Passkeys of staff over the wire: added beside codes, given in a login, refused where they answer no question, removed. [SES-07]
import { describe, expect, it } from "vitest";
import { authenticator } from "../../../test/authenticator.ts";
import { password } from "../../../test/customers.ts";
import { runningForFile } from "../../../test/harness.ts";
import { factorCode, staffMember } from "../../../test/staff.ts";

const minute = 60_000;

describe("a passkey", () => {
  it("[SES-07] is added beside codes alone, where browsers make them, and what is no answer to the question is refused", async () => {
    const named = await runningForFile({ PUBLIC_URL: "http://localhost:3000" });
    const admin = await staffMember(named, "admin");
    const send = (method: string, path: string, body?: object) =>
      named.ask(method, `/shop/staff/${path}`, body, admin.auth);
    expect((await send("POST", "passkeys/options")).body.refusal).toBe("FactorNotSet");
    const { secret } = (await send("POST", "factor")).body.result;
    await send("PUT", "factor", { code: factorCode(secret, named.clock.now) });
    expect((await send("GET", "factor")).body.result.passkeys).toEqual([]);
    const response = { id: "AQID", rawId: "AQID", type: "public-key", clientExtensionResults: {}, response: {} };
    // Without a question there is no answer.
    expect((await send("POST", "passkeys", { name: "Laptop", response })).body.refusal).toBe("PasskeyRefused");
    const { options } = (await send("POST", "passkeys/options")).body.result;
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: admin.email },
      attestation: "none",
      excludeCredentials: [],
    });
    for (const wrong of [response, {}, { ...response, response: { clientDataJSON: "e30", attestationObject: "oA" } }]) {
      await send("POST", "passkeys/options");
      expect((await send("POST", "passkeys", { name: "Laptop", response: wrong })).body.refusal).toBe("PasskeyRefused");
    }
    expect((await send("POST", "proof/passkey/options")).body.refusal).toBe("PasskeyUnknown");
    expect((await send("POST", "proof/passkey", { response })).body.refusal).toBe("PasskeyRefused");
    expect((await send("DELETE", `passkeys/${"a".repeat(22)}`)).body.refusal).toBe("PasskeyUnknown");
    named.clock.now += 11 * minute;
    expect((await send("POST", "passkeys/options")).body.refusal).toBe("ProofTooOld");
    // At an address that is a number browsers make none.
    const shop = await runningForFile();
    const numbered = (await staffMember(shop, "admin")).auth;
    const begun = (await shop.ask("POST", "/shop/staff/factor", undefined, numbered)).body.result;
    await shop.ask("PUT", "/shop/staff/factor", { code: factorCode(begun.secret, shop.clock.now) }, numbered);
    expect((await shop.ask("GET", "/shop/staff/factor", undefined, numbered)).body.result.passkeys).toBeNull();
    expect((await shop.ask("POST", "/shop/staff/passkeys/options", undefined, numbered)).body.refusal).toBe(
      "FactorNotSet",
    );
  });
});

describe("a passkey of an authenticator", () => {
  it("[SES-07] is added, is the second factor of a login by its signature, once for each question, and is removed", async () => {
    const origin = "http://localhost:3000";
    const named = await runningForFile({ PUBLIC_URL: origin });
    const admin = await staffMember(named, "admin");
    const send = (method: string, path: string, body?: object, auth = admin.auth) =>
      named.ask(method, `/shop/staff/${path}`, body, auth);
    const { secret } = (await send("POST", "factor")).body.result;
    await send("PUT", "factor", { code: factorCode(secret, named.clock.now) });
    const question = async (path: string, auth = admin.auth) => ({
      challenge: (await send("POST", path, undefined, auth)).body.result.options.challenge as string,
      origin,
    });
    const device = authenticator();
    // Another site's answer is none.
    const elsewhere = { ...(await question("passkeys/options")), origin: "http://localhost:4000" };
    expect((await send("POST", "passkeys", { name: "Key", response: device.created(elsewhere) })).body.refusal).toBe(
      "PasskeyRefused",
    );
    const made = await send("POST", "passkeys", {
      name: "  Key at the desk ",
      response: device.created(await question("passkeys/options")),
    });
    expect(made.body.result.passkeys).toMatchObject([{ name: "Key at the desk", usedAt: null }]);

    const { jwt } = (await named.ask("POST", "/auth/local", { identifier: admin.email, password })).body;
    const login = { authorization: `Bearer ${jwt}` };
    expect((await named.ask("GET", "/shop/admin/today", undefined, login)).body.refusal).toBe("FactorMissing");
    const stranger = authenticator().signed(await question("proof/passkey/options", login));
    expect((await send("POST", "proof/passkey", { response: stranger }, login)).body.refusal).toBe("PasskeyRefused");
    const signed = device.signed(await question("proof/passkey/options", login));
    expect((await send("POST", "proof/passkey", { response: signed }, login)).body.result.step).toBe("none");
    expect((await send("POST", "proof/passkey", { response: signed }, login)).body.refusal).toBe("PasskeyRefused");
    expect((await named.ask("GET", "/shop/admin/today", undefined, login)).status).toBe(200);
    // It is a fresh proof, too.
    named.clock.now += 11 * minute;
    expect((await send("POST", "factor/recovery-codes", undefined, login)).body.refusal).toBe("ProofTooOld");
    await send(
      "POST",
      "proof/passkey",
      { response: device.signed(await question("proof/passkey/options", login)) },
      login,
    );
    expect((await send("POST", "factor/recovery-codes", undefined, login)).status).toBe(200);
    const [passkey] = (await send("GET", "factor", undefined, login)).body.result.passkeys;
    expect((await send("DELETE", `passkeys/${passkey.id}`, undefined, login)).body.result.passkeys).toEqual([]);
  });

  it("[SES-07] [SEC2-3] that is half made is finished by the login that began it alone, and by no half login, nor without a factor", async () => {
    const origin = "http://localhost:3000";
    const named = await runningForFile({ PUBLIC_URL: origin });
    const [admin, other] = [await staffMember(named, "admin"), await staffMember(named, "admin")];
    const send = (method: string, path: string, body?: object, auth = admin.auth) =>
      named.ask(method, `/shop/staff/${path}`, body, auth);
    for (const { auth } of [admin, other]) {
      const { secret } = (await send("POST", "factor", undefined, auth)).body.result;
      await send("PUT", "factor", { code: factorCode(secret, named.clock.now) }, auth);
    }
    const logIn = async () => ({
      authorization: `Bearer ${(await named.ask("POST", "/auth/local", { identifier: admin.email, password })).body.jwt}`,
    });
    const begun = async () => ({
      challenge: (await send("POST", "passkeys/options")).body.result.options.challenge as string,
      origin,
    });
    const device = authenticator();
    const finish = (response: object, auth = admin.auth) => send("POST", "passkeys", { name: "Key", response }, auth);
    // By half a login of the account, and by another account.
    const half = await logIn();
    expect((await send("POST", "passkeys/options", undefined, half)).status).toBe(403);
    const made = device.created(await begun());
    expect((await finish(made, half)).status).toBe(403);
    expect((await finish(made, other.auth)).body.refusal).toBe("PasskeyRefused");
    // After its time.
    const late = device.created(await begun());
    named.clock.now += 6 * minute;
    expect((await finish(late)).status).not.toBe(200);
    named.clock.now -= 6 * minute;
    // After the end of the login that began it.
    const last = device.created(await begun());
    expect((await named.ask("POST", "/shop/auth/logout", undefined, admin.auth)).status).toBeLessThan(300);
    expect((await finish(last)).status).toBe(401);
    expect(await named.api.database.reads.selectFrom("passkeys").selectAll().execute()).toEqual([]);
  });
});

it("[SES-15] [SES-07] [SEC4-9] a passkey that can verify its user must do so from then on; one that cannot is touched", async () => {
  const origin = "http://localhost:3000";
  const named = await runningForFile({ PUBLIC_URL: origin });
  const admin = await staffMember(named, "admin");
  const send = (method: string, path: string, body?: object) =>
    named.ask(method, `/shop/staff/${path}`, body, admin.auth);
  const { secret } = (await send("POST", "factor")).body.result;
  await send("PUT", "factor", { code: factorCode(secret, named.clock.now) });
  const question = async (path: string) => {
    const { challenge, userVerification } = (await send("POST", path)).body.result.options;
    return { challenge, origin, userVerification };
  };
  const prove = async (device: ReturnType<typeof authenticator>, verified: boolean) => {
    const given = await question("proof/passkey/options");
    const { status } = await send("POST", "proof/passkey", { response: device.signed(given, verified) });
    return [given.userVerification, status];
  };
  const [touched, verifying] = [authenticator(), authenticator()];
  const add = async (device: typeof touched, verified: boolean) =>
    send("POST", "passkeys", { name: "Key", response: device.created(await question("passkeys/options"), verified) });
  await add(touched, false);
  expect(await prove(touched, false)).toEqual(["preferred", 200]);
  await add(verifying, true);
  expect(await prove(verifying, false)).toEqual(["preferred", 422]);
  expect(await prove(verifying, true)).toEqual(["preferred", 200]);
  // It has learned to meanwhile, such as by a PIN that was set.
  expect(await prove(touched, true)).toEqual(["preferred", 200]);
  expect(await prove(touched, false)).toEqual(["required", 422]);
  // What an earlier version added is not known to verify: it learns so by doing it.
  await named.api.database.inTransaction((handle) => handle.updateTable("passkeys").set({ verifies: null }).execute());
  expect(await prove(verifying, false)).toEqual(["preferred", 200]);
});
