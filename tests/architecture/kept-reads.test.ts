import { expect, it } from "vitest";
import { KEPT_READS } from "#src/lib/offline/kept-reads.ts";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** Screens that show what they read, and write it nowhere: they may be given what a browser kept (src/lib/offline). */
const SHOW_IT = `
  src/features/dashboard/dashboard-screen.tsx
  src/features/documents/document-screen.tsx
  src/features/inbox/inbox-screen.tsx
  src/features/inbox/invitation-screen.tsx
  src/features/messages/conversation-screen.tsx
  src/features/messages/list/use-conversations.ts
  src/features/notices/notices-screen.tsx
  src/features/notices/use-reading.ts
  src/features/notices/use-unread.ts
  src/features/orders/order-list-screen.tsx
  src/features/orders/order-screen.tsx
  src/features/quotes/document-screen.tsx
  src/features/quotes/draft-editor.tsx
  src/features/quotes/quote-act-dialog.tsx
  src/features/quotes/quote-list-screen.tsx
  src/features/quotes/thread-screen.tsx
  src/features/quotes/use-templates.ts
  src/features/rfq/compare/compare-screen.tsx
  src/features/rfq/own-requests.tsx
  src/features/rfq/own/request-screen.tsx
  src/features/rfq/own/requests-screen.tsx
  src/lib/realtime/use-unread-messages.ts
  src/lib/realtime/use-waits.ts
  src/lib/session/session.ts
`;
/** Those that write something from it, or begin a text with it. */
const DECIDE_BY_IT = `
  src/features/orders/again-dialog.tsx
  src/features/rfq/form/chosen-goods.ts
  src/features/rfq/form/order-goods.ts
  src/features/rfq/form/use-prefill.ts
  src/lib/session/session-store.ts
`;
/** Both, as who calls them says. */
const EITHER = ["src/features/company/use-company.ts", "src/lib/cart/use-priced-lines.ts"];

const listed = (text: string) => text.trim().split(/\s+/);
const files = projectFiles(/\.tsx?$/, ["src"]);
const READ = new RegExp(
  `\\bapi\\.(?:${KEPT_READS.join("|").replaceAll(".", "\\.")})(?:\\.use(?:Suspense)?Query\\b|\\))|\\bauth\\.session;`,
);
const readers = files.filter((file) => READ.test(readProjectFile(file)));

it("each place that reads what a browser keeps was judged: it shows it, or asks for what is true now", () => {
  expect(readers).toEqual([...listed(SHOW_IT), ...listed(DECIDE_BY_IT), ...EITHER].sort());
});

it.each(listed(DECIDE_BY_IT))("%s is given nothing of before", (file) => {
  expect(readProjectFile(file)).toContain("...OF_NOW");
});

/** Of now where it says so, of whatever screen the cache has it. */
const BARE = /(?<!ofNow\(\s*)\bapi\.[\w.]+\.useQuery\((?:(?!useQuery)[^;])*?\.\.\.OF_NOW/;
it("no query of now takes what the screen before was given", () => {
  expect(files.filter((file) => BARE.test(readProjectFile(file)))).toEqual([]);
});

it.each(EITHER)("%s takes it where its caller shows it alone", (file) => {
  expect(readProjectFile(file)).toContain("now ? ofNow(asked) : asked");
});

it("the cart's screen and the gate of a company's screens alone show what was before", () => {
  const callers = (call: string) => files.filter((file) => readProjectFile(file).includes(call));
  expect(callers(" usePricedLines()")).toEqual(["src/features/cart/cart-screen.tsx"]);
  expect(callers(" useCompany()")).toEqual([]);
  expect(callers("useCompany(approved === undefined ? OF_NOW : undefined)")).toHaveLength(1);
});
