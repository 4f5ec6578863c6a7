// Which window a page is made for, by what a request says of it. [SHL-08]
import { describe, expect, it } from "vitest";
import { isNarrowRequest } from "./requested-viewport.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

describe("a request", () => {
  it.each([
    [{}, false],
    [{ "user-agent": phone }, true],
    [{ "user-agent": desktop }, false],
    [{ "user-agent": phone, cookie: "viewport=lg" }, false],
    [{ "user-agent": desktop, cookie: "a=1; viewport=xs" }, true],
    [{ "user-agent": phone, cookie: "viewport=huge" }, true],
    [{ "user-agent": desktop, "sec-ch-ua-mobile": "?1" }, true],
    [{ "user-agent": phone, "sec-ch-viewport-width": "1280" }, false],
  ] as const)("[SHL-08] with %j is for a narrow window: %s", (headers: Readonly<Record<string, string>>, isNarrow) =>
    expect(isNarrowRequest((name) => headers[name])).toBe(isNarrow),
  );
});
