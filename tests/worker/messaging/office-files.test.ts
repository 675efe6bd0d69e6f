import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import { inspectMessageFile } from "#worker/messaging/files/inspect-file.ts";
import { DOCX, XLSX } from "#worker/platform/documents/inspect-office.ts";
import { pdf } from "../suppliers/pdf.ts";

const WORD = "xl/workbook.xml";
const TEXT = "word/document.xml";
const list = (...parts: [string, string][]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${parts
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join("")}</Types>`;

/** A small workbook as Excel packs it; some parts more or others. */
function workbook(parts: Record<string, string> = {}): Uint8Array {
  const whole = { "[Content_Types].xml": list([WORD, `${XLSX}.main+xml`]), [WORD]: "<workbook/>", ...parts };
  return zipSync(Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, strToU8(text)])));
}
const letter = (parts: Record<string, string> = {}) =>
  workbook({ "[Content_Types].xml": list([TEXT, `${DOCX}.main+xml`]), [TEXT]: "<document/>", ...parts });

/** What is kept of a document: its type, or why it is refused. */
function typeOf(bytes: Uint8Array, name = "offer.xlsx"): string {
  try {
    return inspectMessageFile("document", name, bytes).mediaType;
  } catch (error) {
    return error instanceof AppError ? (error.details.issues?.[0]?.code ?? error.code) : String(error);
  }
}

/** Bytes with some others in their place. */
function patched(bytes: Uint8Array, at: number, ...others: number[]): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set(others, at < 0 ? copy.length + at : at);
  return copy;
}
/** Where the directory begins, by the end record. */
const directoryOf = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(bytes.length - 6, true);

describe("documents of Office", () => {
  it("are what their main part says, whatever they are called", () => {
    expect(typeOf(workbook(), "x.pdf")).toBe(XLSX);
    expect(typeOf(letter(), "x.csv")).toBe(DOCX);
    expect(
      typeOf(
        zipSync({
          "[Content_Types].xml": [strToU8(list([WORD, `${XLSX}.main+xml`])), { level: 0 }],
          [WORD]: strToU8("<w/>"),
        } as Zippable),
      ),
    ).toBe(XLSX);
    expect(typeOf(pdf())).toBe("application/pdf");
  });

  it("are refused without their list or main part, and with two", () => {
    expect(typeOf(zipSync({ "a.txt": strToU8("x") }))).toBe("not_a_document");
    expect(typeOf(zipSync({ "[Content_Types].xml": strToU8(list([WORD, `${XLSX}.main+xml`])) }))).toBe(
      "not_a_document",
    );
    expect(
      typeOf(
        workbook({ "[Content_Types].xml": list(["ppt/presentation.xml", "application/x.presentation.main+xml"]) }),
      ),
    ).toBe("not_a_document");
    const both = list([WORD, `${XLSX}.main+xml`], [TEXT, `${DOCX}.main+xml`]);
    expect(typeOf(workbook({ "[Content_Types].xml": both, [TEXT]: "<document/>" }))).toBe("not_a_document");
    expect(
      typeOf(
        workbook({ "[Content_Types].xml": list([WORD, `${XLSX}.main+xml`]).replace("sheet.main", "&#115;heet.main") }),
      ),
    ).toBe("broken_document");
    expect(
      typeOf(workbook({ "[Content_Types].xml": `${list([WORD, `${XLSX}.main+xml`])}${" ".repeat(600_000)}` })),
    ).toBe("broken_document");
  });

  it.each([
    [
      "a macro-enabled main part",
      { "[Content_Types].xml": list([WORD, "application/vnd.ms-excel.sheet.macroEnabled.main+xml"]) },
    ],
    ["a program among the parts", { "xl/vbaProject.bin": "x" }],
    ["controls", { "xl/activeX/activeX1.xml": "<x/>" }],
    ["macro sheets of old", { "xl/macrosheets/sheet1.xml": "<x/>" }],
  ])("are refused with %s", (_, parts) => {
    expect(typeOf(workbook(parts))).toBe("active_content");
  });

  it("are refused with a template from elsewhere", () => {
    const relation = (mode: string) =>
      `<Relationship Type="http://schemas.example/attachedTemplate" Target="https://evil.example/t.dotm" ${mode}/>`;
    const at = "word/_rels/settings.xml.rels";
    expect(typeOf(letter({ [at]: relation('TargetMode="External"') }))).toBe("active_content");
    expect(typeOf(letter({ [at]: relation("") }))).toBe(DOCX);
  });

  it("are refused as bombs: by what they would unpack to, and where entries share bytes", () => {
    const zeros = new Uint8Array(30_000_000);
    const packed = zipSync({
      "[Content_Types].xml": strToU8(list([WORD, `${XLSX}.main+xml`])),
      [WORD]: strToU8("<w/>"),
      "xl/a.xml": zeros,
    });
    expect(packed.length).toBeLessThan(100_000);
    expect(typeOf(packed)).toBe("broken_document");
    // The second entry of the directory points at the first one's bytes.
    const one = workbook();
    const directory = directoryOf(one);
    const second = directory + 46 + "[Content_Types].xml".length;
    expect(typeOf(patched(one, second + 42, 0, 0, 0, 0))).toBe("broken_document");
    // The list claims to be smaller than it unpacks to.
    expect(typeOf(patched(one, directory + 24, 10, 0, 0, 0))).toBe("broken_document");
  });

  it("are refused where anything stands before, behind or between, is encrypted, leads outside or comes twice", () => {
    const one = workbook();
    const directory = directoryOf(one);
    expect(typeOf(Uint8Array.from([...one, 0]))).toBe("broken_document");
    expect(typeOf(Uint8Array.from([...one.subarray(0, 4), ...one]))).toBe("broken_document");
    expect(typeOf(one.subarray(0, one.length - 10))).toBe("broken_document");
    expect(typeOf(patched(one, directory + 8, 1))).toBe("broken_document");
    expect(typeOf(patched(one, directory + 10, 12))).toBe("broken_document");
    // The directory calls it otherwise than the file's own header.
    expect(typeOf(patched(one, directory + 46, 0x78))).toBe("broken_document");
    for (const name of ["../x.xml", "/x.xml", "a\\b.xml", "c:x.xml", "XL/workbook.xml"])
      expect([name, typeOf(workbook({ [name]: "x" }))]).toEqual([name, "broken_document"]);
    for (let at = 0; at < one.length; at += 7)
      expect(["broken_document", "not_a_document", XLSX]).toContain(typeOf(patched(one, at, 255)));
  });
});

describe("tables of text", () => {
  const arabic1256 = Uint8Array.from([0xc7, 0xe1, 0xd5, 0xe4, 0xdd, 0x2c, 0x31, 0x0d, 0x0a]);
  it.each([
    ["text of UTF-8", strToU8("الصنف,السعر\r\nتمر,12\r\n")],
    ["with a mark of its order", strToU8("\ufeffa;b\n1;2")],
    ["text of Windows-1256", arabic1256],
  ])("are kept: %s", (_, bytes) => {
    expect(typeOf(bytes, "prices.CSV")).toBe("text/csv");
    expect(typeOf(bytes, "prices.txt")).toBe("not_a_document");
  });

  it("hold tabs and ends of lines, and no other control character", () => {
    const takes = (code: number) => typeOf(Uint8Array.from([0x61, 0x2c, code, 0x62]), "prices.csv") === "text/csv";
    const controls = Array.from({ length: 32 }, (_, code) => code);
    expect(controls.filter(takes)).toEqual([9, 10, 13]);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["bytes of zero", strToU8("a,b\0")],
    ["programs", strToU8("MZ\x90\x03,")],
    ["markup", strToU8(" <html>,<script>")],
    ["one column", strToU8("a\nb,c")],
    ["text of UTF-16", Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x2c, 0])],
  ])("are refused: %s", (_, bytes) => {
    expect(typeOf(bytes, "prices.csv")).toBe("not_a_document");
  });
});
