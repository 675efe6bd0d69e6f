import { expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, PASSWORD, signUpForm } from "../support/browser.ts";
import { type TestContext, testContext } from "../support/context.ts";
import { wholeDatabase } from "../support/whole-database.ts";

/** The mail service in place of the mailbox, which holds mails in the open for developers. */
function mailService() {
  const sent: string[] = [];
  let isDown = false;
  const network = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith("https://api.resend.com/")) return network(input, init);
    sent.push(await new Request(input instanceof Request ? input : url, init).text());
    if (isDown) return Response.json({ name: "internal_server_error", message: "x" }, { status: 500 });
    return Response.json({ id: "mail" });
  });
  return {
    sent,
    goDown: () => {
      isDown = true;
    },
  };
}

it.each(["sent", "waiting"])("a dump of the database opens nothing, mails being %s", async (state) => {
  const db = await freshDatabase();
  const service = mailService();
  if (state === "waiting") service.goDown();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { settings } = testContext(db);
  const overrides: Partial<TestContext> = { settings: { ...settings, resendApiKey: "re_test" } };
  const form = signUpForm({ email: "rest@people.example" });
  const [first, second] = [browserOn(db, overrides), browserOn(db, overrides)];
  await first.signUp(form);
  await second.signIn(form.email);
  await first.call((caller) => caller.auth.requestReset({ email: form.email }));
  await first.call((caller) => caller.auth.resendVerification({}));
  const mails = service.sent.join("\n");
  const tokens = [...mails.matchAll(/#token=([\w-]{43})/g)].map(([, token]) => token ?? "");
  const codes = [...mails.matchAll(/\\n(\d{8})\\n/g)].map(([, code]) => code ?? "");
  vi.restoreAllMocks();
  const secrets = [...new Set([PASSWORD, first.token() ?? "", second.token() ?? "", ...tokens, ...codes])];
  // One password, two cookies, three links, two codes.
  expect(secrets.filter((secret) => secret.length >= 8)).toHaveLength(8);
  const dump = await dumpOf(db);
  expect(dump).toContain("rest@people.example");
  expect(secrets.filter((secret) => dump.includes(secret))).toEqual([]);
});

async function dumpOf(db: Database): Promise<string> {
  const counters = await db.$client.execute("select * from rate_limits");
  return JSON.stringify([await wholeDatabase(db), counters.rows]);
}
