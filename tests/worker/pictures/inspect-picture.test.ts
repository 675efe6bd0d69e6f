import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { PictureRefusal } from "#worker/platform/pictures/picture.ts";
import { inserted, latin, SAMPLE_NAMES, sample, textOf } from "./samples.ts";

/** "type width×height" of a picture, or the flaw it is refused for; anything else thrown fails the test. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    const { type, width, height } = inspectPicture(bytes);
    return `${type} ${width}×${height}`;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.flaw;
    throw error;
  }
}

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** A chunk of PNG with its right checksum. */
function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const checked = Uint8Array.from([...latin(name), ...data]);
  return Uint8Array.from([...big(data.length), ...checked, ...big(crc32(checked))]);
}

function pngOf(width: number, height: number, ...chunks: Uint8Array[]): Uint8Array {
  const header = pngChunk("IHDR", Uint8Array.from([...big(width), ...big(height), 8, 6, 0, 0, 0]));
  const parts = [latin("\x89PNG\r\n\x1a\n"), header, ...chunks, pngChunk("IEND", latin(""))];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A sample whose claimed size is overwritten. */
function claiming(name: "jpeg" | "gif" | "webp" | "webpAlpha", width: number, height: number): Uint8Array {
  const bytes = sample(name);
  const view = new DataView(bytes.buffer);
  if (name === "jpeg") {
    const frame = textOf(bytes).indexOf("\xff\xc0");
    view.setUint16(frame + 5, height);
    view.setUint16(frame + 7, width);
  }
  if (name === "gif") {
    view.setUint16(6, width, true);
    view.setUint16(8, height, true);
  }
  if (name === "webp") {
    view.setUint16(26, width, true);
    view.setUint16(28, height, true);
  }
  if (name === "webpAlpha") {
    view.setUint32(24, width - 1, true);
    view.setUint32(27, height - 1, true);
  }
  return bytes;
}

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

describe("broken pictures", () => {
  it.each(SAMPLE_NAMES)("%s cut anywhere is refused", (name) => {
    const bytes = sample(name);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(outcomeOf(bytes.subarray(0, length)), `${length} bytes`).toMatch(/^(not_a_picture|broken_picture)$/);
    }
  });

  it("PNG with a wrong checksum, without data, without its palette, with an unknown needed chunk", () => {
    const spoiled = sample("png");
    spoiled[45] = (spoiled[45] ?? 0) ^ 1;
    const indexed = sample("pngPalette");
    const palette = textOf(indexed).indexOf("PLTE") - 4;
    const paletteEnd = palette + 12 + (indexed[palette + 3] ?? 0);
    const bare = Uint8Array.from([...indexed.subarray(0, palette), ...indexed.subarray(paletteEnd)]);
    const unknown = inserted(sample("png"), 33, pngChunk("NEED", latin("x")));
    expect([spoiled, pngOf(6, 4), bare, unknown].map(outcomeOf)).toEqual(Array(4).fill("broken_picture"));
  });

  it("JPEG of thousands of scans, GIF of thousands of large frames", () => {
    const jpeg = sample("jpeg");
    const scan = textOf(jpeg).indexOf("\xff\xda");
    const one = jpeg.subarray(scan, jpeg.length - 2);
    const many = inserted(jpeg, scan, Uint8Array.from(Array.from({ length: 64 }, () => [...one]).flat()));
    expect(outcomeOf(many)).toBe("broken_picture");
    const gif = claiming("gif", 4000, 4000);
    const frame = textOf(gif).indexOf("\x2c\0\0\0\0\x06\0");
    const frames = Array.from({ length: 16 }, () => [...gif.subarray(frame, gif.length - 1)]).flat();
    expect(outcomeOf(inserted(gif, frame, Uint8Array.from(frames)))).toBe("too_many_pixels");
  });

  it("whatever is changed in a sample, it is refused with a flaw or kept as a picture that reads the same again", () => {
    const change = fc.record({ at: fc.nat(1400), byte: fc.nat(255), count: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...SAMPLE_NAMES),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        (name, changes) => {
          let bytes: Uint8Array = sample(name);
          for (const { at, byte, count } of changes) {
            const place = at % bytes.length;
            if (count === 0) bytes[place] = byte;
            else bytes = inserted(bytes, place, new Uint8Array(count).fill(byte));
          }
          if (/^[a-z_]+$/.test(outcomeOf(bytes))) return;
          const { bytes: kept } = inspectPicture(bytes);
          expect(inspectPicture(kept).bytes).toEqual(kept);
        },
      ),
      { numRuns: 4000 },
    );
  });

  it("five megabytes of the worst are read in no time", () => {
    const five = 5 * 1024 * 1024;
    const fill = new Uint8Array(five).fill(0xff);
    fill[1] = 0xd8;
    const scan = textOf(sample("jpeg")).indexOf("\xff\xda");
    const stuffed = new Uint8Array(five);
    stuffed.set(sample("jpeg"));
    for (let at = scan + 14; at < five; at += 2) stuffed.set([0xff, 0], at);
    const comments = new Uint8Array(five).map((_, at) => [0xff, 0xfe, 0, 2][(at + 2) % 4] ?? 0);
    comments.set([0xff, 0xd8]);
    const start = Date.now();
    expect([fill, stuffed, comments].map(outcomeOf)).toEqual(Array(3).fill("broken_picture"));
    expect(Date.now() - start).toBeLessThan(3000);
  });
});
