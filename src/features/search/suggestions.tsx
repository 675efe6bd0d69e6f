import type { RefObject } from "react";

interface SuggestionsProps {
  id: string;
  listRef: RefObject<HTMLDivElement | null>;
  text: string;
  active: string | null;
  onActive: (id: string | null) => void;
  onChosen: () => void;
}

export function Suggestions(_props: SuggestionsProps) {
  return null;
}
