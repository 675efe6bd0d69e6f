import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ConfirmFirst } from "#src/features/rfq/form/files-section.tsx";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to }: { to: string }) => to,
  useHydrated: () => true,
  useRouter: () => ({}),
  useRouterState: () => "/rfqs/new",
}));

it("who is signed in already is led to the mailbox's proof, not to a sign-in that sends straight back", () => {
  expect(renderToString(createElement(ConfirmFirst))).toContain("/verify-email");
});
