import { afterEach, expect, it } from "vitest";
import { PROPOSAL_NOTICES } from "#domain/admin/proposal-notices.ts";
import { PRODUCT_NOTICES } from "#domain/catalogue/product-notices.ts";
import { ACCOUNT_NOTICES } from "#domain/identity/account-notices.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { MESSAGE_NOTICES } from "#domain/messaging/message-notices.ts";
import { ORDER_NEWS } from "#domain/orders/order-notices.ts";
import { TRADE_NOTICES } from "#domain/rfq/trade-notices.ts";
import { COMPANY_NOTICES } from "#domain/suppliers/company-notices.ts";
import { m } from "#i18n/paraglide/messages.js";
import { noticeSentence, SENTENCES } from "#src/features/notices/notice-labels.ts";
import { projectFiles, readProjectFile } from "../../../architecture/project-files.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const TEMPLATES: readonly string[] = [
  ...TRADE_NOTICES,
  ...ORDER_NEWS.map((what) => `order_${what}`),
  ...Object.values(COMPANY_NOTICES),
  ...Object.values(PRODUCT_NOTICES),
  ...Object.values(ACCOUNT_NOTICES),
  ...MESSAGE_NOTICES,
  ...Object.values(PROPOSAL_NOTICES).flatMap((ofKind) => Object.values(ofKind)),
];
const DATA = {
  reference: "ORD-2026-7K3M9Q",
  companyName: "تمور الواحة",
  productName: 'PVC Pipe 4"',
  name: "بيت النور",
};

it.each(LOCALES)("every template that a step can write has a sentence in %s, with its values isolated", (locale) => {
  speak(locale);
  const ofAccounts: readonly string[] = Object.values(ACCOUNT_NOTICES);
  const unknown = noticeSentence("no_such_template", DATA);
  expect(unknown).toBe(m.notices_unknown());
  for (const template of TEMPLATES) {
    const sentence = noticeSentence(template, DATA);
    expect(sentence, template).not.toBe(unknown);
    expect(sentence, template).not.toMatch(/[{}]|undefined|\u2068\u2069/);
    const named = Object.values(DATA).filter((value) => sentence.includes(value));
    for (const value of named) expect(sentence, template).toContain(`\u2068${value}\u2069`);
    expect(named.length, template).toBe(ofAccounts.includes(template) ? 0 : 1);
  }
});

it("has no sentence that nobody writes", () => {
  expect(Object.keys(SENTENCES).filter((template) => !TEMPLATES.includes(template))).toEqual([]);
});

it("knows every place that writes notices, so that a new one brings its list along", () => {
  const writers = projectFiles(/\.ts$/, ["worker"]).filter((path) =>
    /(?<!function )\b(noticeRow|insertNotices)\(/.test(readProjectFile(path)),
  );
  const known = [
    "worker/admin/companies/decide-claim.ts",
    "worker/admin/companies/decide-company-revision.ts",
    "worker/admin/item-rows.ts",
    "worker/admin/operators/change-grants.ts",
    "worker/admin/proposals/decide-proposal.ts",
    "worker/admin/transition-user.ts",
    "worker/catalogue/manage/notify-supplier.ts",
    "worker/messaging/message-notice.ts",
    "worker/platform/notify-accounts.ts",
    "worker/suppliers/apply.ts",
    "worker/suppliers/claims/put-claim.ts",
    "worker/suppliers/transition-company.ts",
  ];
  expect(writers.length).toBeGreaterThan(5);
  expect(writers.filter((path) => !known.includes(path))).toEqual([]);
});

it("sees notices written in one way, which rings the bell", () => {
  const others = projectFiles(/\.ts$/, ["worker"]).filter((path) =>
    /into \$\{notices\}|\b(row|insertWhere|insertEach|insert)\(\s*notices\b/.test(readProjectFile(path)),
  );
  expect(others).toEqual(["worker/platform/write/notice-rows.ts"]);
});
