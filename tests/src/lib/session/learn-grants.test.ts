import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "#src/lib/calls/query-client.ts";
import { createApiClient, createLoaderApi } from "#src/lib/calls/trpc.ts";
import { SessionStore } from "#src/lib/session/session-store.ts";

afterEach(() => vi.unstubAllGlobals());

it("learns other grants after a refusal, and lets the guards decide again only where they changed", async () => {
  const server = { session: { userId: "usr_1", grants: ["money", "operators"] } };
  const answers: TRPCLink<never> = () => () =>
    observable((observer) => {
      observer.next({ result: { data: server.session } });
      observer.complete();
    });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sessionStorage: { length: 0 } }));
  const queryClient = createQueryClient();
  const loaderApi = createLoaderApi(createApiClient(answers as never), queryClient);
  const store = new SessionStore({ loaderApi, queryClient, mayBeSignedIn: true });
  const runGuards = vi.fn(async () => {});
  store.joinTabs(runGuards);
  await store.read();
  server.session = { userId: "usr_1", grants: ["money"] };
  await store.learnGrants();
  expect(loaderApi.auth.session.getData()).toMatchObject({ grants: ["money"] });
  expect(runGuards).toHaveBeenCalledTimes(1);
  await store.learnGrants();
  expect(runGuards).toHaveBeenCalledTimes(1);
});
