import { useLayoutEffect, useRef, useState } from "react";
import { useKeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { messageDraft, readDraft } from "#src/lib/drafts/session-draft.ts";
import { keepTyped } from "../live/draft-changes.ts";

/** The server's own limit (domain/messaging/send-message), which brings zod with it. */
export const MOST_LETTERS = 4000;
const PUBLISH_TYPING_EVERY_MS = 2000;

/** What is typed in a conversation; it outlives a reload. */
export function useTypedWords(conversationId: string, onTyping: () => void) {
  useKeptWriting();
  const [content, setContent] = useState(() => readDraft(messageDraft(conversationId)).content ?? "");
  const [toldAt, setToldAt] = useState(0);
  const box = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);

  const change = (next: string) => {
    setContent(next);
    keepTyped(conversationId, next);
    if (next.trim() === "" || Date.now() - toldAt < PUBLISH_TYPING_EVERY_MS) return;
    setToldAt(Date.now());
    onTyping();
  };
  /** Puts something where the caret stands, or stood; the focus stays where it is. */
  const insert = (piece: string) => {
    const { selectionStart = content.length, selectionEnd = content.length } = box.current ?? {};
    if (content.length + piece.length > MOST_LETTERS) return;
    caret.current = selectionStart + piece.length;
    change(content.slice(0, selectionStart) + piece + content.slice(selectionEnd));
  };
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return { content, change, insert, box };
}

export type TypedWords = ReturnType<typeof useTypedWords>;
