import { startsWith } from "#worker/platform/pictures/byte-reader.ts";

export type VoiceType = "audio/webm" | "audio/ogg" | "audio/mp4";

/** Where EBML names what it holds, it does so in its first bytes. */
const EBML_HEAD = 64;

/** What a recording is by its own first bytes: what browsers record, WebM, Ogg and MP4; null for all else (security 19). */
export function voiceType(bytes: Uint8Array): VoiceType | null {
  if (startsWith(bytes, "OggS")) return "audio/ogg";
  if (startsWith(bytes, "ftyp", 4)) return "audio/mp4";
  if (!startsWith(bytes, "\x1a\x45\xdf\xa3")) return null;
  return new TextDecoder("latin1").decode(bytes.subarray(0, EBML_HEAD)).includes("webm") ? "audio/webm" : null;
}
