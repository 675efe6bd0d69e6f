import { expect, it } from "vitest";
import { initialsOf } from "#src/lib/format/initials.ts";

it.each([
  ["Samir Haddad", "SH"],
  ["samir al-haddad", "SH"],
  ["Mawrid", "M"],
  ["  ", ""],
  ["… (—)", ""],
  ["🙂 nora", "N"],
  ["7 Seas Trading", "7T"],
  ["école", "É"],
])("%s reads %s", (name, initials) => expect(initialsOf(name)).toBe(initials));

it("keeps Arabic letters apart and leaves the article out", () => {
  expect(initialsOf("ليلى المنصوري")).toBe("ل\u200c\u2009م");
  expect(initialsOf("الياس")).toBe("ي");
  expect(initialsOf("ال")).toBe("ا");
});
