const ENDINGS: Record<string, string> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "text/csv": "csv",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
};
/** What RFC 8187 lets stand unencoded, less what `encodeURIComponent` leaves and it does not. */
const LEFT_BY_ENCODING = /['()*!]/g;

/**
 * `Content-Disposition` of a download under the name that its owner gave it (RFC 6266, RFC 8187): any script for
 * browsers of today, plain letters for others. The ending is that of the bytes, whatever the name claims.
 */
export function attachment(name: string, type: string): string {
  const base = name.replace(/\.[A-Za-z0-9]{1,5}$/, "").replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, "_");
  const full = `${base || "document"}.${ENDINGS[type] ?? "bin"}`;
  const plain = full.replace(/[^A-Za-z0-9 ._-]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(full)}`;
}

function encode(text: string): string {
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(LEFT_BY_ENCODING, escaped);
}
