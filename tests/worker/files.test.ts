import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { SECURITY_HEADERS } from "#worker/http/security-headers.ts";
import { createSite } from "#worker/http/site.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { sample } from "./pictures/samples.ts";
import { siteOver } from "./support/site.ts";

const NAME = "V1StGXR8_Z5jdHi6B-myT.png";
const PATH = `/files/avatars/${NAME}`;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  site = siteOver(await freshDatabaseUrl());
  await env.FILES.put(`avatars/${NAME}`, sample("png"), { httpMetadata: { contentType: "image/png" } });
});

describe("an avatar", () => {
  it("is served as what it is, for an hour, and sealed", async () => {
    const answer = await site(PATH);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(sample("png").length),
      "cache-control": "public, max-age=3600, must-revalidate",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      etag: expect.stringMatching(/^"\w+"$/),
    });
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer.headers.get(name)).toBe(value);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sample("png"));
  });

  it("answers HEAD with the same headers and nothing else", async () => {
    const [get, head] = [await site(PATH), await site(PATH, { method: "HEAD" })];
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    await get.body?.cancel();
  });

  it("is not sent again to who has it", async () => {
    const etag = (await site(PATH, { method: "HEAD" })).headers.get("ETag") ?? "";
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await site(PATH, { method, headers: { "If-None-Match": tags } });
        expect([answer.status, answer.headers.get("ETag"), (await answer.arrayBuffer()).byteLength]).toEqual([
          304,
          etag,
          0,
        ]);
        expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600, must-revalidate");
      }
    }
    expect((await site(PATH, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it("is gone within the hour that caches may keep it, once it is deleted", async () => {
    const name = "V1StGXR8_Z5jdHi6B-del.png";
    await env.FILES.put(`avatars/${name}`, sample("png"), { httpMetadata: { contentType: "image/png" } });
    const shown = await site(`/files/avatars/${name}`, { method: "HEAD" });
    const [age, ...rest] = (shown.headers.get("Cache-Control") ?? "").match(/max-age=(\d+)|must-revalidate/g) ?? [];
    expect(Number(age?.slice("max-age=".length))).toBeLessThanOrEqual(3600);
    expect(rest).toEqual(["must-revalidate"]);
    await env.FILES.delete(`avatars/${name}`);
    const asked = { "If-None-Match": shown.headers.get("ETag") ?? "" };
    expect((await site(`/files/avatars/${name}`, { headers: asked })).status).toBe(404);
  });

  it("of an unknown type is nothing to show", async () => {
    const name = "V1StGXR8_Z5jdHi6B-htm.png";
    await env.FILES.put(`avatars/${name}`, "<script>", { httpMetadata: { contentType: "text/html" } });
    expect((await site(`/files/avatars/${name}`)).headers.get("Content-Type")).toBe("application/octet-stream");
  });
});

describe("no other key is served", () => {
  beforeAll(async () => {
    await env.FILES.put("private/licence.pdf", "secret");
    await env.FILES.put("avatars/list.json", "secret");
  });

  it.each([
    "/files/avatars/V1StGXR8_Z5jdHi6B-non.png",
    "/files/avatars/",
    "/files/avatars",
    "/files/",
    "/files/avatars/list.json",
    "/files/private/licence.pdf",
    "/files/avatars/../private/licence.pdf",
    "/files/avatars/..%2Fprivate%2Flicence.pdf",
    "/files/avatars/%2e%2e/private/licence.pdf",
    "/files/avatars/..%5Cprivate%5Clicence.pdf",
    `/files/avatars/${NAME}/`,
    `/files/avatars/${NAME}%00`,
    `/files/avatars/${NAME}%0a`,
    `/files/avatars/x%2F${NAME}`,
    `/files/avatars/${NAME.replace("png", "PNG")}`,
    `/files/avatars/${NAME.replace("png", "svg")}`,
    "/files/avatars/%E0%A4%A",
  ])("%s", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await site(path, { method });
      expect(answer.status).toBe(404);
      const text = await answer.text();
      if (method === "GET") expect(JSON.parse(text).error.data.appCode).toBe("NOT_FOUND");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("and nothing is written here", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    expect((await site(PATH, { method: "POST", body: "x", headers })).status).toBe(404);
    expect((await site(PATH, { method: "PUT", body: "x", headers })).status).toBe(405);
    expect((await site(PATH, { method: "DELETE", headers })).status).toBe(405);
  });
});

it("a bucket that does not answer reads 503", async () => {
  expectConsoleErrors(1);
  const get = () => Promise.reject(new Error("get: We encountered an internal error. (10001)"));
  const broken = { ...env, FILES: { get } };
  const answer = await createSite().request(`https://mawrid.test${PATH}`, {}, broken, createExecutionContext());
  expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
});
