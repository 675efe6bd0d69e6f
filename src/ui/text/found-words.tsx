import { Fragment } from "react";
import { markMatches } from "#domain/catalogue/search/highlight.ts";

interface FoundWordsProps {
  text: string;
  query: string;
  /** Words that mean the same as those of the query. */
  alternatives?: readonly string[];
}

/** A text with what a query found in it marked. Without space around marks: letters of a word stay joined. */
export function FoundWords({ text, query, alternatives = [] }: FoundWordsProps) {
  let at = 0;
  // A row of another version may lack the text.
  return markMatches((text as string | null) ?? "", query, alternatives).map((piece) => {
    const start = at;
    at += piece.text.length;
    return piece.marked ? (
      <mark key={start} className="px-0">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={start}>{piece.text}</Fragment>
    );
  });
}
