import type { BuyerLead } from "#domain/content/buyer-lead.ts";
import type { LeadKind } from "#domain/content/content-facts.ts";
import type { SupplierLead } from "#domain/content/supplier-lead.ts";
import { leads } from "#drizzle/schema/content.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow, platformAddress } from "#worker/platform/outbox.ts";

type LeadDetails = Record<string, string | number | null>;

/**
 * Stores a supplier's registration of the home page and notifies the operator (spec §3, §5), and the company of what comes next.
 * @throws AppError RATE_LIMITED, KEY_REUSED
 */
export function submitSupplierLead(ctx: Context, input: SupplierLead): Promise<{ id: string }> {
  const { companyName, contactName, email, phone, country, locale, idempotencyKey, ...details } = input;
  return storeLead(ctx, "supplier", input, details, details.productsServices);
}

/**
 * Stores a buyer's registration of the home page and notifies the operator (spec §3, §5).
 * @throws AppError RATE_LIMITED, KEY_REUSED
 */
export function submitBuyerLead(ctx: Context, input: BuyerLead): Promise<{ id: string }> {
  const { productsInterest } = input;
  return storeLead(ctx, "buyer", input, { productsInterest }, productsInterest ?? "");
}

async function storeLead(
  ctx: Context,
  kind: LeadKind,
  input: SupplierLead | BuyerLead,
  details: LeadDetails,
  products: string,
): Promise<{ id: string }> {
  const { idempotencyKey, ...lead } = input;
  const { companyName, contactName, email, phone, country, locale } = lead;
  const company = { companyName, contactName, email, phone, country };
  const id = newId("led");
  const now = ctx.now();
  const mail = outboxRow(ctx, {
    template: kind === "supplier" ? "supplier-lead" : "buyer-lead",
    recipient: platformAddress(ctx.settings),
    replyTo: email,
    locale,
    data: { ...company, products },
  });
  const mails = kind === "supplier" ? [mail, nextStep(ctx, lead)] : [mail];
  const { response, isReplay } = await guardedWrite(ctx, {
    procedure: kind === "supplier" ? "leads.submitSupplier" : "leads.submitBuyer",
    key: idempotencyKey,
    input: lead,
    response: { id },
    // What comes next goes to an address that nobody has proven.
    ...(kind === "supplier" ? { mailsTo: email } : {}),
    rows: [
      row(leads, { id, kind, ...company, details, locale, status: "new", createdAt: now, updatedAt: now }),
      ...mails.map((one) => row(outbox, one)),
    ],
  });
  if (!isReplay) for (const one of mails) ctx.waitUntil(deliver(ctx, one));
  return response;
}

/** Leads a supplier to the account that its application needs, on whatever device the mail is opened. */
function nextStep(ctx: Context, { email, locale }: Pick<SupplierLead, "email" | "locale">) {
  const link = `${ctx.origin}/auth?tab=signup&returnTo=${encodeURIComponent("/supplier-registration")}`;
  return outboxRow(ctx, { template: "lead-next", recipient: email, locale, data: { link } });
}
