import { failedMailsSchema, resendMailSchema } from "#domain/admin/failed-mails.ts";
import { inboxSchema, settleSchema } from "#domain/admin/inbox.ts";
import { auditSchema } from "#domain/admin/read-audit.ts";
import {
  applicationSchema,
  applicationsSchema,
  decideItemSchema,
  moveSupplierSchema,
} from "#domain/admin/review-suppliers.ts";
import { procedureFor, router } from "#worker/trpc/init.ts";
import { application } from "./application.ts";
import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { contactMessages } from "./contact-messages.ts";
import { decideItem } from "./decide-item.ts";
import { failedMails } from "./failed-mails.ts";
import { leadInbox } from "./lead-inbox.ts";
import { moveSupplier } from "./move-supplier.ts";
import { overview } from "./overview.ts";
import { resendMail } from "./resend-mail.ts";
import { settle } from "./settle.ts";
import { tipInbox } from "./tip-inbox.ts";

const house = procedureFor("admin");

/** What the house does. */
export const adminRouter = router({
  overview: house.query(({ ctx }) => overview(ctx)),
  applications: house.input(applicationsSchema).query(({ ctx, input }) => applications(ctx, input)),
  application: house.input(applicationSchema).query(({ ctx, input }) => application(ctx, input)),
  decideItem: house.input(decideItemSchema).mutation(({ ctx, input }) => decideItem(ctx, input)),
  moveSupplier: house.input(moveSupplierSchema).mutation(({ ctx, input }) => moveSupplier(ctx, input)),
  contactMessages: house.input(inboxSchema).query(({ ctx, input }) => contactMessages(ctx, input)),
  leads: house.input(inboxSchema).query(({ ctx, input }) => leadInbox(ctx, input)),
  tips: house.input(inboxSchema).query(({ ctx, input }) => tipInbox(ctx, input)),
  settle: house.input(settleSchema).mutation(({ ctx, input }) => settle(ctx, input)),
  mails: house.input(failedMailsSchema).query(({ ctx, input }) => failedMails(ctx, input)),
  resendMail: house.input(resendMailSchema).mutation(({ ctx, input }) => resendMail(ctx, input)),
  audit: house.input(auditSchema).query(({ ctx, input }) => audit(ctx, input)),
});
