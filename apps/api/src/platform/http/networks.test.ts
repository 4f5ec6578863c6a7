// What limits are counted by: operations, however their paths are spelt, and networks, however many addresses one line has. [OPS-08]
import { describe, expect, it } from "vitest";
import { isPrivateNetwork, networkOf } from "./network.ts";
import { running } from "../../../test/harness.ts";
import { filledCart } from "../../../test/customers.ts";

it("[OPS-08] [OPS2-4] knows addresses of no visitor from outside", () => {
  const own = [
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.1",
    "100.64.0.1",
    "100.127.255.1",
    "192.168.1.1",
    "127.0.0.1",
    "::1",
    "fd00::1",
    "fe80::1",
    "::ffff:10.0.0.1",
  ];
  const outside = [
    "172.32.0.1",
    "100.63.0.1",
    "100.128.0.1",
    "11.0.0.1",
    "203.0.113.1",
    "2001:db8::1",
    "::ffff:203.0.113.1",
  ];
  expect([...own, ...outside].map((address) => isPrivateNetwork(networkOf(address)))).toEqual([
    ...own.map(() => true),
    ...outside.map(() => false),
  ]);
});

it.each([
  ["203.0.113.1:50123", "203.0.113.1"],
  ["::ffff:cb00:7101", "203.0.113.1"],
  ["[::ffff:203.0.113.1]:443", "203.0.113.1"],
  ["64:ff9b::cb00:7101", "203.0.113.1"],
  ["64:ff9b::203.0.113.1", "203.0.113.1"],
  ["[2001:db8:1:2::3]:50123", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::3%eth0", "2001:db8:1:2::/64"],
  ["203.0.113.1:50123:1", "unknown"],
  ["203.0.113.1, 198.51.100.1", "unknown"],
  ["0x7f.1", "unknown"],
  ["", "unknown"],
])(
  "[OPS-08] [OPS2-4] [SEC2-7] counts a visitor as one network, however a gateway writes the address: %s",
  (written, network) => {
    expect(networkOf(written)).toBe(network);
  },
);

it("[OPS-08] [OPS2-4] says in the log that visitors may share one limit, once and without an address", async () => {
  const lines: string[] = [];
  const shop = await running(
    { AUTH_RATE_LIMIT: "2", LOG_LEVEL: "warn" },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  for (let at = 0; at < 6; at += 1)
    await shop.ask("POST", "/auth/local", { identifier: `${at}@example.test`, password: "xxxxxx" });
  await shop.close();
  const warnings = lines.filter((line) => line.includes("reached from a private address"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain("127.0.0.1");
});

describe("a limit of an account call", () => {
  it("[OPS-08] [SES-02] counts one operation under all spellings of its path", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10" });
    const spellings = [
      "/auth/local",
      "/auth/%6cocal",
      "/auth/l%6fcal",
      "/auth/lo%63al",
      "/%61uth/local",
      "/auth/local/",
      "/auth/loc%61l?x=1",
    ];
    const response = [];
    for (let index = 0; index < 21; index += 1)
      response.push(
        await shop.ask("POST", spellings[index % spellings.length] ?? "", {
          identifier: "a@example.test",
          password: "xxxxxx",
        }),
      );
    expect(response.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      ...Array.from({ length: 11 }, () => 429),
    ]);
    expect(response[10]?.body.error.name).toBe("RateLimitError");
    await shop.close();
  });

  it("[OPS-08] [SES-02] counts all addresses of a line of version 6 as one, and what is no address as one", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10", TRUST_PROXY: "on" });
    const passed = async (addressOf: (index: number) => string) => {
      const login = (index: number) =>
        shop.ask(
          "POST",
          "/auth/local",
          { identifier: `${index}@example.test`, password: "xxxxxx" },
          { "x-forwarded-for": addressOf(index) },
        );
      const response = await Promise.all(Array.from({ length: 25 }, (_, index) => login(index)));
      return response.filter(({ status }) => status !== 429).length;
    };
    expect(await passed((index) => `2001:db8:1:1::${index.toString(16)}`)).toBe(10);
    expect(await passed((index) => `not-an-ip-${index}`)).toBe(10);
    expect(await passed((index) => `2001:db8:1:${(index + 2).toString(16)}::1`)).toBe(25);
    await shop.close();
  });

  it("[OPS-08] [SES-02] [SEC2-7] an e-mail address where none is taken gives no further tries, and a block of version 6 has those of eight lines", async () => {
    const shop = await running({ AUTH_RATE_LIMIT: "10", TRUST_PROXY: "on" });
    const passed = async (
      count: number,
      path: string,
      bodyOf: (index: number) => object,
      addressOf: (index: number) => string,
    ) => {
      let open = 0;
      for (let index = 0; index < count; index += 1)
        open +=
          (await shop.ask("POST", path, bodyOf(index), { "x-forwarded-for": addressOf(index) })).status === 429 ? 0 : 1;
      return open;
    };
    const login = (index: number) => ({ identifier: `a${index}@example.test`, password: "xxxxxxxx" });
    const one = () => "198.51.100.1";
    expect(
      await passed(15, "/auth/local", (index) => ({ ...login(index), email: `d${index}@example.test` }), one),
    ).toBe(10);
    expect(await passed(15, "/auth/local", login, one)).toBe(0);
    const reset = { code: "c", password: "Passw0rd-one", passwordConfirmation: "Passw0rd-one" };
    expect(
      await passed(15, "/auth/reset-password", (index) => ({ ...reset, email: `d${index}@example.test` }), one),
    ).toBe(10);
    const inBlock = (index: number) => `2001:db8:77:${(index + 1).toString(16)}::1`;
    expect(await passed(90, "/auth/local", login, inBlock)).toBe(80);
    expect(await passed(1, "/auth/local", login, () => "2001:db8:78:1::1")).toBe(1);
    await shop.close();
  });

  it("[OPS-08] [CRT-04] voucher codes from one line of version 6 are sixty a minute, too", async () => {
    const shop = await running({ TRUST_PROXY: "on" });
    const cart = await filledCart(shop.ask);
    const attempt = (index: number) =>
      shop.ask(
        "PUT",
        `/shop/order/cart/${cart.id}/voucher`,
        { version: cart.version, code: `GUESS-${index}` },
        { "x-forwarded-for": `2001:db8:1:1::${index.toString(16)}` },
      );
    const statuses: number[] = [];
    // Ten at once: what seventy calls for one row wait for each other on a busy machine is not what is asked here.
    for (let round = 0; round < 7; round += 1) {
      const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => attempt(round * 10 + index)));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await shop.close();
  });
});

describe("a network", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["::FFFF:c633:6407", "198.51.100.7"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["not-an-ip-7", "unknown"],
    ["", "unknown"],
    [undefined, "unknown"],
  ])("[OPS-08] of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});
