/** Elements whose end is the end of a line for a reader. */
const LINE_BREAKING = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr"]);

/** Elements whose content is no text, and how it ends. */
const UNREADABLE = new Map([
  ["script", /<\/script[\s/>]/gi],
  ["style", /<\/style[\s/>]/gi],
]);

/** What the scan has learnt about the rest of the text, so that no search for a missing end is made twice. */
interface Scan {
  readonly text: string;
  quotes: boolean;
  comments: boolean;
  closable: boolean;
  readonly unended: Set<RegExp>;
}

/**
 * Removes HTML from text the way a browser's tokenizer reads it (WHATWG HTML 13.2.5): only `<` before a letter, `/`,
 * `!` or `?` opens markup, so `5 < 6` and `<3` survive; quoted attributes may hold `>`; the content of script and style
 * goes too. Of markup that never closes just the bracket goes, so no words are lost. What is left holds no markup, and
 * a second pass changes nothing. Time grows linearly with the text.
 *
 * It is our own because `domain/` runs in the browser too, where a full parser would cost 30 KB for a text box.
 */
export function stripHtml(text: string): string {
  const scan: Scan = { text, quotes: true, comments: true, closable: true, unended: new Set() };
  let output = "";
  // Literal brackets wait until their next character is known: removing `<b>` from `<<b>i>` must not make a new tag.
  let held = 0;
  const write = (chunk: string) => {
    if (chunk === "") return;
    output += (opensMarkup(chunk.charAt(0)) ? "" : "<".repeat(held)) + chunk;
    held = 0;
  };
  let at = 0;
  for (let open = text.indexOf("<"); open >= 0; open = text.indexOf("<", at)) {
    write(text.slice(at, open));
    at = open + 1;
    if (!opensMarkup(text.charAt(at))) {
      held += 1;
      continue;
    }
    const end = endOfMarkup(scan, open);
    if (end === 0) continue;
    const name = tagName(text, open);
    if (LINE_BREAKING.has(name)) write("\n");
    const close = UNREADABLE.get(name);
    at = close && text.charAt(open + 1) !== "/" ? endOfContent(scan, close, end) : end;
  }
  write(text.slice(at));
  return output + "<".repeat(held);
}

function opensMarkup(character: string): boolean {
  return /^[a-z/!?]$/i.test(character);
}

function tagName(text: string, open: number): string {
  const start = text.charAt(open + 1) === "/" ? open + 2 : open + 1;
  return (/^[a-z][a-z0-9]*/i.exec(text.slice(start, start + 12))?.[0] ?? "").toLowerCase();
}

/** Index after the markup that opens at `open`; 0 when it never closes. */
function endOfMarkup(scan: Scan, open: number): number {
  if (scan.comments && scan.text.startsWith("<!--", open)) {
    const close = /--!?>/g;
    close.lastIndex = open + 2;
    if (close.test(scan.text)) return close.lastIndex;
    scan.comments = false;
  }
  if (scan.quotes && tagName(scan.text, open) !== "") {
    const end = endOfTag(scan.text, open + 1);
    if (end > 0) return end;
    scan.quotes = false;
  }
  if (!scan.closable) return 0;
  const end = scan.text.indexOf(">", open) + 1;
  if (end === 0) scan.closable = false;
  return end;
}

/** Index after a tag, walked through its names, equal signs and values; only a quote at the start of a value opens a quotation. */
function endOfTag(text: string, start: number): number {
  let state: "name" | "before-value" | "value" = "name";
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === ">") return at + 1;
    const isSpace = character.trim() === "";
    if (state === "name" && character === "=") state = "before-value";
    else if (state === "value" && isSpace) state = "name";
    else if (state === "before-value" && !isSpace) {
      state = "value";
      if (character === '"' || character === "'") {
        at = text.indexOf(character, at + 1);
        if (at < 0) return 0;
        state = "name";
      }
    }
  }
  return 0;
}

/** Where the end tag of a script or style begins; right after its start tag when there is none. */
function endOfContent(scan: Scan, close: RegExp, start: number): number {
  if (scan.unended.has(close)) return start;
  close.lastIndex = start;
  const found = close.exec(scan.text);
  if (!found) scan.unended.add(close);
  return found?.index ?? start;
}
