import { describe, expect, it } from "vitest";
import { cutCsv } from "../../scripts/catalogue/cut-csv.ts";

async function blocksOf(text: string, least: number, piece = 7): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  const blocks: string[] = [];
  for await (const block of cutCsv(pieces(), least)) blocks.push(new TextDecoder().decode(block));
  return blocks;
}

describe("cutting a CSV file", () => {
  it("gives every block the header and whole rows", async () => {
    expect(await blocksOf("a,b\n1,2\n3,4\n5,6\n", 5)).toEqual(["a,b\n1,2\n3,4\n", "a,b\n5,6\n"]);
  });

  it("keeps a last row without an end, and a file that is smaller than a block", async () => {
    expect(await blocksOf("a\n1\n2", 2)).toEqual(["a\n1\n", "a\n2"]);
    expect(await blocksOf("a\n1\n2", 100)).toEqual(["a\n1\n2"]);
  });

  it("cuts neither within quotes nor within a letter", async () => {
    const rows = ['"تمر\n""فاخر""",1\n', '"x\ny",2\n'];
    expect(await blocksOf(`a,b\n${rows.join("")}`, 1, 3)).toEqual(rows.map((row) => `a,b\n${row}`));
  });

  it("gives a header alone, and an empty file, as they are", async () => {
    expect(await blocksOf("a,b\n", 5)).toEqual(["a,b\n"]);
    expect(await blocksOf("a,b", 5)).toEqual(["a,b"]);
    expect(await blocksOf("", 5)).toEqual([""]);
  });
});
