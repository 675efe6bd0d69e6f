/** What a conversation can be about, the last step of the trade first: of two equally new ones the first wins. */
const MATTER_KINDS = ["order", "quote", "rfq", "product"] as const;

/** A card of a conversation: what it spoke of, and when. */
interface Mention {
  id: string;
  at: number;
}

/** Something that is still open between the two sides of a conversation. */
export interface OpenMatter {
  kind: (typeof MATTER_KINDS)[number];
  /** When it came to be. */
  at: number;
  /** By what cards name it and what it came from: who speaks of a quote that was accepted speaks of its order. */
  ids: readonly string[];
}

/** What a conversation is about now: the newest open matter, by when it came to be or was last spoken of; null for none. */
export function newestMatter<Matter extends OpenMatter>(
  open: readonly Matter[],
  mentions: readonly Mention[],
): Matter | null {
  const lastOf = ({ at, ids }: Matter) =>
    Math.max(at, ...mentions.filter(({ id }) => ids.includes(id)).map((mention) => mention.at));
  const [newest] = open
    .map((matter) => ({ matter, last: lastOf(matter), rank: MATTER_KINDS.indexOf(matter.kind) }))
    .sort((one, other) => other.last - one.last || one.rank - other.rank);
  return newest?.matter ?? null;
}
