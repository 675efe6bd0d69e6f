import { expect, it } from "vitest";
import { queueKeyOf } from "#src/features/admin/queue/queue-keys.ts";

const PLAIN = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
};

it.each([
  ["English", "j", "KeyJ", "next"],
  ["English with capitals locked", "K", "KeyK", "previous"],
  ["Arabic", "ت", "KeyJ", "next"],
  ["Arabic", "ن", "KeyK", "previous"],
  ["Arabic", "ش", "KeyA", "approve"],
  ["Arabic", "ق", "KeyR", "refuse"],
  ["French, where A is on the key of Q", "a", "KeyQ", "approve"],
  ["French, where Q is on the key of A", "q", "KeyA", null],
  ["any", "Escape", "Escape", "close"],
  ["any", "x", "KeyX", null],
  ["any", "Tab", "Tab", null],
  ["any", "1", "Digit1", null],
] as const)("on a keyboard in %s, %s at %s does %s", (_, key, code, does) => {
  expect(queueKeyOf({ ...PLAIN, key, code })).toBe(does);
});

it.each([
  ["?", "Slash"],
  ["؟", "Slash"],
  ["?", "KeyM"],
])("%s asks for the keys, wherever it is written", (key, code) => {
  expect(queueKeyOf({ ...PLAIN, shiftKey: true, key, code })).toBe("help");
});

it.each(["ctrlKey", "metaKey", "altKey", "shiftKey", "repeat", "isComposing"] as const)(
  "a letter with %s decides nothing",
  (held) => {
    expect(queueKeyOf({ ...PLAIN, key: "a", code: "KeyA", [held]: true })).toBeNull();
    expect(queueKeyOf({ ...PLAIN, key: "ش", code: "KeyA", [held]: true })).toBeNull();
  },
);
