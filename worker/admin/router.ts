import {
  discardMailSchema,
  failedMailSchema,
  failedMailsSchema,
  resendMailsSchema,
} from "#domain/admin/failed-mails.ts";
import { inboxSchema, settleManySchema, settleSchema } from "#domain/admin/inbox.ts";
import { refusalsSchema, undoRefusalSchema } from "#domain/admin/list-refusals.ts";
import { requestsSchema } from "#domain/admin/list-requests.ts";
import { searchesSchema } from "#domain/admin/list-searches.ts";
import { endUserSessionsSchema, moveUserSchema, userSchema, usersSchema } from "#domain/admin/manage-users.ts";
import {
  closeConversationSchema,
  openConversationSchema,
  openedConversationSchema,
} from "#domain/admin/open-conversation.ts";
import { auditSchema } from "#domain/admin/read-audit.ts";
import { reportQueueSchema, settleReportsSchema } from "#domain/admin/review-reports.ts";
import {
  applicationSchema,
  applicationsSchema,
  decideItemSchema,
  moveSupplierSchema,
  trustSupplierSchema,
} from "#domain/admin/review-suppliers.ts";
import { decideRevisionSchema } from "#domain/kernel/decide-revision.ts";
import { addRateSchema } from "#domain/rfq/exchange-rates.ts";
import { cancelRfqSchema } from "#domain/rfq/own-rfqs.ts";
import { openRfqFileSchema } from "#domain/rfq/rfq-files.ts";
import {
  companyClaimsSchema,
  decideClaimSchema,
  inviteOwnerSchema,
  listCompanySchema,
} from "#domain/suppliers/claims.ts";
import { companyRevisionsSchema } from "#domain/suppliers/company-revisions.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { application } from "./application.ts";
import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { listClaims } from "./companies/company-claims.ts";
import { listCompanyRevisions } from "./companies/company-revisions.ts";
import { decideClaim } from "./companies/decide-claim.ts";
import { decideCompanyRevision } from "./companies/decide-company-revision.ts";
import { inviteOwner } from "./companies/invite-owner.ts";
import { listCompany } from "./companies/list-company.ts";
import { contactMessages } from "./contact-messages.ts";
import { decideItem } from "./decide-item.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { addRate, listRates } from "./exchange-rates.ts";
import { leadInbox } from "./lead-inbox.ts";
import { discardMail } from "./mails/discard-mail.ts";
import { failedMails } from "./mails/failed-mails.ts";
import { openMail } from "./mails/open-mail.ts";
import { resendMail } from "./mails/resend-mail.ts";
import { resendMails } from "./mails/resend-mails-sql.ts";
import { moveSupplier } from "./move-supplier.ts";
import { moveUser } from "./move-user.ts";
import { openRfqFile } from "./open-rfq-file.ts";
import { overview } from "./overview.ts";
import { refusals, undoRefusal } from "./refusals.ts";
import { removeRfq } from "./remove-rfq.ts";
import { reportQueue } from "./reports/report-queue.ts";
import { settleReports } from "./reports/settle-reports.ts";
import { requests } from "./requests.ts";
import { searches } from "./searches.ts";
import { settle } from "./settle.ts";
import { settleMany } from "./settle-many.ts";
import { stops } from "./stops.ts";
import { closeConversation } from "./talks/close-conversation.ts";
import { openConversation } from "./talks/open-conversation.ts";
import { readOpened } from "./talks/read-opened.ts";
import { tipInbox } from "./tip-inbox.ts";
import { trustSupplier } from "./trust-supplier.ts";
import { userList } from "./user-list.ts";
import { userPage } from "./user-page.ts";

const house = procedureFor("admin");

/** What the house does. */
export const adminRouter = router({
  overview: house.query(({ ctx }) => overview(ctx)),
  stops: house.query(({ ctx }) => stops(ctx)),
  applications: house.input(applicationsSchema).query(({ ctx, input }) => applications(ctx, input)),
  application: house.input(applicationSchema).query(({ ctx, input }) => application(ctx, input)),
  decideItem: house.input(decideItemSchema).mutation(({ ctx, input }) => decideItem(ctx, input)),
  listCompany: house.input(listCompanySchema).mutation(({ ctx, input }) => listCompany(ctx, input)),
  inviteOwner: house.input(inviteOwnerSchema).mutation(({ ctx, input }) => inviteOwner(ctx, input)),
  companyClaims: house.input(companyClaimsSchema).query(({ ctx, input }) => listClaims(ctx, input)),
  decideClaim: house.input(decideClaimSchema).mutation(({ ctx, input }) => decideClaim(ctx, input)),
  companyRevisions: house.input(companyRevisionsSchema).query(({ ctx, input }) => listCompanyRevisions(ctx, input)),
  decideCompanyRevision: house
    .input(decideRevisionSchema)
    .mutation(({ ctx, input }) => decideCompanyRevision(ctx, input)),
  moveSupplier: house.input(moveSupplierSchema).mutation(({ ctx, input }) => moveSupplier(ctx, input)),
  contactMessages: house.input(inboxSchema).query(({ ctx, input }) => contactMessages(ctx, input)),
  leads: house.input(inboxSchema).query(({ ctx, input }) => leadInbox(ctx, input)),
  tips: house.input(inboxSchema).query(({ ctx, input }) => tipInbox(ctx, input)),
  settle: house.input(settleSchema).mutation(({ ctx, input }) => settle(ctx, input)),
  settleMany: house.input(settleManySchema).mutation(({ ctx, input }) => settleMany(ctx, input)),
  reports: house.input(reportQueueSchema).query(({ ctx, input }) => reportQueue(ctx, input)),
  settleReports: house.input(settleReportsSchema).mutation(({ ctx, input }) => settleReports(ctx, input)),
  openConversation: house.input(openConversationSchema).mutation(({ ctx, input }) => openConversation(ctx, input)),
  closeConversation: house.input(closeConversationSchema).mutation(({ ctx, input }) => closeConversation(ctx, input)),
  openedConversation: house.input(openedConversationSchema).query(({ ctx, input }) => readOpened(ctx, input)),
  mails: house.input(failedMailsSchema).query(({ ctx, input }) => failedMails(ctx, input)),
  openMail: house.input(failedMailSchema).mutation(({ ctx, input }) => openMail(ctx, input)),
  resendMail: house.input(failedMailSchema).mutation(({ ctx, input }) => resendMail(ctx, input)),
  resendMails: house.input(resendMailsSchema).mutation(({ ctx, input }) => resendMails(ctx, input)),
  discardMail: house.input(discardMailSchema).mutation(({ ctx, input }) => discardMail(ctx, input)),
  trustSupplier: house.input(trustSupplierSchema).mutation(({ ctx, input }) => trustSupplier(ctx, input)),
  users: house.input(usersSchema).query(({ ctx, input }) => userList(ctx, input)),
  user: house.input(userSchema).query(({ ctx, input }) => userPage(ctx, input)),
  moveUser: house.input(moveUserSchema).mutation(({ ctx, input }) => moveUser(ctx, input)),
  endUserSessions: house.input(endUserSessionsSchema).mutation(({ ctx, input }) => endUserSessions(ctx, input)),
  requests: house.input(requestsSchema).query(({ ctx, input }) => requests(ctx, input)),
  removeRfq: house.input(cancelRfqSchema).mutation(({ ctx, input }) => removeRfq(ctx, input)),
  openRfqFile: house.input(openRfqFileSchema).mutation(({ ctx, input }) => openRfqFile(ctx, input)),
  refusals: house.input(refusalsSchema).query(({ ctx, input }) => refusals(ctx, input)),
  undoRefusal: house.input(undoRefusalSchema).mutation(({ ctx, input }) => undoRefusal(ctx, input)),
  rates: house.query(({ ctx }) => listRates(ctx)),
  addRate: house.input(addRateSchema).mutation(({ ctx, input }) => addRate(ctx, input)),
  searches: house.input(searchesSchema).query(({ ctx, input }) => searches(ctx, input)),
  audit: house.input(auditSchema).query(({ ctx, input }) => audit(ctx, input)),
});
