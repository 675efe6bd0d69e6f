import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { deliver, deliverDue } from "#worker/platform/outbox.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, TEST_NOW, type TestContext, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";

const MINUTE = 60_000;
let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});
afterEach(() => vi.restoreAllMocks());

const ctxAt = (now: number, overrides: Partial<TestContext> = {}) => testContext(db, { now: () => now, ...overrides });

/** Faces Resend instead of the mailbox; the network answers with `answer`. */
function withResend(now: number, answer: () => Response): { ctx: TestContext; sent: Request[] } {
  const sent: Request[] = [];
  const network = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith("https://api.resend.com/")) return network(input, init);
    sent.push(new Request(input instanceof Request ? input : url, init));
    return answer();
  });
  const base = ctxAt(now);
  return { ctx: { ...base, settings: { ...base.settings, resendApiKey: "re_test" } }, sent };
}

/** A message whose mail lies in the mailbox when this returns. */
async function sendMessage(): Promise<void> {
  const ctx = ctxAt(TEST_NOW);
  await callerOf(ctx).contact.send(forms.contact());
  await ctx.settled();
}

const accepted = () => Response.json({ id: "mail" });
const failing = () => Response.json({ name: "internal_server_error", message: "x" }, { status: 500 });

describe("the outbox", () => {
  it("delivers at once, marks the row and opens the key for the reader alone", async () => {
    const ctx = ctxAt(TEST_NOW);
    const { reference, accessKey } = await callerOf(ctx).rfq.submit(forms.rfq());
    await ctx.settled();
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ status: "sent", sentAt: TEST_NOW, attempts: 1, recipient: "said@example.com" });
    const [mail] = await db.select().from(devMailbox);
    const proof = mailProof(ctx.settings, accessKey);
    const link = `https://mawrid.test/rfq/${reference}?key=${accessKey}&proof=${proof}&lang=ar`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link.replaceAll("&", "&amp;"));
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  });

  it("is taken over by the scheduler when the writer died before sending, after the lease", async () => {
    const ctx = ctxAt(TEST_NOW);
    await callerOf(ctx).contact.send(forms.contact());
    await ctx.settled();
    await db.update(outbox).set({ status: "waiting", sentAt: null });
    await db.delete(devMailbox);
    expect(await deliverDue(ctxAt(TEST_NOW + MINUTE - 1))).toBe(0);
    const runs = await Promise.all([deliverDue(ctxAt(TEST_NOW + MINUTE)), deliverDue(ctxAt(TEST_NOW + MINUTE))]);
    expect(runs.sort()).toEqual([0, 1]);
    expect(await db.select().from(devMailbox)).toHaveLength(1);
  });

  it("gives Resend a fixed sender, the visitor as reply-to and the row's id as key", async () => {
    const { ctx, sent } = withResend(TEST_NOW, accepted);
    await callerOf(ctx).contact.send(forms.contact({ subject: "Hello\r\nBcc: evil@example.com" }));
    await ctx.settled();
    const [row] = await db.select().from(outbox);
    const body = await sent[0]?.json<Record<string, string>>();
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe(row?.id);
    expect(body).toMatchObject({
      from: "Mawrid <hello@mawrid.test>",
      to: "hello@mawrid.test",
      reply_to: "omar@example.com",
    });
    expect(body?.subject).not.toMatch(/[\r\n]/);
    expect(row?.status).toBe("sent");
    expect(await db.select().from(devMailbox)).toEqual([]);
  });

  it("tries eight times with growing pauses, then parks the mail", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { ctx } = withResend(TEST_NOW, failing);
    await callerOf(ctx).contact.send(forms.contact());
    await ctx.settled();
    const pauses: number[] = [];
    let now = TEST_NOW;
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const [row] = await db.select().from(outbox);
      expect(row).toMatchObject({
        status: "waiting",
        attempts: attempt,
        lastError: expect.stringContaining("internal_server_error"),
      });
      const due = row?.nextAttemptAt ?? 0;
      pauses.push(due - now);
      expect(await deliverDue({ ...ctx, now: () => due - 1 })).toBe(0);
      now = due;
      expect(await deliverDue({ ...ctx, now: () => due })).toBe(1);
    }
    expect(pauses.map((pause) => pause / 30_000)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ status: "parked", attempts: 8 });
    expect(await deliverDue({ ...ctx, now: () => now * 2 })).toBe(0);
  });

  it("keeps the visitor's answer good when the mail fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { ctx } = withResend(TEST_NOW, failing);
    await expect(callerOf(ctx).contact.send(forms.contact())).resolves.toHaveProperty("id");
    await ctx.settled();
  });

  it("forgets the sealed link once the mail is out", async () => {
    const ctx = ctxAt(TEST_NOW);
    await callerOf(ctx).rfq.submit(forms.rfq());
    await ctx.settled();
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ status: "sent", data: { contactName: "سعيد المنصوري" } });
    expect(row?.data).not.toHaveProperty("sealed");
  });

  it("does not count tries that only came too fast", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const tooFast = () => Response.json({ name: "rate_limit_exceeded", message: "x" }, { status: 429 });
    const { ctx } = withResend(TEST_NOW, tooFast);
    await callerOf(ctx).contact.send(forms.contact());
    await ctx.settled();
    expect((await db.select().from(outbox))[0]).toMatchObject({ status: "waiting", attempts: 0 });
  });

  it("keeps a mail sent although a slower earlier try fails afterwards", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { ctx } = withResend(TEST_NOW, () => failing());
    await sendMessage();
    const [row] = await db.select().from(outbox);
    if (!row) return expect.fail("no mail");
    await db.update(outbox).set({ status: "sent", attempts: 2 });
    await deliver(ctx, row);
    expect((await db.select().from(outbox))[0]).toMatchObject({ status: "sent", attempts: 2 });
  });

  it("records a failure of the try that holds the lease alone, for no other mail", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await sendMessage();
    await sendMessage();
    const { ctx } = withResend(TEST_NOW, failing);
    const [row, other] = await db.select().from(outbox).orderBy(outbox.id);
    if (!row || !other) return expect.fail("no mails");
    const stateOf = async ({ id }: typeof row) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];
    for (const now of [
      { status: "sent" as const, attempts: 1 },
      { status: "waiting" as const, attempts: 2 },
    ]) {
      await db.update(outbox).set({ ...now, lastError: null });
      const before = await stateOf(row);
      await deliver(ctx, { ...row, status: "waiting", attempts: 1 });
      expect(await stateOf(row)).toEqual(before);
    }
    await db.update(outbox).set({ status: "waiting", attempts: 1, lastError: null });
    await deliver(ctx, { ...row, status: "waiting", attempts: 1 });
    expect((await stateOf(row))?.lastError).not.toBeNull();
    expect((await stateOf(other))?.lastError).toBeNull();
  });

  it("parks a mail whose eighth try ended without a word", async () => {
    await sendMessage();
    await db.update(outbox).set({ status: "waiting", attempts: 8, leasedUntil: 0 });
    expect(await deliverDue(ctxAt(TEST_NOW + MINUTE))).toBe(0);
    expect((await db.select().from(outbox))[0]?.status).toBe("parked");
  });

  it("sends a backlog two at a time", async () => {
    for (let turn = 0; turn < 3; turn += 1) await sendMessage();
    await db.update(outbox).set({ status: "waiting", leasedUntil: 0 });
    const times: number[] = [];
    const { ctx } = withResend(TEST_NOW + MINUTE, () => {
      times.push(Date.now());
      return accepted();
    });
    expect(await deliverDue(ctx)).toBe(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(third - first).toBeGreaterThan(900);
    expect(third - second).toBeGreaterThan(second - first);
  });

  it("parks nothing and breaks nothing on a template it does not know", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const ctx = ctxAt(TEST_NOW);
    await callerOf(ctx).contact.send(forms.contact());
    await ctx.settled();
    await db.update(outbox).set({ template: "of-tomorrow", status: "waiting", leasedUntil: 0 });
    await deliverDue(ctxAt(TEST_NOW));
    const [row] = await db.select().from(outbox).where(eq(outbox.status, "waiting"));
    expect(row?.lastError).toContain("of-tomorrow");
  });
});

describe("mails", () => {
  it.each(["ar", "en", "fr"] as const)("are whole in %s and escape what visitors wrote", async (locale) => {
    const ctx = ctxAt(TEST_NOW);
    const form = { locale, companyName: 'A & "B" 5 < 6', additionalNotes: "https://evil.example" };
    await callerOf(ctx).rfq.submit(forms.rfq(form));
    await callerOf(ctx).leads.submitSupplier(forms.supplierLead({ locale }));
    await callerOf(ctx).leads.submitBuyer(forms.buyerLead({ locale }));
    await callerOf(ctx).contact.send(forms.contact({ locale, message: "one\ntwo" }));
    await ctx.settled();
    const mails = await db.select().from(devMailbox);
    expect(mails).toHaveLength(5);
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(/mails_|undefined|\{\w+\}/);
      expect(html).not.toMatch(/<img|<script/);
    }
    const next = mails.find(({ recipient }) => recipient === "huda@example.com");
    expect(next?.text).toContain("https://mawrid.test/auth?tab=signup&returnTo=%2Fsupplier-registration");
    expect(next?.text).not.toContain("Burj");
    const confirm = mails.find(({ recipient }) => recipient === "said@example.com");
    expect(confirm?.html).toContain("A &amp; &quot;B&quot; 5 &lt; 6");
    expect(mails.some(({ html }) => html.includes("one<br>two"))).toBe(true);
  });

  it("to an address that nobody confirmed say nothing in a stranger's words", async () => {
    const ctx = ctxAt(TEST_NOW);
    const words = "You WIN at https://evil.example/x";
    const form = { contactName: words, companyName: words, productDescription: words, quantity: words };
    await callerOf(ctx).rfq.submit(forms.rfq({ ...form, additionalNotes: words, locale: "en" }));
    await ctx.settled();
    const kept = JSON.stringify([await db.select().from(devMailbox), await db.select().from(outbox)]);
    expect(kept).toContain("Hello,");
    expect(kept).not.toMatch(/evil|WIN/);
  });
});
