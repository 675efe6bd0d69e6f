import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DraftAutosave, draftAutosave } from "#src/features/quotes/draft-autosave.ts";
import type { TermsValues } from "#src/features/quotes/terms-values.ts";
import { draftTerms } from "#src/features/quotes/use-draft-saving.ts";

const blank: TermsValues = {
  currency: "AED",
  incoterm: "DAP",
  place: "",
  leadTimeDaysMin: "",
  leadTimeDaysMax: "",
  paymentTerms: "",
  validUntil: "2026-12-06",
  vatRate: "500",
  freight: "",
  insurance: "",
  discount: "",
  notes: "",
  lines: [{ line: 1, offer: 1, isSubstitute: false, description: "tiles", quantity: "1", unit: "sqm", unitPrice: "" }],
};
const read = (kept: unknown) => draftTerms(kept, blank);
const typed = (unitPrice: string): TermsValues => ({
  ...blank,
  lines: blank.lines.map((line) => ({ ...line, unitPrice })),
});
const priceOf = ({ lines: [line] }: TermsValues) => line?.unitPrice;

function refusal(appCode: string) {
  return new TRPCClientError(appCode, { result: { error: { data: { appCode, state: "draft" } } } as never });
}

/** The platform's side of a draft, as worker/rfq/quotes/save-draft.ts has it; and the line to it. */
function makeOperator() {
  const operator = {
    version: 1,
    draft: JSON.stringify({}),
    line: "good" as "good" | "answers lost" | "dead" | "hung",
    calls: 0,
    save: async ({ version, draft }: { version: number; draft: object }) => {
      operator.calls += 1;
      if (operator.line === "hung") await new Promise(() => undefined);
      if (operator.line === "dead") throw new TRPCClientError("fetch failed");
      const isKept = operator.version === version + 1 && operator.draft === JSON.stringify(draft);
      if (operator.version !== version && !isKept) throw refusal("CONFLICT");
      operator.version = version + 1;
      operator.draft = JSON.stringify(draft);
      if (operator.line === "answers lost") throw new TRPCClientError("fetch failed");
      return { version: version + 1 };
    },
    seen: () => ({ version: operator.version, draft: JSON.parse(operator.draft) }),
    price: () => priceOf(read(JSON.parse(operator.draft))),
  };
  return operator;
}

function open(store: DraftAutosave, seen: ReturnType<ReturnType<typeof makeOperator>["seen"]>): TermsValues {
  const values = store.open(seen, read);
  store.start(seen.version);
  return values;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const A_SAVE = 2000;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows what was typed to who leaves at once and comes back to an older read, and saves on without a conflict", async () => {
  const operator = makeOperator();
  const old = operator.seen();
  const before = draftAutosave("quo_1", operator.save);
  open(before, old);
  before.change(typed("5"));
  before.leave();
  await pass(0);
  expect(operator.price()).toBe("5");
  const store = draftAutosave("quo_1", operator.save);
  expect(priceOf(open(store, old))).toBe("5");
  store.change(typed("6"));
  await pass(A_SAVE);
  expect([operator.price(), store.state().kind, kept.size]).toEqual(["6", "saved", 0]);
});

it("shows what was typed while it is still on its way", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_2", operator.save);
  open(store, operator.seen());
  store.change(typed("5"));
  store.leave();
  expect(priceOf(open(store, { version: 1, draft: {} }))).toBe("5");
  await pass(A_SAVE);
  expect([operator.price(), operator.version, store.state().kind]).toEqual(["5", 2, "saved"]);
});

it("takes what another device wrote when nothing of its own waits", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_3", operator.save);
  open(store, operator.seen());
  store.leave();
  await operator.save({ version: 1, draft: typed("9") });
  expect(priceOf(open(store, operator.seen()))).toBe("9");
});

it("brings newer text to the platform after an answer was lost, with nobody else involved", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_4", operator.save);
  open(store, operator.seen());
  operator.line = "answers lost";
  store.change(typed("5"));
  await pass(A_SAVE);
  expect(store.state().kind).toBe("unreachable");
  operator.line = "good";
  store.change(typed("55"));
  await pass(A_SAVE);
  expect([operator.price(), operator.version, store.state().kind]).toEqual(["55", 3, "saved"]);
});

it("brings newer text to the platform after a reload in which an answer was lost", async () => {
  const operator = makeOperator();
  const before = new DraftAutosave("quo_5", operator.save);
  open(before, operator.seen());
  operator.line = "answers lost";
  before.change(typed("5"));
  await pass(A_SAVE);
  before.change(typed("55"));
  before.leave();
  operator.line = "good";
  const store = new DraftAutosave("quo_5", operator.save);
  expect(priceOf(open(store, operator.seen()))).toBe("55");
  await pass(A_SAVE);
  expect([operator.price(), store.state().kind, kept.size]).toEqual(["55", "saved", 0]);
});

it("keeps lines typed without a connection through a reload", async () => {
  const operator = makeOperator();
  const before = new DraftAutosave("quo_6", operator.save);
  open(before, operator.seen());
  operator.line = "dead";
  before.change(typed("7"));
  await pass(A_SAVE);
  const store = new DraftAutosave("quo_6", operator.save);
  expect(priceOf(open(store, operator.seen()))).toBe("7");
  operator.line = "good";
  await pass(A_SAVE);
  expect([operator.price(), kept.size]).toEqual(["7", 0]);
});

it("after a conflict writes nothing until somebody decides for the own text", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_7", operator.save);
  open(store, operator.seen());
  await operator.save({ version: 1, draft: typed("9") });
  store.change(typed("5"));
  await pass(A_SAVE);
  expect([store.state().kind, operator.price()]).toEqual(["conflict", "9"]);
  await expect(store.versionToSend()).rejects.toThrow("CONFLICT");
  await store.keepMine(operator.version);
  expect([store.state().kind, operator.price(), await store.versionToSend()]).toEqual(["saved", "5", 3]);
});

it("asks again after a reload which of two texts stays, and takes theirs", async () => {
  const operator = makeOperator();
  const before = new DraftAutosave("quo_8", operator.save);
  open(before, operator.seen());
  await operator.save({ version: 1, draft: typed("9") });
  before.change(typed("5"));
  await pass(A_SAVE);
  const store = new DraftAutosave("quo_8", operator.save);
  expect(priceOf(open(store, operator.seen()))).toBe("5");
  expect(store.state().kind).toBe("conflict");
  store.takeTheirs(operator.version, typed("9"));
  store.change(typed("9"));
  await pass(A_SAVE);
  expect([operator.price(), operator.version, store.state().kind, kept.size]).toEqual(["9", 2, "saved", 0]);
  store.change(typed("10"));
  await pass(A_SAVE);
  expect([operator.price(), store.state().kind]).toEqual(["10", "saved"]);
});

it("does not send a quote whose last save may have arrived, and gives up a save that hangs", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_9", operator.save);
  open(store, operator.seen());
  operator.line = "hung";
  store.change(typed("5"));
  const version = store.versionToSend().catch((error: unknown) => error);
  await pass(20_000);
  expect(await version).toBeInstanceOf(TRPCClientError);
  operator.line = "good";
  await pass(4000);
  expect([operator.price(), await store.versionToSend()]).toEqual(["5", 2]);
});

it("saves nothing more once the quote is out", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_10", operator.save);
  open(store, operator.seen());
  store.change(typed("5"));
  store.forget();
  store.leave();
  await pass(60_000);
  expect([operator.calls, kept.size]).toEqual([0, 0]);
});

it("leaves nothing in the tab once all drafts were forgotten there", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_11", operator.save);
  open(store, operator.seen());
  store.change(typed("5"));
  kept.clear();
  operator.line = "dead";
  store.leave();
  await pass(A_SAVE);
  expect(kept.size).toBe(0);
});

it("drops a draft as it is now: after its last save, or as others left it", async () => {
  const operator = makeOperator();
  const store = new DraftAutosave("quo_12", operator.save);
  open(store, operator.seen());
  store.change(typed("5"));
  expect([await store.versionNow(1), operator.version]).toEqual([2, 2]);
  expect(await store.versionNow(7)).toBe(7);
});
