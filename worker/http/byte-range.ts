/** A part of a file: from a byte on, so many. */
export interface Part {
  offset: number;
  length: number;
}

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14): one part, from either end. Several parts, other
 * units and what is no range at all are passed over, as the standard allows.
 * @returns the part; null for the whole; "unsatisfiable" where nothing of it is there, which is answered 416
 */
export function byteRange(asked: string | undefined, size: number): Part | null | "unsatisfiable" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { offset: size - length, length };
  }
  const offset = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < offset) return null;
  return offset >= size ? "unsatisfiable" : { offset, length: end - offset + 1 };
}
