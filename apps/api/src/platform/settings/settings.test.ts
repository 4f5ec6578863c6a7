// The settings: defaults without anything, and a sentence for each value that cannot be used. [OPS-01]
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { sessionSecret } from "../../visitor/session/session-secret.ts";
import { settingsSentences } from "../../../test/settings-sentences.ts";
import { readSettings } from "./settings.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";

describe("settings", () => {
  it("[OPS-01] none is needed", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://127.0.0.1:3000",
      dataDir: "./data",
      sellerCountry: "DE",
      timeZone: "Europe/Berlin",
      trustProxy: false,
      smtpUrl: null,
    });
  });

  const wrong: readonly (readonly [string, string, RegExp])[] = [
    ["PORT", "70000", /a whole number from 0 to 65535/],
    ["PORT", "3000x", /a whole number/],
    ["HOST", "a b", /a host name/],
    ["PUBLIC_URL", "shop.example", /begins with http/],
    ["SMTP_URL", "http://mail", /smtp:/],
    ["MAIL_FROM", "nobody", /an e-mail address/],
    ["DOMAIN_REGISTRY", "whois", /one of embedded, rdap, dns/],
    ["DNS_SERVERS", "dns.example", /IP addresses/],
    ["ADDRESS_POLICY", "any", /one of specified, international/],
    ["CONTRACT_POLICY", "any", /one of specified, consumer-de/],
    ["CORS_ORIGINS", "https://app.example/", /origins with commas/],
    ["CORS_ORIGINS", "*", /origins with commas/],
    ["SELLER_COUNTRY", "Germany", /two capital letters/],
    ["TIME_ZONE", "Berlin", /IANA/],
    ["CLOCK_CONFIRMED", "2027-02-30", /a day such as/],
    ["VAT_CHECK", "guess", /one of digits, vies/],
    ["REDIRECT_HOSTS", "https://x", /host names/],
    ["CUSTOMER_PANEL_URL", "panel", /begins with http/],
    ["SESSION_SECRET", "short", /at least 32 characters/],
    ["CSRF_HEADER", "a b", /a header name/],
    ["TRUST_PROXY", "maybe", /off, on \(one proxy\)/],
    ["TRUST_PROXY", "10.0.0.0/33", /the number of proxies/],
    ["LOG_LEVEL", "loud", /one of fatal/],
    ["LAW_RUNS", "0", /a whole number from 1/],
    ["AUTH_RATE_LIMIT", "-1", /a whole number from 1/],
    ["ORDER_RATE_FACTOR", "0", /a whole number from 1/],
    ["API_URL", "x", /begins with http/],
    ["IMAGE_URL", "x", /begins with http/],
    ["DATABASE_URL", "mysql://x", /postgres:/],
    ["CONTENT_DIR", "/nowhere/nordwind", /no such folder/],
    ["CONTENT_DIR", import.meta.filename, /no such folder/],
    ["CMS_URL", "ftp://x", /begins with http/],
    ["CMS_URL", "https://strapi.example/api", /the address of the content system itself/],
    ["CMS_URL", "https://strapi.example/cms/admin/", /without \/api or \/admin/],
    ["CMS_URL", "https://strapi.example/?x", /the address of the content system itself/],
    ["MEDIA_HOSTS", "https://media.example", /host names with commas/],
    ["OPTIONAL_SCRIPTS", "https://stats.example/count.js", /a list such as/],
    ["OPTIONAL_SCRIPTS", '[{"category":"necessary"}]', /preferences, statistics or marketing/],
    ["CMS_WEBHOOK_SECRET", "short", /at least 16 characters/],
    ["CONFIRM_EMAIL", "always", /one of off, order, login/],
    ["LOGIN_PROVIDERS", "Git Hub!", /short names of small letters/],
  ];
  for (const [name, value, allowed] of wrong) {
    it(`[OPS-01] ${name}=${value} ends the start with a sentence that names it and says what is allowed`, () => {
      const [sentence] = settingsSentences({ [name]: value });
      expect(sentence).toMatch(new RegExp(`^${name} `));
      expect(sentence).toMatch(allowed);
    });
  }

  it("[OPS-03] with DATABASE_URL the secret has to be given: processes that make their own do not know each other's tokens", () => {
    expect(settingsSentences({ DATABASE_URL: "postgres://db/kontor" })).toEqual([
      expect.stringMatching(/^SESSION_SECRET is not set/),
    ]);
    expect(
      readSettings({ DATABASE_URL: "postgres:///kontor?host=/run/postgresql", SESSION_SECRET: "x".repeat(32) })
        .databaseUrl,
    ).not.toBeNull();
  });

  it("[OPS-01] [SES-05] each provider of the list has values of its own, and what one lacks is named", () => {
    const google = {
      LOGIN_PROVIDERS: "google",
      LOGIN_GOOGLE_ISSUER: "https://accounts.example/",
      LOGIN_GOOGLE_CLIENT_ID: "shop",
    };
    expect(readSettings({ ...google, LOGIN_GOOGLE_SECRET: "s" }).loginProviders).toEqual([
      {
        key: "google",
        name: "Google",
        issuer: "https://accounts.example",
        clientId: "shop",
        clientSecret: "s",
        handsOver: false,
      },
    ]);
    expect(settingsSentences({ LOGIN_PROVIDERS: "my-work" })).toEqual([
      expect.stringMatching(/^LOGIN_MY_WORK_ISSUER is not set, but LOGIN_PROVIDERS names my-work/),
      expect.stringMatching(/^LOGIN_MY_WORK_CLIENT_ID is not set/),
    ]);
    expect(settingsSentences({ ...google, LOGIN_GOOGLE_ISSUER: "http://accounts.example" })).toEqual([
      expect.stringMatching(/^LOGIN_GOOGLE_ISSUER .*begins with https/),
    ]);
    const elsewhere = { CMS_URL: "https://strapi.example", LOGIN_PROVIDERS: "github", LOGIN_GITHUB_NAME: "GitHub" };
    expect(readSettings(elsewhere).loginProviders).toMatchObject([
      { key: "github", name: "GitHub", issuer: null, clientId: null },
    ]);
  });

  it("[OPS-01] all wrong values are reported at once, and no secret", () => {
    const messages = settingsSentences({ PORT: "x", LOG_LEVEL: "x", SESSION_SECRET: "tooshort" });
    expect(messages).toHaveLength(3);
    expect(messages.join()).not.toContain("tooshort");
  });

  it("[OPS-01] the process ends with the sentence", () => {
    const { status, stderr } = spawnSync(process.execPath, [serverProgram("api")], {
      env: { PATH: process.env["PATH"] ?? "", PORT: "many" },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([78, "PORT is “many”, but allowed is a whole number from 0 to 65535.\n"]);
  });

  it.each([
    ["api", [], "catalog/categories.json is missing"],
    ["data", ["seed"], "catalog/categories.json is missing"],
    ["web", [], "site.json is missing"],
  ] as const)(
    "[PKG-08] [OPS-01] a folder of content that lacks a file ends %s with its name and the file's, and nothing is stored",
    (program, args, fault) => {
      const [content, data] = ["content", "data"].map((name) => mkdtempSync(join(tmpdir(), `kontor-${name}-`)));
      const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: data, CONTENT_DIR: content, PORT: "0" };
      const { status, stderr } = spawnSync(process.execPath, [serverProgram(program), ...args], {
        env,
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([78, `CONTENT_DIR=${content}: ${fault}\n`]);
      if (program === "web") expect(readdirSync(String(data))).toEqual([]);
    },
  );

  it("[OPS-01] a secret is generated once and stored, readable by its owner alone", () => {
    const directory = mkdtempSync(join(tmpdir(), "kontor-secret-"));
    const first = sessionSecret(null, directory);
    expect(first).toHaveLength(64);
    expect(sessionSecret(null, directory)).toBe(first);
    expect(statSync(join(directory, "session-secret")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(directory, "session-secret"), "utf8")).toBe(first);
    expect(sessionSecret("given".repeat(8), directory)).toBe("given".repeat(8));
  });
});
