// What a Strapi 5 answered to requests for content, compared with the embedded store with the same content in it: the same status, error, values and shape. [API-02]
import { beforeAll, describe, expect, it } from "vitest";
import { derivedId } from "./ids.ts";
import { editor, onlyContent } from "../../../test/content-store.ts";
import { differences } from "../../../test/differences.ts";
import { runningForFile, type Loose } from "../../../test/harness.ts";
import { account } from "../../../test/customers.ts";
import { contentRecordings, recorded, type Recording } from "../../../test/recordings.ts";
import { recordedDocuments, recordedImages } from "../../../test/recorded-world.ts";

const recordings = contentRecordings.map((name) => [name, recorded(name)] as const);

/** Ids of the recorded server, and what they are here. */
const ids: Readonly<Record<string, string>> = {
  k5thw03h9l5ghbv41e9ilmk3: derivedId("page", "hosting"),
  ph6wu9lqhubmr2lbj2jb91lc: derivedId("page", "secret-draft"),
};

/** Named in the contract as different: drafts need a right. */
const forEditors = [
  "content/draft-find-one-status-draft",
  "content/published-has-draft-too",
  "content/list-has-published-version",
];

const shop = await runningForFile();
const people = { editor: "", customer: "" };

beforeAll(async () => {
  const { faults } = await onlyContent(shop.api.database, recordedDocuments, recordedImages);
  expect(faults).toEqual([]);
  people.editor = (await editor(shop)).authorization;
  people.customer = (await account(shop.ask)).auth["authorization"] ?? "";
});

const requests = async ({ request }: Recording, as: string | undefined) => {
  const path = Object.entries(ids).reduce((text, [there, here]) => text.replaceAll(there, here), request.path);
  const answer = await shop.api.inject({
    method: request.method as "GET",
    url: encodeURI(path).replaceAll("%25", "%"),
    headers: { ...request.headers, ...(as === undefined ? {} : { authorization: as }) },
    ...(request.body === undefined ? {} : { payload: request.body as object }),
  });
  const isJson = String(answer.headers["content-type"]).includes("json");
  return {
    status: answer.statusCode,
    body: isJson ? (JSON.parse(answer.payload) as Loose) : answer.payload,
    type: answer.headers["content-type"],
  };
};

const bearerOf = (name: string, { request }: Recording): string | undefined => {
  if (forEditors.includes(name) || request.authorization?.includes("api-token") === true) return people.editor;
  return request.authorization === undefined ? undefined : people.customer;
};

describe("the embedded store answers as the recorded Strapi", () => {
  it.each(recordings)("[API-02] %s", async (name, recording) => {
    const { response } = recording;
    if (name === "media/image-file") return;
    const { status, body } = await requests(recording, bearerOf(name, recording));
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(response.status);
    if (status >= 400)
      // Answers of both formats are the same where they are refusals.
      expect(body).toEqual(response.body);
    else if (status < 400 && typeof response.body === "object")
      expect(differences(response.body, body, "")).toEqual([]);
  });

  it("[API-02] [CNT-07] a file of an upload is there under its url, as a picture that may be cached", async () => {
    const { body } = await shop.ask("GET", "/blog-posts?filters[slug]=post-3&populate=cover");
    const { cover } = body.data[0];
    expect(Object.keys(cover.formats).toSorted()).toEqual([
      "large",
      "medium",
      "small",
      "thumbnail",
      "xlarge",
      "xsmall",
    ]);
    const answer = await shop.api.inject({ url: cover.formats.small.url });
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "public, max-age=31536000, immutable",
    ]);
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    const again = await shop.api.inject({
      url: cover.formats.small.url,
      headers: { "if-none-match": String(answer.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
    const weighed = (await shop.ask("GET", "/blog-posts?filters[slug]=post-3&populate=cover")).body.data[0].cover
      .formats.small;
    expect(weighed.sizeInBytes).toBe(answer.rawPayload.length);
  });

  it("[API-02] [SES-13] a token that does not hold closes public reads, too", async () => {
    const actual = await shop.ask("GET", "/pages", undefined, { authorization: "Bearer x.y.z" });
    expect([actual.status, actual.body.error.name]).toEqual([401, "UnauthorizedError"]);
  });

  it("[ADM-03] [API-02] drafts are for those who may enter the admin area", async () => {
    for (const path of [
      "/pages?status=draft",
      `/pages/${ids["ph6wu9lqhubmr2lbj2jb91lc"]}?status=draft`,
      "/site?status=draft",
    ]) {
      expect((await shop.ask("GET", path)).body.error).toMatchObject({
        status: 403,
        message: "Drafts need a preview token",
      });
      expect((await shop.ask("GET", path, undefined, { authorization: people.customer })).status).toBe(403);
      expect((await shop.ask("GET", path, undefined, { authorization: people.editor })).status).toBe(200);
    }
  });
});
