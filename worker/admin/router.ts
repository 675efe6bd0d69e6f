import { decideProposalSchema, proposalsSchema } from "#domain/admin/decide-proposal.ts";
import {
  discardMailSchema,
  failedMailSchema,
  failedMailsSchema,
  resendMailsSchema,
} from "#domain/admin/failed-mails.ts";
import { findSchema } from "#domain/admin/find.ts";
import { inboxSchema, settleManySchema, settleSchema } from "#domain/admin/inbox.ts";
import { refusalsSchema, undoRefusalSchema } from "#domain/admin/list-refusals.ts";
import { requestsSchema } from "#domain/admin/list-requests.ts";
import { searchesSchema } from "#domain/admin/list-searches.ts";
import {
  changeGrantsSchema,
  endUserSessionsSchema,
  transitionUserSchema,
  userSchema,
  usersSchema,
} from "#domain/admin/manage-users.ts";
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
  transitionSupplierSchema,
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
import { closeConversation } from "./conversations/close-conversation.ts";
import { openConversation } from "./conversations/open-conversation.ts";
import { readOpened } from "./conversations/read-opened.ts";
import { decideItem } from "./decide-item.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { addRate, listRates } from "./exchange-rates.ts";
import { find } from "./find.ts";
import { health } from "./health/read-health.ts";
import { leadInbox } from "./lead-inbox.ts";
import { discardMail } from "./mails/discard-mail.ts";
import { failedMails } from "./mails/failed-mails.ts";
import { openMail } from "./mails/open-mail.ts";
import { resendMail } from "./mails/resend-mail.ts";
import { resendMails } from "./mails/resend-mails-sql.ts";
import { openRfqFile } from "./open-rfq-file.ts";
import { changeGrants } from "./operators/change-grants.ts";
import { overview } from "./overview.ts";
import { decideProposal } from "./proposals/decide-proposal.ts";
import { listProposals } from "./proposals/list-proposals.ts";
import { refusals, undoRefusal } from "./refusals.ts";
import { removeRfq } from "./remove-rfq.ts";
import { reportQueue } from "./reports/report-queue.ts";
import { settleReports } from "./reports/settle-reports.ts";
import { requests } from "./requests.ts";
import { searches } from "./searches.ts";
import { settle } from "./settle.ts";
import { settleMany } from "./settle-many.ts";
import { stops } from "./stops.ts";
import { tipInbox } from "./tip-inbox.ts";
import { transitionSupplier } from "./transition-supplier.ts";
import { transitionUser } from "./transition-user.ts";
import { trustSupplier } from "./trust-supplier.ts";
import { userList } from "./user-list.ts";
import { userPage } from "./user-page.ts";

const operator = procedureFor("admin");

/** What the platform does. */
export const adminRouter = router({
  overview: operator.query(({ ctx }) => overview(ctx)),
  find: operator.input(findSchema).query(({ ctx, input }) => find(ctx, input)),
  stops: operator.query(({ ctx }) => stops(ctx)),
  health: operator.query(({ ctx }) => health(ctx)),
  applications: operator.input(applicationsSchema).query(({ ctx, input }) => applications(ctx, input)),
  application: operator.input(applicationSchema).query(({ ctx, input }) => application(ctx, input)),
  decideItem: operator.input(decideItemSchema).mutation(({ ctx, input }) => decideItem(ctx, input)),
  listCompany: operator.input(listCompanySchema).mutation(({ ctx, input }) => listCompany(ctx, input)),
  inviteOwner: operator.input(inviteOwnerSchema).mutation(({ ctx, input }) => inviteOwner(ctx, input)),
  companyClaims: operator.input(companyClaimsSchema).query(({ ctx, input }) => listClaims(ctx, input)),
  decideClaim: operator.input(decideClaimSchema).mutation(({ ctx, input }) => decideClaim(ctx, input)),
  companyRevisions: operator.input(companyRevisionsSchema).query(({ ctx, input }) => listCompanyRevisions(ctx, input)),
  decideCompanyRevision: operator
    .input(decideRevisionSchema)
    .mutation(({ ctx, input }) => decideCompanyRevision(ctx, input)),
  transitionSupplier: operator
    .input(transitionSupplierSchema)
    .mutation(({ ctx, input }) => transitionSupplier(ctx, input)),
  contactMessages: operator.input(inboxSchema).query(({ ctx, input }) => contactMessages(ctx, input)),
  leads: operator.input(inboxSchema).query(({ ctx, input }) => leadInbox(ctx, input)),
  tips: operator.input(inboxSchema).query(({ ctx, input }) => tipInbox(ctx, input)),
  settle: operator.input(settleSchema).mutation(({ ctx, input }) => settle(ctx, input)),
  settleMany: operator.input(settleManySchema).mutation(({ ctx, input }) => settleMany(ctx, input)),
  reports: operator.input(reportQueueSchema).query(({ ctx, input }) => reportQueue(ctx, input)),
  settleReports: operator.input(settleReportsSchema).mutation(({ ctx, input }) => settleReports(ctx, input)),
  openConversation: operator.input(openConversationSchema).mutation(({ ctx, input }) => openConversation(ctx, input)),
  closeConversation: operator
    .input(closeConversationSchema)
    .mutation(({ ctx, input }) => closeConversation(ctx, input)),
  openedConversation: operator.input(openedConversationSchema).query(({ ctx, input }) => readOpened(ctx, input)),
  mails: operator.input(failedMailsSchema).query(({ ctx, input }) => failedMails(ctx, input)),
  openMail: operator.input(failedMailSchema).mutation(({ ctx, input }) => openMail(ctx, input)),
  resendMail: operator.input(failedMailSchema).mutation(({ ctx, input }) => resendMail(ctx, input)),
  resendMails: operator.input(resendMailsSchema).mutation(({ ctx, input }) => resendMails(ctx, input)),
  discardMail: operator.input(discardMailSchema).mutation(({ ctx, input }) => discardMail(ctx, input)),
  trustSupplier: operator.input(trustSupplierSchema).mutation(({ ctx, input }) => trustSupplier(ctx, input)),
  users: operator.input(usersSchema).query(({ ctx, input }) => userList(ctx, input)),
  user: operator.input(userSchema).query(({ ctx, input }) => userPage(ctx, input)),
  transitionUser: operator.input(transitionUserSchema).mutation(({ ctx, input }) => transitionUser(ctx, input)),
  endUserSessions: operator.input(endUserSessionsSchema).mutation(({ ctx, input }) => endUserSessions(ctx, input)),
  changeGrants: operator.input(changeGrantsSchema).mutation(({ ctx, input }) => changeGrants(ctx, input)),
  requests: operator.input(requestsSchema).query(({ ctx, input }) => requests(ctx, input)),
  removeRfq: operator.input(cancelRfqSchema).mutation(({ ctx, input }) => removeRfq(ctx, input)),
  openRfqFile: operator.input(openRfqFileSchema).mutation(({ ctx, input }) => openRfqFile(ctx, input)),
  refusals: operator.input(refusalsSchema).query(({ ctx, input }) => refusals(ctx, input)),
  undoRefusal: operator.input(undoRefusalSchema).mutation(({ ctx, input }) => undoRefusal(ctx, input)),
  proposals: operator.input(proposalsSchema).query(({ ctx, input }) => listProposals(ctx, input)),
  decideProposal: operator.input(decideProposalSchema).mutation(({ ctx, input }) => decideProposal(ctx, input)),
  rates: operator.query(({ ctx }) => listRates(ctx)),
  addRate: operator.input(addRateSchema).mutation(({ ctx, input }) => addRate(ctx, input)),
  searches: operator.input(searchesSchema).query(({ ctx, input }) => searches(ctx, input)),
  audit: operator.input(auditSchema).query(({ ctx, input }) => audit(ctx, input)),
});
