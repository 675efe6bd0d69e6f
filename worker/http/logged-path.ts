const LONGEST = 300;
/** An e-mail address, or a number as long as a phone's. */
const PERSONAL = /@|%40|\d[\d\s().+%-]{6}/i;
/** As keys are; addresses of this site's pages hold small letters alone. */
const KEY = /^(?=.*[A-Z])[\w-]{32,}$/;

/** A path as the log may name it: what could be somebody's address, phone or key reads "…". */
export function loggedPath(path: string): string {
  const parts = path.slice(0, LONGEST).split("/");
  return parts.map((part) => (PERSONAL.test(part) || KEY.test(part) ? "…" : part)).join("/");
}
