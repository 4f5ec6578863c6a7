// The containers of the compose file write nowhere but where they must, have no rights, users of their own and bounds, and the proxy has no way to the database. [OPS-01] [OPS-07]
import { readFileSync } from "node:fs";
import { load, YAML11_SCHEMA } from "js-yaml";
import { describe, expect, it } from "vitest";
import { at } from "./lib/places.mjs";

interface Service {
  readonly [key: string]: unknown;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
}

const text = readFileSync(at("deploy/compose.yaml"), "utf8");
const { services, networks } = load(text, { schema: YAML11_SCHEMA }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};
const container = readFileSync(at("deploy/Containerfile"), "utf8");

describe.each(Object.entries(services))("the container of %s", (_, service) => {
  it("[OPS-07] writes to no file of its image and gains no right", () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    for (const right of ["cap_add", "privileged", "devices", "pid", "ipc", "network_mode", "userns_mode"])
      expect(service).not.toHaveProperty(right);
    expect(service.volumes?.filter((volume) => volume.includes("docker.sock"))).toEqual([]);
  });

  it("[OPS-07] has a user of its own, and memory, processes and temporary files have bounds", () => {
    expect(service["user"]).toMatch(/^(?!root$|0(?::|$))[a-z\d]/);
    expect(service["mem_limit"]).toMatch(/^\d+[mg]$/);
    expect(service["pids_limit"]).toBeLessThanOrEqual(256);
    expect(service.tmpfs?.length).toBeGreaterThan(0);
    for (const each of service.tmpfs ?? []) expect(each).toMatch(/:size=\d+m,mode=1777$/);
  });
});

it("[OPS-07] the database is in a network of its own, which leads nowhere and has no proxy in it", () => {
  expect(networks).toEqual({ front: null, back: { internal: true } });
  expect(Object.fromEntries(Object.entries(services).map(([name, service]) => [name, service.networks]))).toEqual({
    database: ["back"],
    "shop-1": ["front", "back"],
    "shop-2": ["front", "back"],
    proxy: ["front"],
  });
});

it("[OPS-07] the proxy alone has a port, on this machine unless a setting says otherwise, above those that need rights", () => {
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(open).toEqual([["proxy", "${HTTP_ADDRESS:-127.0.0.1}:${HTTP_PORT:-8080}:8080"]]);
});

it("[OPS-01] the shop's user is that of its image, and its data is in the only folder that it writes to", () => {
  const user = /^USER (.*)$/m.exec(container)?.[1];
  for (const name of ["shop-1", "shop-2"]) {
    expect(services[name]?.["user"]).toBe(user);
    const mounted = services[name]?.volumes ?? [];
    expect(mounted.filter((volume) => !volume.endsWith(":ro")).map((volume) => volume.split(":")[1])).toEqual([
      /^VOLUME (.*)$/m.exec(container)?.[1],
    ]);
    // The provider's folder, which it only reads. [PKG-08]
    expect(mounted.filter((volume) => volume.endsWith(":ro"))).toEqual(["${CONTENT_FOLDER:-../content}:/content:ro"]);
    expect(services[name]?.["environment"]).toMatchObject({ CONTENT_DIR: "/content" });
  }
});

it("[OPS-01] what the proxy makes of nginx.conf has its port, its addresses and nothing that root would have to write", () => {
  const conf = readFileSync(at("deploy/nginx.conf"), "utf8");
  const edits = [
    ...JSON.stringify(services["proxy"]?.["command"]).matchAll(/s([/|])((?:(?!\1).)+)\1((?:(?!\1).)+)\1/g),
  ];
  const made = edits.reduce(
    (so, [, , from = "", to = ""]) => (from.startsWith("#") ? so : so.replaceAll(new RegExp(from, "gm"), to)),
    conf,
  );
  expect(made).toMatch(/^ +listen 8080;$/m);
  expect(made).toMatch(/^pid \/tmp\/nginx\.pid;$/m);
  expect(made).toContain("server shop-1:3000");
  expect(made).not.toMatch(/listen (80|\d{1,3});|\/run\/nginx|server 127\.0\.0\.1:300\d/);
});
