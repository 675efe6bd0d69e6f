import * as z from "zod";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { DECLINE_REASONS, INVITATION_STATUSES } from "./invitation-machine.ts";

const invitationId = z.string().min(1).max(60);
/** Of the invitation as the supplier saw it. */
const version = z.number().int().min(1).max(1_000_000_000);

/**
 * `open` are those without an answer, `done` all others; `waiting` those on which the supplier has the word, of requests that
 * still take quotes: what the dashboard counts.
 */
const INBOX_FILTERS = ["open", "waiting", "done", ...INVITATION_STATUSES] as const;

/** `q` is part of a description or of the reference. */
export const supplierInboxSchema = z.strictObject({
  status: z.enum(INBOX_FILTERS).default("open"),
  category: z.enum(CATEGORY_SLUGS).optional(),
  q: optionalText(100),
  page: pageNumber,
});
export type SupplierInbox = z.output<typeof supplierInboxSchema>;

export const invitationSchema = z.strictObject({ id: invitationId });
export type InvitationInput = z.output<typeof invitationSchema>;

export const viewInvitationSchema = z.strictObject({ id: invitationId, version });
export type ViewInvitation = z.output<typeof viewInvitationSchema>;

/** `other` needs a note; the buyer reads it. */
export const declineInvitationSchema = z
  .strictObject({
    id: invitationId,
    version,
    reason: z.enum(DECLINE_REASONS),
    note: optionalText(500, { lines: true }),
  })
  .superRefine(({ reason, note }, context) => {
    if (reason !== "other" || note !== null) return;
    context.addIssue({ code: "custom", path: ["note"], params: { code: "required" } });
  });
export type DeclineInvitation = z.output<typeof declineInvitationSchema>;

/** Takes a decline back, of the invitation as it was after it. */
export const reconsiderInvitationSchema = z.strictObject({ id: invitationId, version });
export type ReconsiderInvitation = z.output<typeof reconsiderInvitationSchema>;

export const askBuyerSchema = z.strictObject({
  id: invitationId,
  version,
  question: text(1000, { min: 3, lines: true }),
});
export type AskBuyer = z.output<typeof askBuyerSchema>;
