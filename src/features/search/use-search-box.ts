import { useNavigate, useRouterState } from "@tanstack/react-router";
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";

/** Letters from which on suggestions are worth asking for. */
const SUGGEST_FROM = 2;

/** State and keys of the search box: the text, whether its list is open, which suggestion is marked. */
export function useSearchBox() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useTextOfAddress();
  const [isFocused, setFocused] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const isOpen = isFocused && text.trim().length >= SUGGEST_FROM;

  function close() {
    setFocused(false);
    setActive(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query === "") return;
    close();
    input.current?.blur();
    void navigate({ to: "/product-search", search: { q: query } });
  }
  function move(step: 1 | -1) {
    const ids = optionIds(list.current);
    const place = active === null ? -1 : ids.indexOf(active);
    // One place more than there are options: beyond both ends stands the text itself.
    const next = (place + 1 + step + ids.length + 1) % (ids.length + 1);
    setActive(ids[next - 1] ?? null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
      else setFocused(true);
    } else if (event.key === "Enter" && isOpen && active !== null) {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
  }

  return {
    text,
    isOpen,
    submit,
    clear: () => {
      setText("");
      setActive(null);
      input.current?.focus();
    },
    frame: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    input: {
      ref: input,
      value: text,
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? `${id}-list` : undefined,
      "aria-activedescendant": isOpen && active !== null ? active : undefined,
      onFocus: () => setFocused(true),
      onChange: (event: { target: { value: string } }) => {
        setText(event.target.value);
        setActive(null);
        setFocused(true);
      },
      onKeyDown,
    },
    list: { id: `${id}-list`, listRef: list, text, active, onActive: setActive, onChosen: close },
  };
}

function optionIds(list: HTMLElement | null): string[] {
  return Array.from(list?.querySelectorAll("[role=option]") ?? [], (option) => option.id);
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
