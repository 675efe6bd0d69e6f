import fc from "fast-check";
import { expect, it } from "vitest";
import {
  furthest,
  lastOfOther,
  mergeMessages,
  notStored,
  placesOf,
  type StoredMessage,
  seamlessUpTo,
  tickOf,
} from "#src/features/messages/live/conversation.ts";

const message = (seq: number): StoredMessage => ({
  id: `msg_${seq}`,
  seq,
  mine: seq % 2 === 0,
  kind: "text",
  content: `رسالة ${seq}`,
  phrase: null,
  context: null,
  files: [],
  clientId: `c-${seq}`,
  createdAt: 1_700_000_000_000 + seq,
});

it("shows each message once, in the order of the numbers, however they arrive", () => {
  const arrivals = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(arrivals, (batches) => {
      const known = batches.reduce<StoredMessage[]>((all, batch) => mergeMessages(all, batch.map(message)), []);
      const expected = [...new Set(batches.flat())].sort((one, other) => one - other);
      expect(known.map(({ seq }) => seq)).toEqual(expected);
    }),
  );
});

it("asks on from where nothing is missing, not from the newest that was heard", () => {
  expect(seamlessUpTo([])).toBe(0);
  expect(seamlessUpTo([51, 52, 53].map(message))).toBe(53);
  expect(seamlessUpTo([51, 52, 55, 56].map(message))).toBe(52);
});

it("ticks a message by how far the other side has come", () => {
  const marks = { otherReadSeq: 3, otherDeliveredSeq: 5 };
  expect([3, 4, 5, 6].map((seq) => tickOf(seq, marks))).toEqual(["read", "delivered", "delivered", "sent"]);
});

it("keeps the object of a message that is known, so that nothing is drawn twice", () => {
  const known = [1, 2].map(message);
  const merged = mergeMessages(known, [1, 2, 3].map(message));
  expect(merged[0]).toBe(known[0]);
  expect(merged).toHaveLength(3);
});

it("has read what the other side wrote, as far as nothing is missing", () => {
  expect(lastOfOther([1, 2, 3, 4].map(message))).toBe(3);
  expect(lastOfOther([2, 4].map(message))).toBe(0);
  expect(lastOfOther([3, 4, 7].map(message))).toBe(3);
  expect(lastOfOther([message(2), { ...message(3), kind: "context" }])).toBe(0);
});

it("takes no tick back", () => {
  const [early, late] = [
    { otherReadSeq: 2, otherDeliveredSeq: 9 },
    { otherReadSeq: 5, otherDeliveredSeq: 5 },
  ];
  expect(furthest(early, late)).toEqual({ otherReadSeq: 5, otherDeliveredSeq: 9 });
});

it("leaves what was refused where it was written, and what waits at the end", () => {
  const failed = (id: string, afterSeq?: number) => ({ id, state: "failed" as const, afterSeq });
  const [waiting, old] = [{ id: "waiting", state: "sending" as const, afterSeq: 4 }, failed("old")];
  const unsent = [failed("far", 1), failed("one", 5), failed("other", 5), waiting, old, failed("new", 8)];
  const { before, end } = placesOf(unsent, [4, 5, 7, 8].map(message));
  const names = [...before].map(([id, ones]) => [id, ones.map((one) => one.id)]);
  expect(Object.fromEntries(names)).toEqual({ msg_4: ["far"], msg_7: ["one", "other"] });
  expect(end.map(({ id }) => id)).toEqual(["waiting", "old", "new"]);
});

it("shows of the outbox only what the conversation does not show", () => {
  const unsent = [{ clientId: "c-2" }, { clientId: "c-3" }, { clientId: "new" }];
  expect(notStored(unsent, [1, 2, 3].map(message))).toEqual([{ clientId: "c-3" }, { clientId: "new" }]);
});
