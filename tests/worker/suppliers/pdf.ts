/** A small whole PDF; `inside` stands among its objects. */
export function pdf(inside = ""): Uint8Array<ArrayBuffer> {
  const text = [
    "%PDF-1.4",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj",
    inside,
    "trailer << /Root 1 0 R /Size 3 >>",
    "startxref",
    "9",
    "%%EOF",
    "",
  ].join("\n");
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
