import { and, desc, eq, gte, like, lt } from "drizzle-orm";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { users } from "#drizzle/schema/identity.ts";
import { devMailbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { escapeHtml } from "#worker/platform/mails/layout.ts";
import type { AppBindings } from "./bindings.ts";

const SHOWN_MAILS = 200;

/** The developer's pages do not exist in production. */
export function developmentOnly(): MiddlewareHandler<AppBindings> {
  return async (c, next) => (c.get("context").settings.isDevelopment ? next() : c.notFound());
}

/** Mails of the local mailbox, newest first, with the links that a reader would click. */
export async function mailboxJson(c: HonoContext<AppBindings>): Promise<Response> {
  return c.json(await readMailbox(c.get("context")));
}

/** The local mailbox as a page. Mails are shown in sandboxed frames. */
export async function mailboxPage(c: HonoContext<AppBindings>): Promise<Response> {
  const mails = (await readMailbox(c.get("context"))).map(
    ({ to, subject, html, createdAt }) =>
      `<details><summary><b dir="auto">${escapeHtml(subject)}</b> <bdi>${escapeHtml(to)}</bdi> ` +
      `<time>${new Date(createdAt).toISOString()}</time></summary>` +
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace("<head>", '<head><base target="_blank">'))}"></iframe></details>`,
  );
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Mailbox</title><style>${PAGE_STYLE}</style></head>` +
      `<body><h1>Mailbox (${mails.length})</h1>${mails.join("") || "<p>No mail yet.</p>"}</body></html>`,
  );
}

/**
 * The demo logins of this database with their password, for the sign-in screen of a local run. Only the seeded ones: an
 * account that somebody made under such an address has a password of its own.
 */
export async function demoLoginsJson(c: HonoContext<AppBindings>): Promise<Response> {
  const { db, settings } = c.get("context");
  const { demoPassword: password } = settings;
  if (!password) return c.json({ password: "", accounts: [] });
  const accounts = await db
    .select({
      email: users.email,
      userType: users.userType,
      supplierStatus: suppliers.status,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
    .where(and(gte(users.id, "usr_demo_"), lt(users.id, "usr_demo`"), like(users.email, "%@demo.test")));
  return c.json({
    password,
    accounts: accounts.map(({ verifiedAt, ...account }) => ({ ...account, isVerified: verifiedAt !== null })),
  });
}

/** Runs the scheduler's jobs now: the start script calls this every minute, since local runs have no cron. */
export async function runScheduledNow(c: HonoContext<AppBindings>): Promise<Response> {
  const { runJobs } = await import("#worker/schedule.ts");
  return c.json(await runJobs(c.get("context")));
}

async function readMailbox({ db }: Context) {
  const mails = await db.select().from(devMailbox).orderBy(desc(devMailbox.createdAt)).limit(SHOWN_MAILS);
  return mails.map(({ recipient, html, ...mail }) => ({ ...mail, to: recipient, html, links: linksOf(html) }));
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

const PAGE_STYLE = `body{font:16px/1.6 Tahoma,sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem}
summary{padding:.7rem 0;border-block-end:1px solid #ddd;cursor:pointer}time{color:#666;font-size:.85rem}
iframe{inline-size:100%;block-size:32rem;border:1px solid #ddd}`;
