import type { NeededGrants } from "./grants.ts";

const REVIEW = ["reviewer"] as const;
const SUPPORT = ["support"] as const;
const MONEY = ["money"] as const;
const EDIT = ["editor"] as const;
const OPERATORS = ["operators"] as const;
/** Who helps sees an order, who decides on money moves it. */
const TRADE = ["money", "support"] as const;
/** Tips that visitors send in are answered by who helps, and written by who edits. */
const TIPS = ["support", "editor"] as const;
/** What two must decide is decided by those who may do it alone elsewhere. */
const SECOND = ["reviewer", "money"] as const;
const ACCOUNTS = ["support", "operators"] as const;

/**
 * The one table of what a procedure of the platform asks of an operator; the guard refuses one that is missing here. Where
 * what is asked hangs on the thing, as with an operator's own account, the verb asks once more.
 */
export const PROCEDURE_GRANTS: Readonly<Record<string, NeededGrants>> = {
  "admin.overview": "any",
  "admin.find": "any",
  "admin.stops": "any",
  "admin.health": ["support", "operators"],
  "admin.applications": REVIEW,
  "admin.application": REVIEW,
  "admin.decideItem": REVIEW,
  "admin.listCompany": REVIEW,
  "admin.inviteOwner": REVIEW,
  "admin.companyClaims": REVIEW,
  "admin.decideClaim": REVIEW,
  "admin.companyRevisions": REVIEW,
  "admin.decideCompanyRevision": REVIEW,
  "admin.transitionSupplier": REVIEW,
  "admin.trustSupplier": REVIEW,
  "admin.contactMessages": SUPPORT,
  "admin.leads": SUPPORT,
  "admin.tips": TIPS,
  "admin.settle": TIPS,
  "admin.settleMany": TIPS,
  "admin.reports": SUPPORT,
  "admin.settleReports": SUPPORT,
  "admin.openConversation": SUPPORT,
  "admin.closeConversation": SUPPORT,
  "admin.openedConversation": SUPPORT,
  "admin.mails": SUPPORT,
  "admin.openMail": SUPPORT,
  "admin.resendMail": SUPPORT,
  "admin.resendMails": SUPPORT,
  "admin.discardMail": SUPPORT,
  "admin.users": ACCOUNTS,
  "admin.user": ACCOUNTS,
  "admin.transitionUser": ACCOUNTS,
  "admin.endUserSessions": ACCOUNTS,
  "admin.changeGrants": OPERATORS,
  "admin.requests": SUPPORT,
  "admin.removeRfq": SUPPORT,
  "admin.openRfqFile": SUPPORT,
  "admin.refusals": SUPPORT,
  "admin.undoRefusal": SUPPORT,
  "admin.proposals": SECOND,
  "admin.decideProposal": SECOND,
  "admin.rates": MONEY,
  "admin.addRate": MONEY,
  "admin.searches": EDIT,
  "admin.audit": OPERATORS,
  "review.queue": REVIEW,
  "review.product": REVIEW,
  "review.decide": REVIEW,
  "review.decideRevision": REVIEW,
  "orders.all": TRADE,
  "orders.rule": MONEY,
  "ratings.all": SUPPORT,
  "ratings.ofBuyers": SUPPORT,
  "ratings.show": SUPPORT,
  "ratings.hide": SUPPORT,
  "editor.tips": EDIT,
  "editor.tip": EDIT,
  "editor.submission": EDIT,
  "editor.createTip": EDIT,
  "editor.saveTip": EDIT,
  "editor.publishTip": EDIT,
  "editor.partners": EDIT,
  "editor.partner": EDIT,
  "editor.createPartner": EDIT,
  "editor.savePartner": EDIT,
  "editor.claims": EDIT,
  "editor.claim": EDIT,
  "editor.createClaim": EDIT,
  "editor.saveClaim": EDIT,
  "editor.synonyms": EDIT,
  "editor.synonymGroup": EDIT,
  "editor.createSynonyms": EDIT,
  "editor.saveSynonyms": EDIT,
  "editor.indexing": EDIT,
  "editor.startIndexing": EDIT,
  "editor.remove": EDIT,
  "editor.reorder": EDIT,
  "editor.statistics": EDIT,
  "editor.writeStatistics": EDIT,
  "editor.countStatistics": EDIT,
};

/** What of a trade or a company opens to the platform besides its own procedures: orders' pages, and files by what they belong to. */
export const THING_GRANTS = {
  order: TRADE,
  orderFile: TRADE,
  companyFile: REVIEW,
  claimFile: REVIEW,
  requestFile: SUPPORT,
  messageFile: SUPPORT,
  /** Accounts of other operators. */
  operator: OPERATORS,
} as const satisfies Record<string, NeededGrants>;

/** What two operators decide, by the grant of the thing itself. */
export const PROPOSAL_GRANTS = { company_exception: REVIEW, order_ruling: MONEY } as const;

/** What visitors send in, by who answers it. */
export const INBOX_GRANTS = {
  contact_message: SUPPORT,
  lead: SUPPORT,
  tip_submission: TIPS,
} as const satisfies Record<string, NeededGrants>;

/** Queues of the overview. */
export const QUEUE_GRANTS = {
  proposals: SECOND,
  applications: REVIEW,
  renewals: REVIEW,
  claims: REVIEW,
  companyChanges: REVIEW,
  productsInReview: REVIEW,
  revisions: REVIEW,
  contactMessages: SUPPORT,
  leads: SUPPORT,
  tips: TIPS,
  parkedMails: SUPPORT,
  reports: SUPPORT,
  disputes: TRADE,
} as const satisfies Record<string, NeededGrants>;

/** Groups of the search over everything. */
export const FOUND_GRANTS = {
  orders: TRADE,
  requests: SUPPORT,
  quotes: SUPPORT,
  companies: REVIEW,
  people: ACCOUNTS,
  products: REVIEW,
} as const satisfies Record<string, NeededGrants>;

/** Parts of the administration by their address; pages beneath one ask the same. */
export const PLACE_GRANTS = {
  "/admin": "any",
  "/admin/find": "any",
  "/admin/applications": REVIEW,
  "/admin/companies": REVIEW,
  "/admin/company-changes": REVIEW,
  "/admin/claims": REVIEW,
  "/admin/proposals": SECOND,
  "/admin/products": REVIEW,
  "/admin/requests": SUPPORT,
  "/admin/refusals": SUPPORT,
  "/admin/orders": TRADE,
  "/admin/ratings": SUPPORT,
  "/admin/rates": MONEY,
  "/admin/users": ACCOUNTS,
  "/admin/content": EDIT,
  "/admin/search": EDIT,
  "/admin/search/words": EDIT,
  "/admin/messages": SUPPORT,
  "/admin/leads": SUPPORT,
  "/admin/tips": TIPS,
  "/admin/mails": SUPPORT,
  "/admin/health": ["support", "operators"],
  "/admin/reports": SUPPORT,
  "/admin/conversations": SUPPORT,
  "/admin/audit": OPERATORS,
} as const satisfies Record<string, NeededGrants>;

/**
 * What a page of the administration asks of an operator: what the nearest part above it does.
 * @param pathname without the search; undefined for one that no part of the table holds
 */
export function grantsOfPlace(pathname: string): NeededGrants | undefined {
  const [, area, part] = pathname.split("/");
  if (area !== "admin") return undefined;
  const place = part ? `/admin/${part}` : "/admin";
  return Object.hasOwn(PLACE_GRANTS, place) ? PLACE_GRANTS[place as keyof typeof PLACE_GRANTS] : undefined;
}
