import { TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answering, answeringLink, createApiClient } from "#src/lib/calls/trpc.ts";
import { answerLink, keepFor, keepForLast, keepNothing, keepRead } from "#src/lib/offline/answer-link.ts";
import { givenAnswers } from "#src/lib/offline/given-answers.ts";
import { keptOwner, LONGEST_MS } from "#src/lib/offline/kept-answers.ts";

const UNAUTHENTICATED = { error: { data: { appCode: "UNAUTHENTICATED" } } };

/** What the network does with a call. */
let network: "answers" | "is gone" | "hangs" | "refuses";
/** What the server answers by procedure. */
let answers: Record<string, unknown>;
let disk: IDBFactory;

const client = createApiClient(
  answeringLink(),
  () =>
    ({ op }) =>
      observable((receiver) => {
        if (network === "hangs") return;
        if (network === "is gone") return receiver.error(new TRPCClientError("Failed to fetch"));
        if (network === "refuses") return receiver.error(new TRPCClientError("", { result: UNAUTHENTICATED } as never));
        // As a network does, later.
        setTimeout(() => {
          receiver.next({ result: { data: answers[op.path] } });
          receiver.complete();
        });
      }),
);

const storage = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
};

const databases = async () => (await disk.databases()).map(({ name }) => name);
/** Until the disk has taken what it was given. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));
const page = { items: [{ reference: "Q-1" }], total: 1 };

beforeEach(() => {
  disk = new IDBFactory();
  vi.stubGlobal("window", { indexedDB: disk, localStorage: storage() });
  answering.link = answerLink;
  network = "answers";
  answers = { "quotes.mine": page, "auth.session": { userId: "usr_a" }, "account.profile": { phone: "+971" } };
  keepFor("usr_a");
});
afterEach(() => {
  keepNothing();
  delete answering.link;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quotes = () => client.quotes.mine.query({ page: 1 });

it("gives what was read last where the network is gone, and says from when it is until something is answered", async () => {
  await quotes();
  await settled();
  network = "is gone";
  expect(await quotes()).toEqual(page);
  expect(Date.now() - (givenAnswers().get("quotes.mine") ?? 0)).toBeLessThan(5000);
  network = "answers";
  answers["quotes.mine"] = { items: [], total: 0 };
  expect(await quotes()).toEqual({ items: [], total: 0 });
  expect(givenAnswers().size).toBe(0);
});

it("keeps no other question's answer, and none of what is not on its list", async () => {
  await quotes();
  await client.account.profile.query();
  await settled();
  network = "is gone";
  await expect(client.quotes.mine.query({ page: 2 })).rejects.toThrow("Failed to fetch");
  await expect(client.account.profile.query()).rejects.toThrow("Failed to fetch");
});

it("gives it as well where the line hangs, after six seconds", async () => {
  await quotes();
  await settled();
  network = "hangs";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = quotes();
  const hear = vi.fn();
  void asked.then(hear);
  await vi.advanceTimersByTimeAsync(5900);
  expect(hear).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(await asked).toEqual(page);
});

it("gives nothing for a refusal, and nothing that is older than a week", async () => {
  const { now } = Date;
  await quotes();
  await settled();
  network = "refuses";
  await expect(quotes()).rejects.toThrow();
  network = "is gone";
  vi.spyOn(Date, "now").mockImplementation(() => now() + LONGEST_MS);
  await expect(quotes()).rejects.toThrow("Failed to fetch");
});

it("goes on with the account that was here last when a page begins without a network", async () => {
  await client.auth.session.query();
  await settled();
  network = "is gone";
  keepForLast();
  expect(await client.auth.session.query()).toEqual({ userId: "usr_a" });
});

it("forgets everything once nobody is signed in", async () => {
  await quotes();
  await settled();
  expect(await databases()).toEqual(["mawrid-answers:usr_a"]);
  answers["auth.session"] = null;
  await client.auth.session.query();
  await vi.waitFor(async () => expect([await databases(), keptOwner()]).toEqual([[], null]));
  network = "is gone";
  keepForLast();
  await expect(quotes()).rejects.toThrow("Failed to fetch");
});

it("shows another account nothing, and forgets what the first one left", async () => {
  await quotes();
  await settled();
  answers["auth.session"] = { userId: "usr_b" };
  await client.auth.session.query();
  await vi.waitFor(async () => expect(await databases()).toEqual(["mawrid-answers:usr_b"]));
  network = "is gone";
  await expect(quotes()).rejects.toThrow("Failed to fetch");
});

it("keeps nothing that was asked for the account before, and nothing after another tab has signed out", async () => {
  const late = quotes();
  keepFor("usr_b");
  await late;
  await settled();
  expect(await databases()).toEqual([]);
  window.localStorage.removeItem("answers-of");
  await quotes();
  await settled();
  await vi.waitFor(async () => expect(await databases()).toEqual([]));
});

it("keeps of a conversation its end alone, with what came by its room", async () => {
  answers["messages.page"] = { items: [1] };
  await client.messages.page.query({ id: "cnv_1" });
  await client.messages.page.query({ id: "cnv_1", before: 9 });
  await settled();
  keepRead("messages.page", { id: "cnv_1" }, { items: [1, 2] });
  await settled();
  network = "is gone";
  expect(await client.messages.page.query({ id: "cnv_1" })).toEqual({ items: [1, 2] });
  await expect(client.messages.page.query({ id: "cnv_1", before: 9 })).rejects.toThrow();
});
