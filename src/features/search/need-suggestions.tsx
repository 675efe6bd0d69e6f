import { useEffect, useId, useState } from "react";
import { Suggestions } from "./suggestions.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { comboboxState, SUGGEST_FROM } from "./use-search-box.ts";

/**
 * What the catalogue has for what is being typed, below a field that works without it (WAI-ARIA combobox). It comes once somebody
 * touches the field, and makes it a combobox then.
 */
export function NeedSuggestions({ input }: { input: HTMLInputElement }) {
  const listId = `${useId()}-list`;
  const [text, setText] = useState(input.value);
  const [isFocused, setFocused] = useState(() => document.activeElement === input);
  const isOpen = isFocused && text.trim().length >= SUGGEST_FROM;
  const { active, setActive, listRef, onKeyDown } = useListKeys({ isOpen, setOpen: setFocused });
  const close = () => {
    setFocused(false);
    setActive(null);
  };
  useListeners(input, {
    focus: () => setFocused(true),
    blur: close,
    keydown: onKeyDown,
    input: () => {
      setText(input.value);
      setActive(null);
      setFocused(true);
    },
  });
  useEffect(() => {
    for (const [name, value] of Object.entries(comboboxState(listId, isOpen, active))) tell(input, name, value);
  }, [input, isOpen, listId, active]);
  if (!isOpen) return null;
  return (
    <Suggestions id={listId} listRef={listRef} text={text} active={active} onActive={setActive} onChosen={close} />
  );
}

/** As an attribute: not every browser of ours reflects those of WAI-ARIA. */
function tell(input: HTMLInputElement, name: string, value: string | boolean | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, String(value));
}

interface Heard {
  focus: () => void;
  blur: () => void;
  input: () => void;
  keydown: (event: KeyboardEvent) => void;
}

/** Hears a field that another component draws. */
function useListeners(input: HTMLInputElement, { focus, blur, keydown, input: change }: Heard): void {
  useEffect(() => {
    const ended = new AbortController();
    const until = { signal: ended.signal };
    input.addEventListener("focus", focus, until);
    input.addEventListener("blur", blur, until);
    input.addEventListener("input", change, until);
    input.addEventListener("keydown", keydown, until);
    return () => ended.abort();
  });
}
