import { describe, expect, it } from "vitest";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { claiming, outcomeOf, pngChunk, pngOf } from "./made-pictures.ts";
import { inserted, latin, SAMPLE_NAMES, sample, textOf } from "./samples.ts";

describe("pictures", () => {
  it.each(SAMPLE_NAMES)("%s is read with its size, and is the same when read again", (name) => {
    const type = /^(jpeg|png|gif|webp)/.exec(name)?.[1];
    expect(outcomeOf(sample(name))).toBe(`image/${type} 6×4`);
    const { bytes } = inspectPicture(sample(name));
    expect(inspectPicture(bytes).bytes).toEqual(bytes);
  });

  it.each([
    "jpeg",
    "jpegProgressive",
    "png",
    "gif",
    "gifMoving",
    "webp",
    "webpLossless",
    "webpAlpha",
    "webpMoving",
  ] as const)("%s without notes stays as it was", (name) =>
    expect(inspectPicture(sample(name)).bytes).toEqual(sample(name)),
  );

  it.each(["jpegNoted", "pngNoted", "webpNoted"] as const)(
    "%s loses place, device and XMP, not its colours",
    (name) => {
      expect(textOf(sample(name))).toContain("SECRET-NOTE");
      const cleaned = textOf(inspectPicture(sample(name)).bytes);
      expect(cleaned).not.toMatch(/SECRET|Exif|EXIF|eXIf|XMP|xmpmeta|adobe/);
      if (name !== "pngNoted") expect(cleaned).toMatch(/ICC_PROFILE|ICCP/);
    },
  );

  it("WebP no longer announces the notes that are gone", () => {
    expect((sample("webpNoted")[20] ?? 0) & 0x0c).not.toBe(0);
    expect(inspectPicture(sample("webpNoted")).bytes[20]).toBe(0x20);
  });

  it("JPEG loses comments, foreign application data and the thumbnail of its header", () => {
    const comment = latin("\xff\xfe\x00\x08SECRET");
    const iptc = latin("\xff\xed\x00\x08SECRET");
    const thumbnail = latin("\xff\xe0\x00\x13JFIF\0\x01\x01\x00\x00\x01\x00\x01\x01\x01SEC");
    const cleaned = inspectPicture(inserted(sample("jpeg"), 2, Uint8Array.from([...thumbnail, ...comment, ...iptc])));
    expect(textOf(cleaned.bytes)).not.toContain("SEC");
  });

  it.each(["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt", "acTL", "fdAT"])("PNG loses %s", (name) => {
    const chunk = pngChunk(name, latin("key\0<script>alert(1)</script>"));
    const { bytes } = inspectPicture(inserted(sample("png"), 33, chunk));
    expect(bytes).toEqual(sample("png"));
  });

  it("GIF loses comments and what programs put in, and keeps its looping", () => {
    const moving = sample("gifMoving");
    const looping = textOf(moving).indexOf("NETSCAPE2.0") - 3;
    const notes = latin("\x21\xfe\x06SECRET\0\x21\xff\x0bXMP DataXMP\x06SECRET\0\x21\x01\x06SECRET\0");
    expect(looping).toBeGreaterThan(0);
    expect(inspectPicture(inserted(moving, looping, notes)).bytes).toEqual(moving);
  });
});

describe("what is no picture", () => {
  it.each([
    ["nothing", ""],
    ["text", "hello"],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["SVG behind a declaration", '<?xml version="1.0"?><svg/>'],
    ["PDF", "%PDF-1.7\n1 0 obj"],
    ["BMP", "BM\x3a\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00"],
    ["AVIF", "\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf"],
    ["TIFF", "II*\x00\x08\x00\x00\x00"],
    ["ZIP", "PK\x03\x04"],
    ["sound in RIFF", "RIFF\x24\x00\x00\x00WAVEfmt "],
    ["a picture behind a blank", " GIF89a"],
  ])("%s", (_, text) => expect(outcomeOf(latin(text))).toBe("not_a_picture"));

  it.each([
    ["GIF89a and a script", "GIF89a/*<script>alert(1)</script>*/=1;"],
    ["GIF89a alone", "GIF89a"],
    ["a JPEG's first bytes and markup", "\xff\xd8\xff<script>alert(1)</script>"],
    ["a PNG's first bytes and markup", "\x89PNG\r\n\x1a\n<script>alert(1)</script>"],
    ["a WebP's first bytes and markup", "RIFF\x10\x00\x00\x00WEBP<html>alert(1)"],
  ])("%s", (_, text) => expect(outcomeOf(latin(text))).toMatch(/^(broken_picture|too_many_pixels)$/));

  it("a palette that reads as HTML", () => {
    const data = sample("png").subarray(33);
    const palette = pngChunk("PLTE", latin("<html><script>"));
    const bytes = pngOf(6, 4, palette, data.subarray(0, data.length - 12));
    expect(outcomeOf(bytes)).toBe("not_a_picture");
  });

  it.each(["<script>alert(1)</script>", "PK\x03\x04evil.zip", "%PDF-1.7", "GIF89a", "\0\0\0\0"])(
    "%j behind the end of a picture is cut off",
    (tail) => {
      for (const name of SAMPLE_NAMES) {
        const polyglot = Uint8Array.from([...sample(name), ...latin(tail)]);
        expect(inspectPicture(polyglot).bytes, name).toEqual(inspectPicture(sample(name)).bytes);
      }
    },
  );
});

describe("sizes", () => {
  it.each([
    ["PNG", () => pngOf(20_000, 20_000, pngChunk("IDAT", latin("x")))],
    ["PNG of the largest numbers", () => pngOf(0xffffffff, 0xffffffff, pngChunk("IDAT", latin("x")))],
    ["JPEG", () => claiming("jpeg", 20_000, 20_000)],
    ["GIF", () => claiming("gif", 20_000, 20_000)],
    ["WebP", () => claiming("webp", 16_000, 16_000)],
    ["WebP's canvas", () => claiming("webpAlpha", 20_000, 20_000)],
    ["one side", () => pngOf(4097, 1, pngChunk("IDAT", latin("x")))],
    ["the area alone", () => pngOf(4096, 4000, pngChunk("IDAT", latin("x")))],
  ])("too large: %s", (_, make) => expect(outcomeOf(make())).toBe("too_many_pixels"));

  it("just right, and none at all", () => {
    expect(outcomeOf(pngOf(4000, 4000, pngChunk("IDAT", latin("x"))))).toBe("image/png 4000×4000");
    expect(outcomeOf(pngOf(0, 4, pngChunk("IDAT", latin("x"))))).toBe("broken_picture");
    expect(outcomeOf(claiming("jpeg", 6, 0))).toBe("broken_picture");
  });

  it("claimed by the container but not by its picture", () => {
    expect(outcomeOf(claiming("webpAlpha", 60, 40))).toBe("broken_picture");
    expect(outcomeOf(claiming("gif", 3, 2))).toBe("broken_picture");
  });
});
