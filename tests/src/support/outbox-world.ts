import { TRPCClientError } from "@trpc/client";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import type { ApiClient } from "#src/lib/calls/trpc.ts";
import type { UnsentMessage, Words } from "#src/lib/outbox/message-outbox.ts";
import type { SendingQueue } from "#src/lib/outbox/sending-queue.ts";

export const text = (content: string): Words => ({ kind: "text", content, phrase: null, files: [] });

/** A refusal as the server sends it. */
export function refusal(appCode: string, details: object = {}): TRPCClientError<never> {
  return TRPCClientError.from({ error: { message: appCode, code: -32000, data: { appCode, ...details } } } as never);
}

/** No answer at all. */
export const silence = () => new TRPCClientError<never>("no answer");

export interface Sent {
  /** The account in whose name it is sent. */
  as: string;
  conversationId: string;
  clientId: string;
  content: string;
  fileIds: string[];
}

/** A browser with a disk of its own, and a server that stores each `clientId` once. */
export class OutboxWorld {
  readonly disk = new IDBFactory();
  /** In the order in which the server stored them. */
  readonly stored: Sent[] = [];
  /** All tries, refused ones included. */
  readonly tries: Sent[] = [];
  /** Whose cookie the browser holds, and whom the page believes to be signed in. */
  cookie = "usr_a";
  believed = "usr_a";
  answer: (sent: Sent) => Promise<void> = async () => {};
  /** What was said of each upload in its address; `null` is a line that breaks. */
  readonly uploads: Record<string, string>[] = [];
  takeFile: (place: number) => { status: number; body: object } | null = (place) => ({
    status: 200,
    body: { id: `fil_${place}` },
  });

  /** Locks of the pages that are open: who waits for one runs when it is let go. */
  readonly #locks = new Map<string, Promise<void>>();
  #die = () => {};
  #death = new Promise<void>((resolve) => {
    this.#die = resolve;
  });

  /** Pages that die let go of what they held. */
  killPages(): void {
    this.#die();
    this.#death = new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  readonly #request = (name: string, run: () => Promise<void>): Promise<void> => {
    const before = this.#locks.get(name) ?? Promise.resolve();
    const turn = before.then(() => Promise.race([run(), this.#death]));
    this.#locks.set(name, turn);
    return turn;
  };

  /** What stands around the code in a browser; a reload finds the same disk. */
  standIn(): void {
    vi.stubGlobal("XMLHttpRequest", this.#uploading());
    vi.stubGlobal("navigator", { locks: { request: this.#request } });
    vi.stubGlobal("window", Object.assign(new EventTarget(), { indexedDB: this.disk }));
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  }

  #uploading() {
    const { uploads } = this;
    const take = (place: number) => this.takeFile(place);
    return class {
      upload: { onprogress?: (event: object) => void } = {};
      status = 0;
      responseText = "";
      #address = "";
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      onloadend?: () => void;
      open(_method: string, address: string) {
        this.#address = address;
      }
      abort() {
        this.onabort?.();
        this.onloadend?.();
      }
      send(blob: Blob) {
        const { searchParams } = new URL(this.#address, "http://mawrid.test");
        const place = uploads.push(Object.fromEntries(searchParams));
        this.upload.onprogress?.({ lengthComputable: true, loaded: blob.size / 2, total: blob.size });
        const answer = take(place);
        setImmediate(() => {
          if (!answer) return this.onerror?.();
          this.status = answer.status;
          this.responseText = JSON.stringify(answer.body);
          this.onload?.();
        });
      }
    };
  }

  readonly client = {
    messages: {
      send: {
        mutate: async (sent: Sent) => {
          this.tries.push(sent);
          if (sent.as !== this.cookie) throw refusal("CONFLICT", { state: "other_account" });
          await this.answer(sent);
          const before = this.stored.findIndex(({ clientId }) => clientId === sent.clientId);
          if (before < 0) this.stored.push(sent);
          const seq = before < 0 ? this.stored.length : before + 1;
          return { ...sent, id: `msg_${seq}`, seq, createdAt: seq, mine: true, context: null, files: [] };
        },
      },
    },
  } as unknown as ApiClient;

  /** A page that was just loaded: nothing in memory, the same disk. */
  async page(userId = "usr_a"): Promise<SendingQueue> {
    vi.resetModules();
    this.standIn();
    const { SendingQueue: Queue } = await import("#src/lib/outbox/sending-queue.ts");
    return new Queue({
      client: this.client,
      userId,
      isOwn: () => this.believed === userId,
      askWhetherOwn: async () => {
        this.believed = this.cookie;
        return this.cookie === userId;
      },
    });
  }
}

export const words = (list: readonly (Sent | UnsentMessage)[]) => list.map(({ content }) => content);
