const MAX_PLAIN_NAME = 60;

/** What mail programs turn into links, and numbers to call: "://", "www.", "a@b", "evil.example", "800 555 01 99". */
const LINK_OR_NUMBER = /[:/\\@]|\p{L}\.\p{L}{2}|\d(?:[ ().-]{0,2}\d){5}/u;

/**
 * True for a name that may stand in a mail to an address nobody has confirmed: short, and neither link nor phone number.
 */
export function isPlainName(name: string): boolean {
  return name.length <= MAX_PLAIN_NAME && !LINK_OR_NUMBER.test(name);
}
