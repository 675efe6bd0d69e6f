import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { stripHtml } from "#domain/kernel/strip-html.ts";

describe("stripHtml", () => {
  it.each([
    ["5 < 6", "5 < 6"],
    ["a <- b, <3, 1<2>0", "a <- b, <3, 1<2>0"],
    ["<b>Acme</b> & Sons", "Acme & Sons"],
    ["مرحبا <strong>بكم</strong> في الخليج", "مرحبا بكم في الخليج"],
    ["one<br>two<p>three</p>", "one\ntwo\nthree\n"],
    ["<script>alert('<b>')</script>after", "after"],
    ["<STYLE>p{}</style >after", "after"],
    ['<a title="2 > 1" href=x>link</a>', "link"],
    ["<a title='\">' >link</a>", "link"],
    ["<!-- note > --> shown", " shown"],
    ["<!doctype html><?php echo 1 ?>x", "x"],
    ["<<b>script>alert(1)<</b>/script>", "script>alert(1)/script>"],
    ["<img src=x onerror=alert(1)", "img src=x onerror=alert(1)"],
    ["price <b", "price b"],
    ["<script>never closed", "never closed"],
    ["<!-- never closed", "!-- never closed"],
    ['<a title="never closed>text', "text"],
    ["&lt;b&gt; stays as typed", "&lt;b&gt; stays as typed"],
    ["می‌خواهم 👨‍👩‍👧", "می‌خواهم 👨‍👩‍👧"],
  ])("%s", (input, output) => expect(stripHtml(input)).toBe(output));

  const pieces = fc.constantFrom(
    "<",
    ">",
    "</",
    "<!--",
    "-->",
    "<b",
    "<script>",
    "</script>",
    '"',
    "'",
    "=",
    " ",
    "a",
    "س",
    "<br>",
    "!",
  );
  const soup = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(""));

  it("leaves nothing that opens markup", () => {
    fc.assert(
      fc.property(soup, (text) => !/<[a-z/!?]/i.test(stripHtml(text))),
      { numRuns: 3000 },
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(soup, (text) => stripHtml(stripHtml(text)) === stripHtml(text)),
      { numRuns: 3000 },
    );
  });

  it("reads closed markup as htmlparser2 does", () => {
    const word = fc.constantFrom("تمر", "5 < 6", "a", " ", "x > y", "&amp;");
    const tag = fc.constantFrom(
      "<b>",
      "</b>",
      '<a href="q>w">',
      "<i class='x'>",
      "<!-- c -->",
      "<img src=x>",
      "<u a=b>",
    );
    const markup = fc.array(fc.oneof(word, tag), { maxLength: 30 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(markup, (text) => stripHtml(text) === textOf(text)),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["unclosed tags", "<a "],
    ["quotes that hold brackets", '<a b=">" '],
    ["unclosed scripts", "<script>"],
    ["unclosed comments", "<!--"],
    ["brackets", "<"],
  ])("takes linear time on %s", (_, piece) => {
    const time = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const start = performance.now();
      stripHtml(text);
      return performance.now() - start;
    };
    time(20_000);
    expect(time(400_000)).toBeLessThan(4_000);
  });
});

function textOf(html: string): string {
  let text = "";
  const parser = new Parser({ ontext: (chunk) => (text += chunk) }, { decodeEntities: false });
  parser.write(html);
  parser.end();
  return text;
}
