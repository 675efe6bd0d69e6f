/** Control characters that no table holds; a byte of them makes it something else. */
const CONTROL = Uint8Array.from({ length: 256 }, (_, code) => (code < 32 && ![9, 10, 13].includes(code) ? 1 : 0));
const DELIMITER = /[,;\t]/;
const MARKUP = /^\s*</;
/** Columns are told from the first lines. */
const HEAD = 64 * 1024;

/**
 * Whether bytes may be a table of comma-separated values: text of UTF-8 or, as Excel writes it in Arabic, of Windows-1256,
 * with a separator in its first line, and no markup. Bytes alone can't say more; it is served as a download.
 */
export function isTableOfText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  for (let at = 0; at < bytes.length; at += 1) if (CONTROL[bytes[at] ?? 0]) return false;
  const [line = ""] = headOf(bytes).trimStart().split(/\r?\n/, 1);
  return DELIMITER.test(line) && !MARKUP.test(line);
}

/** Any byte is a letter in Windows-1256; a file is read so where it is no UTF-8. */
function headOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD);
  const isUtf8 = !new TextDecoder("utf-8").decode(head).slice(0, -1).includes("\uFFFD");
  return new TextDecoder(isUtf8 ? "utf-8" : "windows-1256").decode(head);
}
