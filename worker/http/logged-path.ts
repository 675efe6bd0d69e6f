const LONGEST = 300;
/** An e-mail address, or a number as long as a phone's. */
const PERSONAL = /@|%40|\d[\d\s().+%-]{6}/i;
/** As keys are; addresses of this site's pages hold small letters alone. */
const KEY = /^(?=.*[A-Z])[\w-]{32,}$/;
/** Signs before and behind what is quoted; an apostrophe within a word is none. */
const QUOTES = /["`“”«»]|(?<!\w)'|'(?!\w)/g;
/** What no address of this site's pages holds; with it a part may be somebody's words. */
const QUOTE_IN_PATH = /["'`“”«»]|%2[27]|%60|%C2%[AB]B|%E2%80%9/i;

/** A path as the log may name it: what could be somebody's address, phone or key, or their words, reads "…". */
export function loggedPath(path: string): string {
  const parts = path.slice(0, LONGEST).split("/");
  return withoutPersonal(parts.map((part) => (QUOTE_IN_PATH.test(part) ? "…" : part)).join("/"), "/");
}

/**
 * The message of an error as the log may hold it: without what it quotes, and without addresses, phones and keys. Which sign
 * opens and which closes nobody can tell once one stands alone, so all between the first and the last goes, and all behind the
 * first where their number is odd.
 */
export function loggedMessage(message: string): string {
  const text = message.slice(0, LONGEST);
  const signs = [...text.matchAll(QUOTES)].map(({ index }) => index);
  const [first, last = text.length] = [signs[0], signs.at(-1)];
  if (first === undefined) return withoutPersonal(text, " ");
  const rest = signs.length % 2 === 0 ? text.slice(last + 1) : "";
  return withoutPersonal(`${text.slice(0, first)}…${rest}`, " ");
}

function withoutPersonal(text: string, between: string): string {
  const parts = text.split(between);
  return parts.map((part) => (PERSONAL.test(part) || KEY.test(part) ? "…" : part)).join(between);
}
