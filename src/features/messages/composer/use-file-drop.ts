import { useEffect, useRef, useState } from "react";

/** Takes files that are dropped anywhere on the page; without this the browser would leave the page for them. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const listening = new AbortController();
    window.addEventListener("dragover", over, listening);
    window.addEventListener("dragleave", leave, listening);
    window.addEventListener("drop", drop, listening);
    return () => listening.abort();
  }, []);
  return isOver;
}
