/** What a key does in a queue. */
export type QueueKey = "next" | "previous" | "approve" | "refuse" | "help" | "close";

/** The letters, as they stand on the key or, on a keyboard of another script, where Latin ones have them. */
export const KEY_LETTERS = { next: "J", previous: "K", approve: "A", refuse: "R" } as const;

const BY_LETTER = new Map<string, QueueKey>(
  Object.entries(KEY_LETTERS).map(([key, letter]) => [letter, key as keyof typeof KEY_LETTERS]),
);
/** Latin and Arabic. */
const QUESTION_MARKS = ["?", "؟"];

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing"
>;

/**
 * What a pressed key does; null for every other one, for one that is held down and for what belongs to the browser. A Latin
 * letter counts as it is written, which on a French keyboard is another place; Arabic ones by their place, since the
 * key that says J writes ت.
 */
export function queueKeyOf(pressed: Pressed): QueueKey | null {
  const { key, code, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat || pressed.isComposing) return null;
  if (key === "Escape") return "close";
  if (QUESTION_MARKS.includes(key)) return "help";
  if (shiftKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, "");
  return BY_LETTER.get(letter) ?? null;
}

/** Whether a key without a letter: such a one works even where single letters are switched off (WCAG 2.1.4). */
export function isNoCharacter(key: QueueKey): boolean {
  return key === "close";
}

/** Where keys have a meaning of their own. */
const TYPING = "input,textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=slider]";
/** What is over the page and takes its keys; menus of the bar are disclosures. */
const OVER = "[role=dialog],[role=alertdialog],[role=menu],[role=listbox],header details[open]";

/** Whether a key belongs to a field, or to what is open over the page. */
export function isTakenElsewhere(target: EventTarget | null, page: Pick<Document, "querySelector">): boolean {
  const isTyping = target instanceof Element && target.closest(TYPING) !== null;
  return isTyping || page.querySelector(OVER) !== null;
}
