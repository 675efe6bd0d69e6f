import { expect, it } from "vitest";
import { onlyReads } from "#worker/http/api-rules.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { post, siteOver } from "./support/site.ts";

it.each(["content.about", "rfq.track,content.about"])(
  "%s is asked for by GET: its input is no secret",
  async (reads) => {
    const site = siteOver(await freshDatabaseUrl());
    const answer = await site(`/api/trpc/${reads}?batch=1`, post({ 0: { locale: "ar" }, 1: { locale: "ar" } }));
    expect(await answer.text()).toContain("METHOD_NOT_SUPPORTED");
  },
);

it.each([
  ["GET", "/api/trpc/content.about", true],
  ["POST", "/api/trpc/rfq.track", true],
  ["POST", "/api/trpc/rfq.track,rfq.track", true],
  ["POST", "/api/trpc/rfq.track%2Crfq.submit", false],
  ["POST", "/api/trpc/rfq.submit", false],
  ["POST", "/api/avatar", false],
])("waits for the database as reads do where nothing is written: %s %s is %s", (method, path, isRead) => {
  expect(onlyReads({ method, path })).toBe(isRead);
});
