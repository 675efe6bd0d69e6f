import { describe, expect, it } from "vitest";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { PictureRefusal } from "#worker/platform/pictures/picture.ts";
import { inserted, latin, sample } from "./samples.ts";

describe("the parts of a JPEG", () => {
  const HEADER = "JFIF\0\x01\x01\x00\x00\x01\x00\x01";
  const ADOBE = "\xff\xee\x00\x0eAdobe\x00\x64\x00\x00\x00\x00\x01";
  const behindStart = (text: string) => inserted(sample("jpeg"), 2, latin(text));
  const cleaned = (text: string) => inspectPicture(behindStart(text)).bytes;

  it("stay where they say how it is drawn: the header without its thumbnail, Adobe's colours", () => {
    const bare = `\xff\xe0\x00\x10${HEADER}\0\0`;
    expect(cleaned(bare)).toEqual(behindStart(bare));
    expect(cleaned(`\xff\xe0\x00\x13${HEADER}\x01\x01SEC`)).toEqual(behindStart(bare));
    expect(cleaned(ADOBE)).toEqual(behindStart(ADOBE));
  });

  it.each([
    ["a header that is cut short", `\xff\xe0\x00\x0f${HEADER}\0`],
    ["an empty comment", "\xff\xfe\x00\x02"],
    ["more than Adobe's colours", `${ADOBE.replace("\x0e", "\x0f")}\0`],
  ])("go: %s", (_, text) => expect(cleaned(text)).toEqual(sample("jpeg")));

  it("are refused where one is shorter than its own length", () => {
    expect(() => cleaned("\xff\xfe\x00\x01")).toThrow(PictureRefusal);
  });
});

describe("the picture of a WebP", () => {
  it.each([
    ["a lossless frame's mark", "webpLossless", 20, 0x2e],
    ["a lossless frame's version", "webpLossless", 24, 0x30],
    ["the kind of a lossy frame", "webp", 20, 0x11],
    ["a lossy frame's mark", "webp", 23, 0x9c],
  ] as const)("is refused with %s changed", (_, name, at, byte) => {
    const bytes = sample(name);
    expect(bytes[at]).not.toBe(byte);
    bytes[at] = byte;
    expect(() => inspectPicture(bytes)).toThrow(PictureRefusal);
  });
});
