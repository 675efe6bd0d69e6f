import { SAVED_KINDS, type SavedCursor, type SavedKind, savedCursorSchema } from "#domain/catalogue/saved.ts";

/** What the address of the saved list asks for; products are shown where it names nothing, from the newest on. */
export interface SavedSearch {
  kind?: Exclude<SavedKind, "product"> | undefined;
  /** Behind which entry the page begins, as `time.id`. */
  after?: string | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readSavedSearch(raw: { kind?: unknown; after?: unknown }): SavedSearch {
  const kind = SAVED_KINDS.find((one) => one === raw.kind);
  const cursor = typeof raw.after === "string" ? readCursor(raw.after) : undefined;
  return { kind: kind === "product" ? undefined : kind, after: cursor && writeCursor(cursor) };
}

/** Where a page begins, out of its address. */
export function readCursor(after: string | undefined): SavedCursor | undefined {
  const [at = "", ...id] = after?.split(".") ?? [];
  return savedCursorSchema.safeParse({ at: at === "" ? null : Number(at), id: id.join(".") }).data;
}

/** Where a page begins, for its address; nothing for the first one. */
export function writeCursor(cursor: SavedCursor | null): string | undefined {
  return cursor ? `${cursor.at}.${cursor.id}` : undefined;
}
