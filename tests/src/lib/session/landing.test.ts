import { expect, it, vi } from "vitest";
import { landingOf, leaveWhenSignedIn } from "#src/lib/session/landing.ts";
import type { Session } from "#src/lib/session/session.ts";

const account = (facts: Partial<Session>) =>
  ({ isVerified: true, userType: "buyer", supplierStatus: null, ...facts }) as Session;

it.each([
  ["an operator", account({ userType: "admin" }), 3, "/admin"],
  ["an approved company", account({ userType: "supplier", supplierStatus: "approved" }), 0, "/supplier-dashboard"],
  ["a buyer for whom something waits", account({}), 1, "/notifications"],
  ["a buyer for whom nothing waits", account({}), 0, "/"],
  ["an applicant", account({ userType: "supplier", supplierStatus: "pending" }), 0, "/"],
  ["an operator who has not proven the e-mail", account({ userType: "admin", isVerified: false }), 0, "/"],
  ["nobody knows who", null, 3, "/"],
])("%s lands on what waits", async (_who, session, waiting, place) => {
  expect(await landingOf(session, async () => ({ total: waiting }))).toBe(place);
});

it("asks what waits only for those whose page depends on it", async () => {
  const count = vi.fn(async () => ({ total: 1 }));
  await landingOf(account({ userType: "admin" }), count);
  await landingOf(account({ supplierStatus: "approved" }), count);
  await landingOf(null, count);
  expect(count).not.toHaveBeenCalled();
});

it("leads home when nobody can say what waits", async () => {
  expect(await landingOf(account({}), () => Promise.reject(new Error("offline")))).toBe("/");
});

it.each([
  [{ returnTo: "/profile" }, "/profile"],
  [{}, "/notifications"],
])("who opens /auth signed in with %o goes to %s", async (search, href) => {
  const fetch = vi.fn(async () => ({ total: 2 }));
  const context = { session: { read: async () => account({}) }, loaderApi: { waits: { list: { fetch } } } };
  const left = leaveWhenSignedIn({ context: context as never, search });
  await expect(left).rejects.toMatchObject({ options: { href } });
  expect(fetch).toHaveBeenCalledTimes("returnTo" in search ? 0 : 1);
});
