import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { claiming, outcomeOf, pngChunk, pngOf } from "./made-pictures.ts";
import { inserted, latin, SAMPLE_NAMES, sample, textOf } from "./samples.ts";

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
