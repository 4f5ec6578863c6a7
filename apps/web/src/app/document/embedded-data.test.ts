// How a page travels in the document: what goes in comes out, whatever stands in its texts.
import fc from "fast-check";
import { expect, it } from "vitest";
import { wholeText } from "./embedded-data.ts";
import { appScripts } from "./app-scripts.ts";
import { inlineScripts, wholeBlock, wholeDocument } from "./blocks.ts";

const drawn = "<html><head><script src=a></script></head><body><main>x</main></body></html>";

it("[LOC-16] a page comes out of the document as it went in, in front of the scripts that read it", () => {
  const awkward = fc.constantFrom("</script><script>alert(1)</script>", "<!--<script>", 'a "quoted" `word`', "\u2028");
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), awkward)), (texts) => {
      const page = { kind: "home", locale: "de", messages: { texts } } as never;
      const html = String(
        wholeDocument(drawn, { head: Buffer.from(""), ends: [wholeBlock(page), Buffer.from("<script>go()</script>")] }),
      );
      const [before, rest = ""] = html.split(`<main>x</main><script type="application/json" id="page-data">`);
      const [json = "", after] = rest.split("</script><script>go()");
      expect([before, after]).toEqual([`<!DOCTYPE html>${drawn.split("<main>")[0]}`, "</script></body></html>"]);
      expect(json).not.toContain("<");
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(page)));
    }),
  );
});

it("[LOC-16] a page and its shell stand in blocks of their own", () => {
  const shell = { locale: "en", messages: {} } as never;
  expect([wholeText(shell), wholeText({ locale: "en", messages: {}, kind: "home" } as never)]).toEqual([
    '<script type="application/json" id="shell-data">{"locale":"en","messages":{}}</script>',
    '<script type="application/json" id="page-data">{"locale":"en","messages":{},"kind":"home"}</script>',
  ]);
});

it("[OPS-07] the scripts that a policy names are those that run", () => {
  const document =
    '<head><script type="module" src="/a.js"></script></head><body><script type="application/ld+json">{}</script><script>go("ä")</script>';
  expect(inlineScripts(document)).toEqual(['go("ä")']);
});

it("[OPS-07] a script that got into what is read has no leave to run", () => {
  const document =
    "<body><main><script>stolen()</script></main><footer><script>too()</script></footer><script>go()</script></body>";
  expect(inlineScripts(document)).toEqual(["go()"]);
});

it("[LOC-16] a document is written with all that is added to it, letters of every length included", () => {
  const drawn = "<html><head><title>Ä €</title></head><body>😀<script>go()</script></body></html>";
  const html = String(wholeDocument(drawn, { head: Buffer.from("<meta ü/>") }));
  expect(html).toBe(`<!DOCTYPE html>${drawn.replace("</head>", "<meta ü/></head>")}`);
  expect(String(wholeDocument("plain", { head: Buffer.from("x"), begin: "y", ends: ["z"] }))).toBe("plain");
  const around = String(
    wholeDocument(drawn.replace("<body", "<body data-page"), {
      attributes: ' data-colour="dark"',
      head: Buffer.from(""),
      begin: "<p>ß</p>",
      ends: ["<b>€</b>", ""],
    }),
  );
  const inside = drawn
    .replace("<html", '<!DOCTYPE html><html data-colour="dark"')
    .replace("<body>", "<body data-page><p>ß</p>");
  expect(around).toBe(inside.replace("</body>", "<b>€</b></body>"));
});

it("[LOC-16] [OPS-07] the app comes once the page is drawn, at the first touch or never, and a policy names what of it stands in the document", () => {
  const [starting, waking, loginEnd] = ["start()", "wake()", "leave()"];
  const built = appScripts(
    { preloads: ["/a.js"], scripts: [{ attributes: { type: "module", async: true, src: "/app.js" }, code: "" }] },
    { starting, waking, loginEnd },
  );
  expect(built({}, ["/screen.js"])).toEqual({
    head: "",
    body: '<script data-app="/app.js" data-needs="/a.js /screen.js">start()</script>',
    inline: [starting],
  });
  expect(built({ still: true }, ["/screen.js"])).toEqual({
    head: "",
    body: '<script data-app="/app.js" data-needs="/a.js /screen.js">wake()</script>',
    inline: [waking],
  });
  expect(built({ whole: true }, []).head).toBe('<link rel="expect" href="#colours" blocking="render"/>');
  expect(built({ still: true, asks: "/api/what" }, []).body).toBe(
    '<script data-app="/app.js" data-needs="/a.js" data-asks="/api/what">wake()</script>',
  );
  expect(built({ still: true, own: true }, [])).toEqual({
    head: "",
    body: '<script data-app="/app.js" data-needs="/a.js">wake()</script><script>leave()</script>',
    inline: [waking, loginEnd],
  });
  expect(built({ unaddressed: true, own: true }, ["/screen.js"])).toEqual({
    head: "",
    body: "<script>leave()</script>",
    inline: [loginEnd],
  });
  expect(built({ still: true, preview: { name: "", note: "", path: "" } }, [])).toEqual({
    head: "",
    body: "",
    inline: [],
  });
  const developed = appScripts(
    { preloads: [], scripts: [{ attributes: { type: "module" }, code: 'import("/app")' }] },
    { starting, waking, loginEnd },
  );
  expect([developed({}, []), developed({ still: true }, []).inline]).toEqual([
    { head: "", body: '<script type="module">import("/app")</script>', inline: ['import("/app")'] },
    ['import("/app")'],
  ]);
});
