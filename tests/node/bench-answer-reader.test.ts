import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerReader } from "../../scripts/bench/answer-reader.ts";

const CHUNKED =
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX: 1\r\n\r\n3\r\nabc\r\n1a; x=y\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n";
const FIXED = "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nتمر\r\n";
const EMPTY = "HTTP/1.1 204 No Content\r\nDate: today\r\n\r\n";

/** Feeds an answer in pieces; gives how many of them it took. */
function feedIn(pieces: Buffer[], reader = new AnswerReader()): number {
  return pieces.findIndex((piece) => reader.feed(piece)) + 1;
}

describe("the reader of answers", () => {
  it("knows status and end of chunked, fixed and empty bodies", () => {
    for (const [answer, status] of [
      [CHUNKED, 200],
      [FIXED, 404],
      [EMPTY, 204],
    ] as const) {
      const reader = new AnswerReader();
      expect(feedIn([Buffer.from(answer)], reader)).toBe(1);
      expect(reader.status).toBe(status);
    }
  });

  it("keeps the text of refusals alone", () => {
    const refusal = new AnswerReader();
    feedIn([Buffer.from(FIXED)], refusal);
    expect(refusal.text).toBe("تمر\r\n");
    const silent = new AnswerReader();
    feedIn([Buffer.from(CHUNKED)], silent);
    expect(silent.text).toBe("");
  });

  it("ends with the last byte, wherever the network cuts", () => {
    const places = fc.uniqueArray(fc.nat({ max: CHUNKED.length }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(CHUNKED, FIXED, EMPTY), places, (answer, cuts) => {
        const bytes = Buffer.from(answer);
        const ends = [...cuts.filter((cut) => cut > 0 && cut < bytes.length).sort((a, b) => a - b), bytes.length];
        const pieces = ends.map((end, place) => bytes.subarray(ends[place - 1] ?? 0, end));
        expect(feedIn(pieces)).toBe(pieces.length);
      }),
    );
  });
});
