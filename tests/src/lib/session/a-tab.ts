import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { vi } from "vitest";
import { createQueryClient } from "#src/lib/calls/query-client.ts";
import { createApiClient, createLoaderApi, refusalLink } from "#src/lib/calls/trpc.ts";
import { SessionStore } from "#src/lib/session/session-store.ts";

export const BUYER = { userId: "usr_1", name: "Buyer", isVerified: false };

/** A browser that shares its cookie, and so its server's answer, with other tabs. */
export const server = { session: null as object | null, calls: 0, refuse: false, isBusy: false };

export function openTab(mayBeSignedIn: boolean) {
  const answers: TRPCLink<never> = () => () =>
    observable((observer) => {
      server.calls += 1;
      if (server.isBusy) return observer.error(new TRPCClientError("Failed to fetch"));
      if (server.refuse) return observer.error(new TRPCClientError("", { result: refused } as never));
      observer.next({ result: { data: server.session } });
      observer.complete();
    });
  const noticeEnd = refusalLink(
    () => void store.lose(),
    () => void store.learnGrants(),
  );
  const queryClient = createQueryClient();
  const client = createApiClient(noticeEnd, answers as never);
  const loaderApi = createLoaderApi(client, queryClient);
  const store = new SessionStore({ loaderApi, queryClient, mayBeSignedIn });
  const runGuards = vi.fn(async () => {});
  store.joinTabs(runGuards);
  queryClient.setQueryData([["account", "profile"], { type: "query" }], { phone: "+971 50 123 4567" });
  const profile = () => queryClient.getQueryData([["account", "profile"], { type: "query" }]);
  return { store, client, loaderApi, runGuards, profile, seen: () => loaderApi.auth.session.getData() };
}

const refused = { error: { data: { appCode: "UNAUTHENTICATED" } } };

export class Wire {
  static tabs: Wire[] = [];
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    Wire.tabs.push(this);
  }
  postMessage(data: unknown) {
    for (const tab of Wire.tabs) if (tab !== this) tab.onmessage?.({ data });
  }
}
