// Settings of the web process: defaults, wrong values, and what an API elsewhere needs. [OPS-01] [OPS-03]
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openImages } from "../images/open.ts";
import { SettingsWrong, webSettings } from "./settings.ts";

describe("settings", () => {
  it("[OPS-01] need nothing", () => {
    expect(webSettings({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://127.0.0.1:3000",
      secure: false,
      apiUrl: null,
    });
  });
  it("[OPS-01] an address of version 6 needs no other setting, and blanks around a value are none of it", () => {
    expect(webSettings({ HOST: "::1", PORT: " 4000 " })).toMatchObject({
      host: "::1",
      port: 4000,
      origin: "http://[::1]:4000",
    });
  });
  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "kontor"],
    ["PUBLIC_URL", "ftp://x"],
    ["API_URL", "x"],
    ["TRUST_PROXY", "maybe"],
    ["PAGE_CACHE_MB", "-1"],
  ])("[OPS-01] a wrong one ends the start with a sentence that names it: %s=%s", (name, value) => {
    expect(() => webSettings({ [name]: value })).toThrow(SettingsWrong);
    expect(() => webSettings({ [name]: value })).toThrow(new RegExp(`^${name} is “${value}”, but`));
  });
  it("[OPS-03] a web process whose API is elsewhere needs the secret that all share, or ends with a sentence", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-secret-"));
    const open = (env: Record<string, string>) =>
      openImages(
        webSettings({ DATA_DIR: folder, ...env }),
        { ask: () => Promise.reject(new Error("unasked")) } as never,
        [],
        () => undefined,
      );
    await expect(open({ API_URL: "http://127.0.0.1:1" })).rejects.toThrow(
      /SESSION_SECRET is not set, but with API_URL/,
    );
    const [one, two] = [
      await open({ API_URL: "http://127.0.0.1:1", SESSION_SECRET: "s".repeat(32) }),
      await open({ SESSION_SECRET: "s".repeat(32) }),
    ];
    expect(one.signed("/w_10/uploads/a.png")).toBe(two.signed("/w_10/uploads/a.png"));
  });

  it("[OPS-07] cookies are Secure exactly when the shop is reached over https", () => {
    expect(webSettings({ PUBLIC_URL: "https://shop.example/" })).toMatchObject({
      secure: true,
      publicUrl: "https://shop.example",
    });
  });
});
