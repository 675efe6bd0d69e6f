import { useNavigate, useRouterState } from "@tanstack/react-router";
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useListKeys } from "./use-list-keys.ts";

/** Letters from which on suggestions are worth asking for. */
export const SUGGEST_FROM = 2;

/** State of the search box: the text, whether its list is open, which suggestion is marked. */
export function useSearchBox() {
  const listId = `${useId()}-list`;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useTextOfAddress();
  const [isFocused, setFocused] = useState(false);
  const isOpen = isFocused && text.trim().length >= SUGGEST_FROM;
  const { active, setActive, listRef, onKeyDown } = useListKeys({ isOpen, setOpen: setFocused });

  function close() {
    setFocused(false);
    setActive(null);
  }
  function change(next: string) {
    setText(next);
    setActive(null);
    setFocused(true);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query === "") return;
    close();
    input.current?.blur();
    // Results stay rows where they were.
    void navigate({ to: "/product-search", search: ({ view }: { view?: unknown }) => ({ q: query, view }) });
  }

  return {
    text,
    isOpen,
    submit,
    clear: () => {
      change("");
      input.current?.focus();
    },
    frame: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
    },
    input: {
      ...comboboxState(listId, isOpen, active),
      ref: input,
      value: text,
      onFocus: () => setFocused(true),
      onChange: ({ target }: { target: { value: string } }) => change(target.value),
      onKeyDown: ({ nativeEvent }: KeyboardEvent) => onKeyDown(nativeEvent),
    },
    list: { id: listId, listRef, text, active, onActive: setActive, onChosen: close },
  };
}

/** What a text says of itself while a list below it may be open (WAI-ARIA combobox). */
export function comboboxState(listId: string, isOpen: boolean, active: string | null) {
  return {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": isOpen && active !== null ? active : undefined,
  };
}

/** What is typed; it follows the address, so that going back shows the words of that search again. */
function useTextOfAddress() {
  const asked = useRouterState({ select: ({ location }) => queryOf(location) });
  const [seen, setSeen] = useState(asked);
  const [text, setText] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  return [text, setText] as const;
}

const SEARCH_PATHS = ["/search", "/product-search"];

/** The words of the search that is on screen; other screens use `q` for lists of their own. */
function queryOf({ pathname, search }: { pathname: string; search: { q?: unknown } }): string {
  return SEARCH_PATHS.includes(pathname) && typeof search.q === "string" ? search.q : "";
}
