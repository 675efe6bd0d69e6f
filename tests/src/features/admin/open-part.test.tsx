import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { OpenPart } from "#src/features/admin/operators/open-part.tsx";
import { speak } from "../../../support/in-locale.ts";

const here = vi.hoisted(() => ({ pathname: "" }));
vi.mock("@tanstack/react-router", () => ({
  Outlet: () => "open",
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ location: here }),
}));
vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: { grants: ["editor"] } }) }));
vi.mock("#src/features/admin/admin-page.tsx", () => ({
  AdminPage: ({ children }: { children: ReactNode }) => children,
}));

beforeEach(() => speak("en"));

it.each([
  ["/admin/rates", /It needs the permission “[^”,]+”\./],
  ["/admin/orders", /one of these permissions: .+ (?:and|or) /],
])("says what %s takes: one permission as one, several as a choice", (pathname, words) => {
  Object.assign(here, { pathname });
  expect(renderToStaticMarkup(<OpenPart />)).toMatch(words);
});

it("opens to who holds what it takes", () => {
  Object.assign(here, { pathname: "/admin/content" });
  expect(renderToStaticMarkup(<OpenPart />)).toBe("open");
});
