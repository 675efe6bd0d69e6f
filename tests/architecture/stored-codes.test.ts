import { parseAst } from "vite";
import { expect, it } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * What a table is asked with a code for, and then used as if it were there: `TONES[state].tone`, `WORDS[code]()`,
 * `const { Icon } = KINDS[kind]` and `const Icon = ICONS[kind]`.
 */
function boldLookUps(code: string, lang: "ts" | "tsx" = "ts"): string[] {
  // Most files look nothing up, and reading each as a program takes its time.
  if (!/\b[A-Z][A-Z_]+(?:\?\.)?\[/.test(code)) return [];
  const found: string[] = [];
  const visit = (value: unknown, parent: Node | null): void => {
    if (Array.isArray(value)) for (const child of value) visit(child, parent);
    if (!isNode(value)) return;
    if (isLookUp(value) && parent && isBold(value, parent)) found.push(code.slice(value.start, value.end));
    for (const child of Object.values(value)) if (typeof child === "object") visit(child, value);
  };
  visit(parseAst(code, { lang }), null);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isLookUp(node: Node): boolean {
  const { type, computed, object, property } = node;
  if (type !== "MemberExpression" || !computed || !isNode(object) || !isNode(property)) return false;
  return object.type === "Identifier" && /^[A-Z][A-Z_]+$/.test(String(object.name)) && property.type !== "Literal";
}

function isBold(node: Node, parent: Node): boolean {
  if (parent.optional) return false;
  if (parent.type === "MemberExpression") return parent.object === node;
  if (parent.type === "CallExpression") return parent.callee === node;
  if (parent.type !== "VariableDeclarator" || !isNode(parent.id)) return false;
  return parent.id.type === "ObjectPattern" || /^[A-Z]/.test(String(parent.id.name));
}

it.each([
  ["const tone = TONES[state].tone;", ["TONES[state]"]],
  ["const label = BY[by]();", ["BY[by]"]],
  ["const { Icon } = KINDS[row.kind];", ["KINDS[row.kind]"]],
  ["const Icon = ICONS[kind];", ["ICONS[kind]"]],
  ["const label = NAMES[code][locale];", ["NAMES[code]"]],
  ["const label = WORDS[code]?.() ?? code;", []],
  ["const tone = TONES[state];", []],
  ["const first = ROWS[0].name;", []],
])("%s", (code, found) => expect(boldLookUps(code)).toEqual(found));

/** Tables that are asked with what this version itself has made, chosen or checked: never with what a row holds. */
const OWN_CODES = [
  "i18n/grant-names.ts NAMES[grant]",
  "src/features/accounts/outcome.tsx LOOKS[kind]",
  "src/features/admin/company-changes/change-card.tsx VERBS[action]",
  "src/features/admin/company-changes/change-dialog.tsx WORDS[action]",
  "src/features/admin/health/alarm-labels.ts ALARMS[name]",
  "src/features/admin/health/alarm-list.tsx ALARMS[name]",
  "src/features/admin/health/alarm-list.tsx ALARM_WORDS[name]",
  "src/features/admin/item-decisions.tsx ITEM_DECISION_LABELS[decision]",
  "src/features/admin/members/member-decisions.tsx TRANSITIONS[action]",
  "src/features/admin/proposals/proposal-card.tsx BUTTONS[decision]",
  "src/features/admin/proposals/proposal-dialog.tsx DECISIONS[decision]",
  "src/features/admin/review/product-transitions.tsx TRANSITIONS[action]",
  "src/features/admin/review/revision-panel.tsx TRANSITIONS[action]",
  "src/features/catalogue/category-card.tsx CATEGORIES[category]",
  "src/features/catalogue/overview-screen.tsx CATEGORIES[category]",
  "src/features/claims/claim-state.tsx WORDS[obstacle]",
  "src/features/import/cell-guard.ts REWRITTEN[format]",
  "src/features/import/value-names.ts LISTS[column]",
  "src/features/messages/bubble/bubble.tsx TICKS[tick]",
  "src/features/messages/composer/phrase-form.tsx PARAM_KINDS[kind]",
  "src/features/notices/notice-labels.ts SENTENCES[template]",
  "src/features/orders/order-documents.tsx NEEDED_STATES[state]",
  "src/features/orders/order-actions.tsx TRANSITIONS[move]",
  "src/features/orders/transition-fields.tsx PLAIN_TRANSITIONS[move as keyof typeof PLAIN_TRANSITIONS]",
  "src/features/orders/transition-fields.tsx REASONED_TRANSITIONS[move as keyof typeof REASONED_TRANSITIONS]",
  "src/features/products/category-options.ts CATEGORIES[category]",
  "src/features/products/product-editor-screen.tsx PARTS[part]",
  "src/features/products/transition-buttons.tsx TRANSITION_LABELS[action]",
  "src/features/products/row-menu.tsx TRANSITION_LABELS[action]",
  "src/features/quotes/action-bar.tsx QUICK[action]",
  "src/features/quotes/action-bar.tsx QUICK[shown]",
  "src/features/reports/report-form.tsx REASONS_FOR[subject.kind]",
  "src/features/rfq/tracked/tracked-cancel.tsx ANSWERS[asked]",
  "src/features/rfq/tracked/tracked-cancel.tsx ANSWERS[one]",
  "src/routes/-home-dialogs.tsx LOADERS[dialog]",
  "src/ui/button.tsx LOOKS[variant]",
  "src/ui/notice.tsx TONES[tone]",
];

it("a code of a row is looked up by labelOf and lookOf, which know what to do with one of another version", () => {
  const found = projectFiles(/\.tsx?$/, ["src", "i18n"]).flatMap((path) =>
    boldLookUps(readProjectFile(path), path.endsWith("x") ? "tsx" : "ts").map((lookUp) => `${path} ${lookUp}`),
  );
  expect([...new Set(found)].sort()).toEqual([...OWN_CODES].sort());
});
