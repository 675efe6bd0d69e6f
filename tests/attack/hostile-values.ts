/** What no form sends: values of which each has broken somebody's program. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\udc00x", "\u202eevil\u202c", "\u2066x\u2069", "\u200b\u200d\ufeff"],
  ...["' or 1=1 --", '"; drop table users; --', "%00", "%", "_", "*", '"', "a*b NEAR(c)", "\\", "{{7*7}}", "{{7}}"],
  ...["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "../../etc/passwd"],
  ...["__proto__", "constructor", "toString", "null", "undefined", "NaN", "-0", "1e400", "0x1F", "٠", "١٢٣", "½"],
  ...["😀".repeat(50), "é".normalize("NFD").repeat(50), "ﷺ".repeat(50), "a".repeat(20_000), "\n".repeat(500)],
  ...["2026-02-30", "0000-00-00", "9999-12-31", "+971", "a@b", "ORD-2026-AAAAAA'", "ORD-2026-aaaaaa"],
  ...[-1, 0, -0, 0.1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, Number.NaN, Number.POSITIVE_INFINITY],
  ...[null, undefined, true, false, [], {}, [[]], [null], ["a", 1, null], { a: { b: {} } }, 10n, new Date(0)],
  ...[Symbol.iterator.toString(), Object.create(null), JSON.parse('{"__proto__":{"isAdmin":true}}')],
  ...[
    { toString: "x", valueOf: "y" },
    { length: 1e9 },
    JSON.parse('{"then":1}'),
    deep(200),
    Array.from({ length: 1500 }, () => "x"),
  ],
];

function deep(levels: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value };
  return value;
}
