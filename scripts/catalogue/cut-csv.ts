/** A block's size in bytes: some thousand products. */
const BLOCK_BYTES = 1024 * 1024;
const [QUOTE, LINE_END] = [34, 10];

/**
 * Cuts a CSV file into blocks between two rows, each under the file's header: what lies within quotes is never cut.
 * @param chunks the file, piece by piece
 * @param least bytes that a block has at least, but for the last one
 */
export async function* cutCsv(chunks: AsyncIterable<Uint8Array>, least = BLOCK_BYTES): AsyncGenerator<Uint8Array> {
  let header: Uint8Array | undefined;
  let parts: Uint8Array[] = [];
  let length = 0;
  let quotes = 0;
  let isCut = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (chunk[at] === QUOTE) quotes += 1;
      const isBorder = chunk[at] === LINE_END && quotes % 2 === 0;
      if (!isBorder || (header && length + at + 1 - from < least)) continue;
      const block = joined([...parts, chunk.subarray(from, at + 1)]);
      if (header) yield joined([header, block]);
      isCut ||= header !== undefined;
      header ??= block;
      [from, parts, length] = [at + 1, [], 0];
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
  }
  if (length > 0 || !isCut) yield joined([...(header ? [header] : []), ...parts]);
}

function joined(parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
