const COMMENT = /^\s*(?:--[^\n]*\n|\/\*[^*]*\*\/)/;
const WRITE = /^\s*(?:insert|update|delete|replace)\b/i;
const WRITE_WITHIN = /\b(?:insert\s+into|update\s|delete\s+from|replace\s+into)/i;
const STATEMENT = /"sql":"((?:[^"\\]|\\.)*)"/g;

/** Whether a statement writes, also one that begins with a comment or names what it writes from first (`with … insert into`). */
export function isWrite(statement: string): boolean {
  const bare = statement.replace(COMMENT, "");
  return WRITE.test(bare) || (/^\s*with\b/i.test(bare) && WRITE_WITHIN.test(bare));
}

/** Whether a call of the database's protocol holds a statement that writes; its texts are JSON's, line breaks escaped. */
export function isWritingCall(body: string): boolean {
  return [...body.matchAll(STATEMENT)].some(([, text]) => isWrite(JSON.parse(`"${text}"`)));
}
