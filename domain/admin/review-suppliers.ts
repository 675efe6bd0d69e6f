import * as z from "zod";
import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { dayEnd } from "#domain/kernel/day-field.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { ACCEPTED_TOGETHER, CHECKLIST_ITEMS } from "#domain/suppliers/checklist.ts";
import { MAX_DOCUMENTS_PER_ITEM } from "#domain/suppliers/document-limits.ts";
import { SUPPLIER_TRANSITIONS, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";

const MAX_NOTE = 1000;
const MAX_PAGE = 200;

/** What reviewers list: companies by state, `all` of them, or `renewal`: approved ones that provided something again. */
const APPLICATION_QUEUES = [...SUPPLIER_STATUSES, "renewal", "all"] as const;
export type ApplicationQueue = (typeof APPLICATION_QUEUES)[number];

export const applicationsSchema = z.strictObject({
  status: z.enum(APPLICATION_QUEUES).default("pending"),
  sort: z.enum(["oldest", "newest"]).default("oldest"),
  /** Part of a name in any language, of the owner's e-mail or phone, of the licence's number or the tax number. */
  q: optionalText(100),
  page: z.number().int().min(1).max(MAX_PAGE).default(1),
});
export type Applications = z.output<typeof applicationsSchema>;

const companyId = z.string().min(1).max(60);
/** Of the company as the reviewer saw it. */
const version = z.number().int().min(1).max(1_000_000_000);
const note = optionalText(MAX_NOTE, { lines: true });

/** What reviewers write in the dialog of a decision, where it is asked for and where it may be left out. */
export const reasonSchema = z.strictObject({ reason: text(MAX_NOTE, { lines: true }) });
export const optionalReasonSchema = z.strictObject({ reason: note });

export const applicationSchema = z.strictObject({ id: companyId });
export type ApplicationInput = z.output<typeof applicationSchema>;

export const ITEM_DECISIONS = ["accepted", "rejected", "waived"] as const;
export type ItemDecision = (typeof ITEM_DECISIONS)[number];

/** A document of the company, the name of what it proves, and its last day where it says one. */
const provenCertificate = z.strictObject({
  document: z.string().min(1).max(60),
  certification: z.enum(CERTIFICATION_CODES),
  validUntil: dayEnd.nullish(),
});

/** The newest documents of an item are read; those of earlier years were read in their time. */
export const READ_DOCUMENTS = 5;

/**
 * What is rejected or waived needs a note; the owner reads it. `licenceEnd` is the last day that the reviewer reads on an
 * accepted licence: it becomes that of the newest file. `certificates`: what accepted documents prove, each with its last day.
 */
export const decideItemSchema = z
  .strictObject({
    id: companyId,
    version,
    item: z.enum(CHECKLIST_ITEMS),
    decision: z.enum(ITEM_DECISIONS),
    note,
    licenceEnd: dayEnd.nullish(),
    certificates: z.array(provenCertificate).max(MAX_DOCUMENTS_PER_ITEM).default([]),
  })
  .superRefine((input, context) => {
    const issue = (path: string, code: string) => context.addIssue({ code: "custom", path: [path], params: { code } });
    const isLicence = input.item === "trade_licence" && input.decision === "accepted";
    if (input.decision !== "accepted" && input.note === null) issue("note", "required");
    if (typeof input.licenceEnd === "number" && !isLicence) issue("licenceEnd", "not_asked");
    const isProof = input.item === "certificates" && input.decision === "accepted";
    if (input.certificates.length > 0 && !isProof) issue("certificates", "not_asked");
    if (new Set(input.certificates.map(({ document }) => document)).size < input.certificates.length) {
      issue("certificates", "repeated");
    }
  });
export type DecideItem = z.output<typeof decideItemSchema>;

const OPERATOR_ACTIONS = (Object.keys(SUPPLIER_TRANSITIONS) as SupplierAction[]).filter((action) =>
  (SUPPLIER_TRANSITIONS[action].by as readonly string[]).includes("admin"),
);

/** An item as the reviewer saw it: with its newest file, where it is answered by one. */
const seenItem = z.strictObject({
  item: z.enum(ACCEPTED_TOGETHER),
  document: z.string().min(1).max(60).nullable().default(null),
});
export type SeenItem = z.output<typeof seenItem>;

/**
 * A move of a company by the platform. `accept`: items that the reviewer looked at and accepts with an approval. `override`
 * approves or restores in spite of what is missing; it and the moves that say so need a reason. Actions of owners are taken too, to be refused by the table of moves and not by their name.
 */
export const transitionSupplierSchema = z
  .strictObject({
    id: companyId,
    version,
    action: z.enum(Object.keys(SUPPLIER_TRANSITIONS) as [SupplierAction, ...SupplierAction[]]),
    reason: note,
    override: z.boolean().default(false),
    accept: z.array(seenItem).max(ACCEPTED_TOGETHER.length).default([]),
  })
  .superRefine(({ action, reason, override, accept }, context) => {
    const issue = (path: string, code: string) => context.addIssue({ code: "custom", path: [path], params: { code } });
    const needsReason =
      override || (OPERATOR_ACTIONS.includes(action) && "needsReason" in SUPPLIER_TRANSITIONS[action]);
    if (needsReason && reason === null) issue("reason", "required");
    if (accept.length > 0 && action !== "approve") issue("accept", "not_asked");
    if (new Set(accept.map(({ item }) => item)).size < accept.length) issue("accept", "repeated");
  });
export type TransitionSupplier = z.output<typeof transitionSupplierSchema>;

/** Whether a company's products pass without a look. */
export const trustSupplierSchema = z.strictObject({ id: companyId, version, isTrusted: z.boolean(), reason: note });
export type TrustSupplier = z.output<typeof trustSupplierSchema>;
