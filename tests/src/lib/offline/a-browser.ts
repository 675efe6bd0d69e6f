import { onlineManager } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import { createQueryClient } from "#src/lib/calls/query-client.ts";
import { createApiClient, createLoaderApi, refusalLink } from "#src/lib/calls/trpc.ts";
import { forgetAnswers } from "#src/lib/offline/forget-answers.ts";
import { noneGiven } from "#src/lib/offline/given-answers.ts";
import { SessionStore } from "#src/lib/session/session-store.ts";

type Network = "answers" | "is gone" | "is busy" | "refuses" | "has none";

const UNAUTHENTICATED = { error: { data: { appCode: "UNAUTHENTICATED" } } };
const NOT_FOUND = { error: { data: { appCode: "NOT_FOUND" } } };
const BUSY = { error: { data: { appCode: "UNAVAILABLE" } } };

/** What a browser has besides its pages, and the server behind it. */
export class Browser {
  readonly disk = new IDBFactory();
  readonly texts = new Map<string, string>();
  network: Network = "answers";
  answers: Record<string, unknown> = { "auth.session": { userId: "usr_a" } };
  /** Procedures in the order in which they were asked. */
  asked: string[] = [];

  constructor() {
    const { texts } = this;
    const storage = {
      get length() {
        return texts.size;
      },
      key: (place: number) => [...texts.keys()][place] ?? null,
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
      removeItem: (name: string) => void texts.delete(name),
    };
    const page = { indexedDB: this.disk, localStorage: storage, sessionStorage: { length: 0 } };
    vi.stubGlobal("window", Object.assign(new EventTarget(), page));
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    this.goOn(true);
  }

  goOn(onLine: boolean): void {
    this.network = onLine ? "answers" : "is gone";
    vi.stubGlobal("navigator", { onLine });
  }

  /** A page of its own, as after a reload, or in another tab. */
  open() {
    const noticeEnd = refusalLink(
      () => void session.lose(),
      () => void session.learnGrants(),
    );
    const client = createApiClient(
      noticeEnd,
      () =>
        ({ op }) =>
          observable((receiver) => {
            this.asked.push(op.path);
            if (this.network === "is gone") return receiver.error(new TRPCClientError("Failed to fetch"));
            const refusal = { refuses: UNAUTHENTICATED, "is busy": BUSY, "has none": NOT_FOUND, answers: undefined }[
              this.network
            ];
            if (refusal) return receiver.error(new TRPCClientError("", { result: refusal } as never));
            // As a network does, later.
            setTimeout(() => {
              receiver.next({ result: { data: this.answers[op.path] } });
              receiver.complete();
            });
          }),
    );
    // As each page believes at first.
    onlineManager.setOnline(true);
    const cache = createQueryClient();
    const api = createLoaderApi(client, cache);
    const session = new SessionStore({ loaderApi: api, queryClient: cache, mayBeSignedIn: true });
    return { client, cache, api, session };
  }

  /** The databases of answers that are there. */
  async databases(): Promise<(string | undefined)[]> {
    return (await this.disk.databases()).map(({ name }) => name);
  }

  /** Leaves nothing behind for the next test. */
  async close(): Promise<void> {
    this.texts.delete("answers-of");
    noneGiven();
    await forgetAnswers();
    await settled();
    vi.unstubAllGlobals();
  }
}

/** Until the disk has taken what it was given. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 60));
}
