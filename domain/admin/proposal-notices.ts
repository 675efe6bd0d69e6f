/** What an operator is told of what it proposed, once another has decided; texts are the screens'. */
export const PROPOSAL_NOTICES = {
  company_exception: { confirm: "exception_confirmed", refuse: "exception_refused" },
  order_ruling: { confirm: "ruling_confirmed", refuse: "ruling_refused" },
} as const;
type ByKind = typeof PROPOSAL_NOTICES;
export type ProposalNotice = { [Kind in keyof ByKind]: ByKind[Kind][keyof ByKind[Kind]] }[keyof ByKind];
