export interface Token {
  kind: "word" | "parameter" | "mark";
  text: string;
  start: number;
  end: number;
}

/** One statement of a text that may hold several. */
export interface SqlPiece {
  sql: string;
  tokens: readonly Token[];
}

// SQLite's own rules: blanks and comments, quoted text (a doubled quote reads as two texts side by side,
// which is all the same here), parameters, words, numbers, and any other single character.
const LEXEME = new RegExp(
  [
    "(?<blank>[ \\t\\n\\f\\r\\uFEFF]+|--[^\\n]*|/\\*[^]*?(?:\\*/|$))",
    "(?<quoted>'[^']*(?:'|$)|\"[^\"]*(?:\"|$)|`[^`]*(?:`|$)|\\[[^\\]]*(?:\\]|$))",
    "(?<parameter>\\?\\d*|[:@$][\\w$\\u0080-\\uffff]+(?:::[\\w$\\u0080-\\uffff]*)*(?:\\([^\\s)]*\\))?)",
    "(?<word>[A-Za-z_\\u0080-\\uffff][\\w$\\u0080-\\uffff]*)",
    "\\d[\\w.]*",
    "[^]",
  ].join("|"),
  "y",
);

function* lexemes(sql: string): Generator<Token> {
  for (let start = 0; start < sql.length; ) {
    LEXEME.lastIndex = start;
    const match = LEXEME.exec(sql);
    if (match === null) return;
    const text = match[0];
    const end = start + text.length;
    const groups = match.groups ?? {};
    if (groups.parameter !== undefined) yield { kind: "parameter", text, start, end };
    else if (groups.word !== undefined) yield { kind: "word", text: text.toUpperCase(), start, end };
    else if (groups.blank === undefined) yield { kind: "mark", text, start, end };
    start = end;
  }
}

/** Cuts a text into its statements; comments and stray semicolons are none. */
export function splitStatements(sql: string): SqlPiece[] {
  const pieces: SqlPiece[] = [];
  let tokens: Token[] = [];
  const finish = () => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last) pieces.push({ sql: sql.slice(first.start, last.end), tokens });
    tokens = [];
  };
  for (const token of lexemes(sql)) {
    if (token.text !== ";") tokens.push(token);
    else if (insideTrigger(tokens)) tokens.push(token);
    else finish();
  }
  finish();
  return pieces;
}

/** A trigger's body has semicolons of its own and ends with the END that follows one of them. */
function insideTrigger(tokens: readonly Token[]): boolean {
  const head = tokens.slice(0, 6).map((token) => token.text);
  while (head[0] === "EXPLAIN" || head[0] === "QUERY" || head[0] === "PLAN") head.shift();
  if (head[0] !== "CREATE" || (head[1] !== "TRIGGER" && head[2] !== "TRIGGER")) return false;
  return !(tokens.at(-1)?.text === "END" && tokens.at(-2)?.text === ";");
}
