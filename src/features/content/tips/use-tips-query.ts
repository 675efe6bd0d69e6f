import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 300;

/**
 * The text in the search box of /tips, written to the address once typing pauses.
 * @param q the text that the address holds; when it changes by other means, the box follows
 */
export function useTipsQuery(q: string) {
  const navigate = useNavigate({ from: "/tips/" });
  const [text, setText] = useState(q);
  const written = useRef(q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setText(q);
  }, [q]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const write = (value: string) => {
    clearTimeout(pause.current);
    if (value === written.current) return;
    written.current = value;
    void navigate({
      to: "/tips",
      search: ({ q: _, ...kept }) => ({ ...kept, ...(value ? { q: value } : {}) }),
      replace: true,
      resetScroll: false,
    });
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => write(value.trim()), PAUSE_MS);
  };
  return { text, type, submit: () => write(text.trim()) };
}
