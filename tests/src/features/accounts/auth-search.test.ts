import { expect, it } from "vitest";
import { validateAuthSearch } from "#src/features/accounts/auth-search.ts";
import { tokenIn } from "#src/features/accounts/link-token.ts";
import { clockOf } from "#src/features/accounts/resend-mail.tsx";

it.each([
  [{}, {}],
  [{ tab: "signup" }, { tab: "signup" }],
  [{ tab: ["signup"] }, {}],
  [{ why: "talk" }, { why: "talk" }],
  [{ why: "<b>" }, {}],
  [{ returnTo: "/profile?edit=1" }, { returnTo: "/profile?edit=1" }],
  [{ returnTo: "//evil.example" }, {}],
  [{ returnTo: "/.//evil.example" }, {}],
  [{ returnTo: "/a/..//evil.example" }, {}],
  [{ returnTo: "/%2e//evil.example" }, {}],
  [{ returnTo: "/\t/evil.example" }, {}],
  [{ returnTo: "https://evil.example" }, {}],
  [{ returnTo: "" }, {}],
  [{ returnTo: "/search?q=https://a.example//b" }, { returnTo: "/search?q=https://a.example//b" }],
  [{ returnTo: "/\\evil.example" }, {}],
  [{ returnTo: "javascript:alert(1)" }, {}],
  [{ returnTo: ["/a", "/b"] }, {}],
  [{ returnTo: "/auth?returnTo=/auth" }, {}],
])("%o is kept as %o", (search, kept) => expect(validateAuthSearch(search)).toEqual(kept));

it.each([
  ["#token=abc-_1", "abc-_1"],
  ["token=abc", "abc"],
  ["#content", null],
  ["#token=", null],
  ["", null],
])("the key in %s is %s", (hash, token) => expect(tokenIn(hash)).toBe(token));

it.each([
  [75, "1:15"],
  [9, "0:09"],
  [3600, "60:00"],
])("%d seconds read %s", (seconds, clock) => expect(clockOf(seconds)).toBe(clock));
