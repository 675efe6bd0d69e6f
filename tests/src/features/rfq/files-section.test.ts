import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { ConfirmFirst, FilesSection } from "#src/features/rfq/form/files-section.tsx";

vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: null, isKnown: true }) }));
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to }: { to: string }) => to,
  useHydrated: () => true,
  useRouter: () => ({}),
  useRouterState: () => "/rfqs/new",
}));

it("who is signed in already is led to the mailbox's proof, not to a sign-in that sends straight back", () => {
  expect(renderToString(createElement(ConfirmFirst))).toContain("/verify-email");
});

it("a guest is told who sees the files: suppliers, or the one company that is asked", () => {
  const none = { files: [], uploads: [], missing: { beyond: [] }, room: 0 } as never;
  const wordsFor = (isDirect: boolean) => renderToString(createElement(FilesSection, { files: none, isDirect }));
  expect(wordsFor(false)).toContain(m.rfqs_form_files_guest());
  expect(wordsFor(true)).toContain(m.rfqs_form_files_guest_direct());
});
