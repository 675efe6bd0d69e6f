import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { SHORT_CODE_DIGITS } from "#domain/kernel/one-time-code.ts";
import type { Settings } from "#worker/platform/settings.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Of 32 bytes in base64url. */
const KEY_LENGTH = 43;

/** SHA-256 in hex: how tokens and request bodies are kept and compared. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A 256-bit key for a link, in 43 characters of base64url. */
export function newLinkKey(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Encrypts what must be read again but not lie open in the database: the key inside a mail that is not sent yet, the
 * answer kept for a retry (security 6). AES-256-GCM; every call gives another text.
 * @param use what was sealed for one use opens for no other
 */
export function seal(settings: Settings, plain: string, use: SealUse = "seal"): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(settings, use), iv);
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * Reads what {@link seal} wrote.
 * @throws Error when the text was changed or sealed under another secret
 */
export function unseal(settings: Settings, sealed: string, use: SealUse = "seal"): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(settings, use), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

/** What the confirmation mail proves: derived from the link's key, given to nobody but the mailbox. */
export function mailProof(settings: Settings, linkKey: string): string {
  return createHmac("sha256", keyFor(settings, "mail-proof")).update(linkKey).digest("base64url");
}

/** True when `proof` is that of the mail with this key; takes the same time for every wrong one. */
export function isMailProof(settings: Settings, linkKey: string, proof: string): boolean {
  return isSameText(mailProof(settings, linkKey), proof);
}

/** The code of that mail, for the page that sent the request: six digits that stand in no row. */
export function requestCode(settings: Settings, linkKey: string): string {
  const mark = createHmac("sha256", keyFor(settings, "request-code")).update(linkKey).digest().readUIntBE(0, 6);
  return String(mark % 10 ** SHORT_CODE_DIGITS).padStart(SHORT_CODE_DIGITS, "0");
}

/** True when `code` is that of the mail with this key; takes the same time for every wrong one. */
export function isRequestCode(settings: Settings, linkKey: string, code: string): boolean {
  return isSameText(requestCode(settings, linkKey), code);
}

/**
 * What the mails to a guest carry: the right to act for this one request. It is derived when the mail leaves, so it stands in
 * no row, and nobody but the reader of the mailbox gets it.
 * @param generation how often the guest has ended its links before (`rfqs.link_generation`); the key says it too
 */
export function guestKey(settings: Settings, reference: string, generation: number): string {
  const of = generation === 0 ? reference : `${reference}:${generation}`;
  const key = createHmac("sha256", keyFor(settings, "guest-request")).update(of).digest("base64url");
  return generation === 0 ? key : `${key}${generation}`;
}

/**
 * The generation of a key that {@link guestKey} made, so that a wrong one costs no question; null for a wrong one, which takes the
 * same time each. Whether it is the present one, its request's row says.
 */
export function guestGenerationOf(settings: Settings, reference: string, key: string): number | null {
  const generation = Number(key.slice(KEY_LENGTH));
  return isSameText(guestKey(settings, reference, generation), key) ? generation : null;
}

function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** How a short code is kept: keyed, since all codes of eight digits are soon tried, and bound to its account. */
export function codeHash(settings: Settings, userId: string, code: string): string {
  return createHmac("sha256", keyFor(settings, "one-time-code")).update(`${userId}:${code}`).digest("hex");
}

/** How a recovery code is kept: as {@link codeHash}, under a key of its own. */
export function recoveryCodeHash(settings: Settings, userId: string, code: string): string {
  return createHmac("sha256", keyFor(settings, "recovery-code")).update(`${userId}:${code}`).digest("hex");
}

/** What proves in 22 characters that we gave an uploaded file its name for this owner. */
export function uploadMark(settings: Settings, ownerId: string, name: string): string {
  return createHmac("sha256", keyFor(settings, "upload"))
    .update(`${ownerId}\n${name}`)
    .digest("base64url")
    .slice(0, 22);
}

/** Who searched for a term, as four bytes that tell neither without the secret (drizzle/schema/analytics.ts). */
export function searchMark(settings: Settings, term: string, address: string): number {
  return createHmac("sha256", keyFor(settings, "search")).update(`${term}\n${address}`).digest().readUInt32BE();
}

/** Who did something once, as eight bytes that tell neither what nor who without the secret. */
export function visitorMark(settings: Settings, what: string, who: string): string {
  const mark = createHmac("sha256", keyFor(settings, "visitor")).update(`${what}\n${who}`).digest();
  return mark.subarray(0, 8).toString("base64url");
}

/** Who rated a tip, as {@link visitorMark}: an account by its id, anybody else by its address; different for each tip. */
export function tipRatingMark(settings: Settings, slug: string, who: string): string {
  return visitorMark(settings, `rated\n${slug}`, who);
}

/** The secret that signs the tokens of rooms. */
export function roomSecret(settings: Settings): string {
  return keyFor(settings, "rooms").toString("base64url");
}

type SealUse = "seal" | "second-factor" | "second-step" | "mail-stop";

type Use =
  | SealUse
  | "mail-proof"
  | "request-code"
  | "guest-request"
  | "one-time-code"
  | "recovery-code"
  | "upload"
  | "rooms"
  | "search"
  | "visitor";

/** One secret is configured; each use derives its own key from it. */
function keyFor(settings: Settings, use: Use): Buffer {
  return createHmac("sha256", settings.appSecret).update(`mawrid/${use}/1`).digest();
}
