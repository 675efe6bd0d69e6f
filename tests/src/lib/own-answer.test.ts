import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { foreignRefusal, toCallFailure } from "#src/lib/calls/errors.ts";
import { browserLink, createApiClient } from "#src/lib/calls/trpc.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a call comes to where something on the way, or the server, answers this. */
async function failureAt(status: number, body: string, type = "text/html"): Promise<unknown> {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": type } }));
  const client = createApiClient(browserLink());
  return client.auth.session.query().then(
    () => expect.fail("it was answered"),
    (error: unknown) => error,
  );
}

it.each([
  [403, "<h1>Forbidden</h1>", "ON_THE_WAY"],
  [400, "", "ON_THE_WAY"],
  [403, '{"message":"blocked by policy"}', "ON_THE_WAY"],
  [413, "<h1>Payload too large</h1>", "TOO_LARGE"],
  [408, "", null],
  [425, "", null],
  [429, "slow down", null],
  [502, "<h1>Bad gateway</h1>", null],
])("knows an answer %i from the way, %s, as %s", async (status, body, refusal) => {
  const error = await failureAt(status, body);
  expect(error).toBeInstanceOf(TRPCClientError);
  expect(foreignRefusal(error)).toBe(refusal);
  expect(toCallFailure(error).code).toBe("UNAVAILABLE");
});

it.each([
  ["for one call", (envelope: object) => envelope],
  ["in a batch", (envelope: object) => [envelope]],
])("reads the server's own refusal %s", async (_form, pack) => {
  const envelope = { error: { message: "no", code: -32003, data: { appCode: "FORBIDDEN", state: "blocked" } } };
  const error = await failureAt(403, JSON.stringify(pack(envelope)), "application/json");
  expect(foreignRefusal(error)).toBeNull();
  expect(toCallFailure(error)).toMatchObject({ code: "FORBIDDEN", state: "blocked" });
});
