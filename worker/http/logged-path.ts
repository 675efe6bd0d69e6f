const LONGEST = 300;
/** An e-mail address, or a number as long as a phone's. */
const PERSONAL = /@|%40|\d[\d\s().+%-]{6}/i;
/** As keys are; addresses of this site's pages hold small letters alone. */
const KEY = /^(?=.*[A-Z])[\w-]{32,}$/;
/** Signs before and behind what is quoted; an apostrophe within a word is none. */
const QUOTES = /["`“”«»]|(?<!\w)'|'(?!\w)/;

/** A path as the log may name it: what could be somebody's address, phone or key reads "…". */
export function loggedPath(path: string): string {
  return withoutPersonal(path.slice(0, LONGEST), "/");
}

/** The message of an error as the log may hold it: without what it quotes, and without addresses, phones and keys. */
export function loggedMessage(message: string): string {
  const parts = message.slice(0, LONGEST).split(QUOTES);
  return withoutPersonal(parts.map((part, place) => (place % 2 === 0 ? part : "…")).join(""), " ");
}

function withoutPersonal(text: string, between: string): string {
  const parts = text.split(between);
  return parts.map((part) => (PERSONAL.test(part) || KEY.test(part) ? "…" : part)).join(between);
}
