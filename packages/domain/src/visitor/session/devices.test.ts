// Devices in words, by what browsers call themselves. [ACC-04]
import { describe, expect, it } from "vitest";
import { deviceOf, deviceText } from "#visitor/session";

describe("the device of a login", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0",
      "Firefox on Windows",
      "Firefox unter Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
      "Edge on Windows",
      "Edge unter Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
      "Safari on an iPhone",
      "Safari auf dem iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
      "Chrome unter Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64)", "A browser on Linux", "Ein Browser unter Linux"],
    ["Firefox/1", "Firefox", "Firefox"],
    ["curl/8.5.0", "Unknown device", "Unbekanntes Gerät"],
    [undefined, "Unknown device", "Unbekanntes Gerät"],
  ])("[ACC-04] is named by browser and system: %s", (userAgent, en, de) => {
    const device = deviceOf(userAgent);
    expect([deviceText(device, "en"), deviceText(device, "de")]).toEqual([en, de]);
  });
});
