import { expect, it } from "vitest";
import { hashOf, seqIn } from "#src/features/messages/live/message-hash.ts";

it("reads back the number of a message, and no other hash", () => {
  expect(seqIn(hashOf(42))).toBe(42);
  expect(seqIn(`#${hashOf(7)}`)).toBe(7);
  for (const hash of ["", "message-", "message-0", "message-1x", "payments", "message-12345678901234"])
    expect(seqIn(hash)).toBeNull();
});
