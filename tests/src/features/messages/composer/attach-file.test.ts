import { describe, expect, it } from "vitest";
import { MAX_MESSAGE_FILE_BYTES, MAX_VOICE_MS } from "#domain/messaging/message-files.ts";
import { MAX_FILES_PER_MESSAGE, MAX_MESSAGE } from "#domain/messaging/send-message.ts";
import {
  flawOf,
  kindOfFile,
  MOST_BYTES,
  MOST_FILES,
  readyFile,
  renamed,
  shortName,
} from "#src/features/messages/composer/attach-file.ts";
import { MOST_LETTERS } from "#src/features/messages/composer/use-typed-words.ts";
import { LONGEST_VOICE_MS } from "#src/features/messages/composer/voice-recorder.ts";

const MB = 1024 * 1024;
const file = (name: string, type = "", size = 100) => ({ name, type, size });

it("repeats the server's limits", () => {
  expect([MOST_FILES, MOST_LETTERS, LONGEST_VOICE_MS]).toEqual([MAX_FILES_PER_MESSAGE, MAX_MESSAGE, MAX_VOICE_MS]);
  expect([MOST_BYTES, MOST_BYTES]).toEqual([MAX_MESSAGE_FILE_BYTES.document, MAX_MESSAGE_FILE_BYTES.picture]);
});

describe("a chosen file", () => {
  it.each([
    [file("photo.JPG", "image/jpeg"), "picture"],
    [file("logo.svg", "image/svg+xml"), null],
    [file("عرض.PDF"), "document"],
    [file("prices.csv", "application/vnd.ms-excel"), "document"],
    [file("prices.xls", "application/vnd.ms-excel"), null],
    [file("macro.xlsm"), null],
    [file("setup.exe"), null],
    [file("README"), null],
  ])("%o is a %s", (chosen, kind) => {
    expect(kindOfFile(chosen)).toBe(kind);
  });

  it.each([
    [file("a.pdf", "", 10 * MB), null],
    [file("a.pdf", "", 10 * MB + 1), "too_big"],
    [file("a.pdf", "", 0), "empty"],
    [file("a.jpg", "image/jpeg", 12 * MB), null],
    [file("a.jpg", "image/jpeg", 41 * MB), "too_big"],
    [file("a.zip"), "wrong_kind"],
  ])("%o has the flaw %s", (chosen, flaw) => {
    expect(flawOf(chosen)).toBe(flaw);
  });

  it("travels as its ending says, whatever the browser calls it", async () => {
    const ready = await readyFile(new File(["a,b"], "prices.csv", { type: "application/vnd.ms-excel" }), "local-1");
    expect(ready).toMatchObject({ kind: "document", mediaType: "text/csv", name: "prices.csv", localId: "local-1" });
  });

  it("keeps the ending of a long name, and gives a picture that of its new kind", () => {
    expect(shortName(`${"ا".repeat(200)}.xlsx`)).toMatch(/^ا{115}\.xlsx$/);
    expect(renamed("IMG.2024.png", "image/webp")).toBe("IMG.2024.webp");
    expect(renamed(".png", "image/jpeg")).toBe("picture.jpg");
  });
});
