import type { Edit } from "./mutation.ts";
import type { Replacements } from "./operators.ts";
import { type Node, nodesIn } from "./syntax.ts";

/** Stands for what is put into a statement, letter by letter, so that places stay what they are. */
const PUT_IN = "¤";
const IS_SQL =
  /\b(select|where|exists|and|order by|update|insert into|coalesce|is null)\b|[¤\w] (<=?|>=?|<>|=) [¤'\w]/i;
/** What ends a term of a condition, at its depth. */
const ENDS = /^(and|or|order by|group by|having|limit|union|returning|on conflict|then|else|end|when|where)\b/i;

const SWAPPED: Record<string, readonly [operator: string, other: string]> = {
  "<": ["boundary", "<="],
  "<=": ["boundary", "<"],
  ">": ["boundary", ">="],
  ">=": ["boundary", ">"],
  "<>": ["equality", "="],
  "+": ["arithmetic", "-"],
  "-": ["arithmetic", "+"],
};

/** Mutations of a statement that is written as SQL: comparisons, terms of conditions and orders, values of lists. */
export function sqlEdits(node: Node, text: string, replacements: Replacements): Edit[] {
  const sql = maskedSql(node, text);
  if (!IS_SQL.test(sql)) return [];
  return [
    ...swaps(sql),
    ...equalities(sql),
    ...terms(sql),
    ...firstTerms(sql),
    ...orders(sql),
    ...values(sql, replacements),
    ...negations(sql),
  ].map((edit) => ({
    ...edit,
    operator: `SQL ${edit.operator}`,
    start: edit.start + node.start,
    end: edit.end + node.start,
  }));
}

/** The template's text from its backtick on, what is put in masked. */
function maskedSql(node: Node, text: string): string {
  const cells =
    [...text.slice(node.start, node.end)].length === node.end - node.start ? text.slice(node.start, node.end) : "";
  const quasis = nodesIn(node.quasis);
  return quasis.reduce((masked, quasi, at) => {
    const next = quasis[at + 1];
    if (!next) return masked;
    const [from, until] = [text.indexOf("${", quasi.end - 2) - node.start, next.start - node.start];
    return masked.slice(0, from) + PUT_IN.repeat(Math.max(0, until - from)) + masked.slice(until);
  }, cells);
}

function swaps(sql: string): Edit[] {
  return [...sql.matchAll(/ (<=|>=|<>|<|>|\+|-) /g)].flatMap(({ 1: sign = "", index }) => {
    const [operator, after] = SWAPPED[sign] ?? ["", ""];
    return operator ? [{ operator, start: index + 1, end: index + 1 + sign.length, after }] : [];
  });
}

/** Only in conditions: that of an assignment is none. */
function equalities(sql: string): Edit[] {
  return [...sql.matchAll(/ = /g)].flatMap(({ index }) => {
    const isAssigned =
      /\b(set|where|on|and|or|when|select|having)\b(?![\s\S]*\b(set|where|on|and|or|when|select|having)\b)/i.exec(
        sql.slice(0, index),
      );
    if (isAssigned?.[1]?.toLowerCase() === "set" || isAssigned?.[1]?.toLowerCase() === "select") return [];
    return [{ operator: "equality", start: index + 1, end: index + 2, after: "<>" }];
  });
}

/** Each `and …` left out, up to where its term ends. */
function terms(sql: string): Edit[] {
  return [...sql.matchAll(/\s+and\s+/gi)].flatMap(({ index, 0: word }) => {
    if (/\bbetween\s+\S+$/i.test(sql.slice(0, index))) return [];
    return [{ operator: "term dropped", start: index, end: endOfTerm(sql, index + word.length), after: "" }];
  });
}

/** A condition's first term, with the `and` after it. */
function firstTerms(sql: string): Edit[] {
  return [...sql.matchAll(/(?:\b(?:where|on|when)\s+|\(|^`)/gi)].flatMap(({ index, 0: opening }) => {
    const start = index + opening.length;
    const end = endOfTerm(sql, start);
    const and = /^\s+and\s+/i.exec(sql.slice(end === start ? end : sql.slice(0, end).trimEnd().length))?.[0];
    if (!and || /^\s*(select|with|insert|update|delete)\b/i.test(sql.slice(start))) return [];
    const until = sql.slice(0, end).trimEnd().length + and.length;
    return [{ operator: "term dropped", start, end: until, after: "" }];
  });
}

function endOfTerm(sql: string, from: number): number {
  let depth = 0;
  for (let at = from; at < sql.length; at += 1) {
    const letter = sql[at] ?? "";
    if (letter === "(") depth += 1;
    if (letter === ")" || letter === "`") depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ",")) return at;
    const isWord = depth === 0 && at > from && /\s/.test(sql[at - 1] ?? "");
    if (isWord && ENDS.test(sql.slice(at, at + 12))) return sql.slice(0, at).trimEnd().length;
  }
  return sql.length - 1;
}

/** Each term of an order of several left out. */
function orders(sql: string): Edit[] {
  return [...sql.matchAll(/\border by\s+/gi)].flatMap(({ index, 0: word }) => {
    const found: { start: number; end: number }[] = [];
    for (let start = index + word.length; ; ) {
      const end = endOfTerm(sql, start);
      found.push({ start, end });
      if (sql[end] !== ",") break;
      start = end + 1;
    }
    if (found.length < 2) return [];
    return found.map(({ start, end }, at) =>
      at === 0
        ? { operator: "order term dropped", start, end: end + 1, after: "" }
        : { operator: "order term dropped", start: start - 1, end, after: "" },
    );
  });
}

function values(sql: string, replacements: Replacements): Edit[] {
  return [...sql.matchAll(/'(\w+)'/g)].flatMap(({ 1: value = "", index }) => {
    const other = replacements.get(value);
    return other
      ? [{ operator: "value of a list", start: index + 1, end: index + 1 + value.length, after: other }]
      : [];
  });
}

function negations(sql: string): Edit[] {
  return [...sql.matchAll(/\bnot (exists|in)\b|\bis not null\b|\bis null\b|(?<!not )\bexists(?= \()/gi)].map(
    ({ 0: words, index }) => {
      const after = /^not /i.test(words)
        ? words.slice(4)
        : /not null/i.test(words)
          ? "is null"
          : /is null/i.test(words)
            ? "is not null"
            : "not exists";
      return { operator: "negation", start: index, end: index + words.length, after };
    },
  );
}
