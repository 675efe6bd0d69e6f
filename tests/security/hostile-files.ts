import { strToU8, zipSync } from "fflate";
import { MAX_MESSAGE_FILE_BYTES } from "#domain/messaging/message-files.ts";
import { inspectMessageFile } from "#worker/messaging/files/inspect-file.ts";
import { inspectOffice } from "#worker/platform/documents/inspect-office.ts";
import { flawOfPdf } from "#worker/platform/documents/read-pdf.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { filled, joined, latin, pngChunk, riffChunk } from "./hostile-bytes.ts";
import { type HostileCase, hostileCase } from "./hostile-case.ts";
import { officeFile, relation, relations } from "./office-file.ts";

type Make = (size: number) => Uint8Array<ArrayBuffer>;

const { document, picture, voice } = MAX_MESSAGE_FILE_BYTES;
const MB = 1024 * 1024;

const PDF_UNITS = [
  ...["#4a", "/#4a", "/", "/J", "/JavaScrip", "/S ", "/S%", "/S\r", "%\n", "obj", "obj/Launc", "endstrea", "endstream"],
  ...["<<", ">", ">>stream\n", ">>stream\nendstream\n", ">>        strea", "(", ")", "[", "\\(", " ", "\0", "\n", "#"],
  ...["/A#", "1 0 obj<</S/GoTo>>endobj\n", "startxref", "%%EOF", "%PDF-1.4\n", "x"],
];
const pdfs = PDF_UNITS.map((unit) =>
  hostileCase(
    `PDF of ${JSON.stringify(unit)}`,
    document,
    (size) => filled(size, latin(unit), latin("%PDF-1.4\n"), latin("\nstartxref\n9\n%%EOF\n")),
    flawOfPdf,
  ),
);

const PNG_HEAD = joined(
  latin("\x89PNG\r\n\x1a\n"),
  pngChunk("IHDR", Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 4, 8, 2, 0, 0, 0)),
);
const pngs = [pngChunk("IDAT"), pngChunk("IDAT", latin("x")), pngChunk("tEXt"), pngChunk("pHYs"), pngChunk("PLTE")];
const JPEG_HEAD = latin("\xff\xd8\xff\xc0\0\x0b\x08\0\x04\0\x04\x01\x01\x11\0");
const SCAN = latin("\xff\xda\0\x08\x01\x01\0\0\x3f\0");
const GIF_HEAD = latin("GIF89a\x01\0\x01\0\0\0\0");
const FRAME = latin("\x2c\0\0\0\0\x01\0\x01\0\0\x02\0");
const EXTENDED = riffChunk("VP8X", Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0, 0));
const LOSSLESS = riffChunk("VP8L", Uint8Array.of(0x2f, 0, 0, 0, 0, 0));
const ANIM = riffChunk("ANIM", new Uint8Array(6));
const MOVING = riffChunk("ANMF", joined(new Uint8Array(16), LOSSLESS));

/** A WebP whose container is as long as it says. */
function webp(size: number, unit: Uint8Array, ...first: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const file = filled(size, unit, joined(latin("RIFF\0\0\0\0WEBP"), ...first));
  new DataView(file.buffer, file.byteOffset).setUint32(4, file.length - 8, true);
  return file;
}

const PICTURES: [name: string, make: Make][] = [
  ...pngs.map((chunk, at): [string, Make] => [
    `PNG of chunks ${at + 1}`,
    (size) => filled(size, chunk, PNG_HEAD, pngChunk("IEND")),
  ]),
  ["PNG of one chunk", (size) => joined(PNG_HEAD, pngChunk("IDAT", filled(size, latin("x"))), pngChunk("IEND"))],
  ["JPEG of marks", (size) => filled(size, latin("\xff"), JPEG_HEAD)],
  ["JPEG of comments", (size) => filled(size, latin("\xff\xfe\0\x02"), JPEG_HEAD)],
  ["JPEG of tables", (size) => filled(size, latin("\xff\xdb\0\x02"), JPEG_HEAD)],
  ["JPEG of profiles", (size) => filled(size, latin("\xff\xe2\0\x0eICC_PROFILE\0"), JPEG_HEAD)],
  [
    "JPEG of thumbnails",
    (size) => filled(size, latin("\xff\xe0\0\x12JFIF\0\x01\x01\0\0\x01\0\x01\0\0\0\0"), JPEG_HEAD),
  ],
  ["JPEG of stuffed data", (size) => filled(size, latin("\xff\0"), joined(JPEG_HEAD, SCAN), latin("\xff\xd9"))],
  ["JPEG of restarts", (size) => filled(size, latin("\xff\xd0"), joined(JPEG_HEAD, SCAN), latin("\xff\xd9"))],
  ["JPEG of scans", (size) => filled(size, SCAN, JPEG_HEAD, latin("\xff\xd9"))],
  ["JPEG of data", (size) => filled(size, latin("x"), joined(JPEG_HEAD, SCAN), latin("\xff\xd9"))],
  ["GIF of empty notes", (size) => filled(size, latin("\x21\xfe\0"), GIF_HEAD, joined(FRAME, latin("\x3b")))],
  ["GIF of looping", (size) => filled(size, latin("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"), GIF_HEAD, latin("\x3b"))],
  ["GIF of controls", (size) => filled(size, latin("\x21\xf9\x04\0\0\0\0\0"), GIF_HEAD, latin("\x3b"))],
  ["GIF of frames", (size) => filled(size, FRAME, GIF_HEAD, latin("\x3b"))],
  [
    "GIF of blocks of a byte",
    (size) => filled(size, latin("\x01x"), joined(GIF_HEAD, latin("\x21\xfe")), latin("\0\x3b")),
  ],
  ["WebP of empty chunks", (size) => webp(size, riffChunk("JUNK", latin("")), EXTENDED)],
  ["WebP of profiles", (size) => webp(size, riffChunk("ICCP", latin("")), EXTENDED)],
  ["WebP of frames", (size) => webp(size, MOVING, EXTENDED, ANIM)],
  [
    "WebP of chunks in a frame",
    (size) => {
      const inside = filled(size, riffChunk("ALPH", latin("")), new Uint8Array(16));
      return webp(12, riffChunk("ANMF", inside), EXTENDED, ANIM);
    },
  ],
  ["markup in a picture", (size) => filled(size, latin("<htm"), joined(PNG_HEAD))],
];
const pictures = PICTURES.map(([name, make]) => hostileCase(name, picture, make, inspectPicture));

const RELATIONS = 4 * MB - 4096;
const LIST = 512 * 1024 - 1024;
const foreign = relation("hyperlink", "https://shop.example");
const RELATION_UNITS = [
  ...["attachedTemplate", 'TargetMode="External', "TargetMode='External'", "TargetMode", "TargetMode  = ", foreign],
  ...['<TargetMode="External" attachedTemplate ', 'Type="/', "Type='/oleObjec", 'Type="', "&#97;", "<", ">", " ", "\n"],
  ...["encoding=", '<?xml encoding="', "<!DOCTYP", "/", "oleObject"],
];
const office = [
  ...RELATION_UNITS.map((unit) =>
    hostileCase(
      `docx with relations of ${unit.slice(0, 40)}`,
      RELATIONS,
      (size) => officeFile("docx", { "word/_rels/settings.xml.rels": relations(unit.repeat(size / unit.length)) }),
      inspectOffice,
    ),
  ),
  ...["vbaprojec", "macro", '<Override PartName="/x"/>', "activ", "<?xml encoding"].map((unit) =>
    hostileCase(
      `xlsx with a list of ${unit}`,
      LIST,
      (size) => officeFile("xlsx", { "[Content_Types].xml": unit.repeat(size / unit.length) }),
      inspectOffice,
    ),
  ),
];

/** An archive of so many entries. */
function archive(count: number, nameOf: (at: number) => string, text = "x"): Uint8Array<ArrayBuffer> {
  const parts = Array.from({ length: count }, (_, at) => [nameOf(at), strToU8(text)] as const);
  return zipSync(Object.fromEntries(parts), { level: 1 });
}
const long = (at: number) => `${at}`.padStart(6, "0");
const archives: HostileCase[] = [
  hostileCase("zip of many names", 1990, (count) => archive(count, long), inspectOffice),
  hostileCase("zip of long names", 1990, (count) => archive(count, (at) => "%41".repeat(80) + long(at)), inspectOffice),
  hostileCase(
    "zip of names of 60 KB",
    150,
    (count) => archive(count, (at) => "a/".repeat(30_000) + long(at)),
    inspectOffice,
  ),
  hostileCase("zip of many relations", 1900, (count) => joinedOffice(count), inspectOffice),
  hostileCase(
    "zip that unpacks to 40 MB",
    40 * MB,
    (size) => archive(1, () => "xl/a.xml", "x".repeat(size)),
    inspectOffice,
  ),
  hostileCase(
    "zip of end marks",
    document,
    (size) => filled(size, latin("PK\x05\x06"), latin("PK\x03\x04")),
    inspectOffice,
  ),
  hostileCase("zip of heads", document, (size) => filled(size, latin("PK\x03\x04")), inspectOffice),
];

function joinedOffice(count: number): Uint8Array<ArrayBuffer> {
  return officeFile(
    "docx",
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`a/_rels/${at}.rels`, relations(foreign)])),
  );
}

const tables = [",a", ",", " ", "\n", "\r", "\r\n", "a", '"', "<", "\xc3", "\xff,"].map((unit) =>
  hostileCase(
    `table of ${JSON.stringify(unit)}`,
    document,
    (size) => filled(size, latin(unit)),
    (bytes) => inspectMessageFile("document", "prices.csv", bytes),
  ),
);
const voices = ["OggS", "\0\0\0\x18ftyp", "\x1a\x45\xdf\xa3", "webm"].map((unit) =>
  hostileCase(
    `recording of ${JSON.stringify(unit)}`,
    voice,
    (size) => filled(size, latin(unit)),
    (bytes) => inspectMessageFile("voice", "voice", bytes),
  ),
);

/** Every hostile file, made when it is read. */
export const HOSTILE_FILES: HostileCase[] = [...pdfs, ...pictures, ...office, ...archives, ...tables, ...voices];
