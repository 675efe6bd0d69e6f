/** Stands in each of them: a screen that shows one is told from a screen that shows none. */
export const MARK = "zqx";
/** What would be set if any of them ran. */
export const CANARY = "hostileTextRan";

const RUN = `window.${CANARY}=1`;
/** What became an element of the page carries it. */
export const INJECTED = "data-hostile";

/** What people write who want to run a script on others' screens, to hide what they say, or to burst a layout. */
export const HOSTILE_TEXTS: readonly string[] = [
  `${MARK} <script ${INJECTED}>${RUN}</script>`,
  `${MARK} <img ${INJECTED} src=x onerror="${RUN}">`,
  `"'><svg ${INJECTED} onload=${RUN}> ${MARK}`,
  `</script></title></textarea><script ${INJECTED}>${RUN}</script> ${MARK}`,
  `javascript:${RUN}//${MARK}`,
  `[${MARK}](javascript:${RUN}) <a ${INJECTED} href="javascript:${RUN}">x</a>`,
  `{{constructor.constructor('${RUN}')()}} \${${RUN}} <%= ${RUN} %> ${MARK}`,
  `${MARK} \u202Egnp.exe\u2066\u2067\u202D`,
  `\u200B\u200D\uFEFF${MARK}\u2028\u2029\u00AD`,
  `${MARK}${"W".repeat(300)}`,
  `${MARK}${"م".repeat(300)}`,
  `<!--${MARK}--><style ${INJECTED}>*{display:none}</style><iframe ${INJECTED} srcdoc="<script>top.${CANARY}=1</script>">`,
  `${MARK} <math ${INJECTED}><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e &lt;b&gt; %3Cscript%3E ${MARK}`,
  `${MARK} ${"\u0300".repeat(80)}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}`,
];

/** Where people's own texts are kept: columns by table; of JSON the values that people write. */
export const WRITTEN: Readonly<Record<string, string>> = {
  users: "name location",
  suppliers: "city website decision_note licence_number",
  supplier_translations: "name city specialization description",
  supplier_checklist: "note",
  supplier_documents: "file_name certification",
  supplier_certifications: "certification",
  supplier_events: "note",
  company_revisions: "note",
  company_claims: "note decision_note file_name",
  products: "review_note sku",
  product_translations: "name description",
  refused_lines: "label",
  rfqs: "company_name contact_name description notes destination_city closing_note quantity",
  rfq_lines: "description unit quantity",
  rfq_files: "file_name",
  rfq_questions: "question answer",
  rfq_invitations: "decline_note",
  quotes: "closing_note",
  quote_versions: "place payment_terms notes",
  quote_lines: "description",
  quote_events: "note",
  quote_templates: "name",
  orders: "place payment_terms notes tracking_reference cancel_note",
  order_lines: "description sku",
  order_events: "note",
  order_documents: "file_name",
  dispute_entries: "text",
  payment_records: "reference refusal_reason",
  supplier_ratings: "review reply hidden_reason",
  buyer_ratings: "review hidden_reason",
  messages: "content",
  message_files: "file_name",
  reports: "text note",
  contact_messages: "name company subject message",
  leads: "company_name contact_name",
  tip_submissions: "author_name title content",
  tip_translations: "title summary content",
  partner_translations: "name description",
  claim_translations: "title description",
  claims: "evidence_url",
  statistics: "value evidence_url",
  proposals: "reason",
  audit_log: "reason",
  sessions: "user_agent",
  outbox: "last_error",
};

/** The same within JSON: each value of these names, wherever it stands at the top. */
export const WRITTEN_IN_JSON: Readonly<Record<string, string>> = {
  "orders.buyer": "companyName contactName city address",
  "notices.data": "companyName companyName_ar companyName_en companyName_fr name buyer seller note reason",
  "leads.details": "message products notes requirements",
};
