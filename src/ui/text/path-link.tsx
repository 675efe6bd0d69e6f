import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

interface PathLinkProps {
  path: string;
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
}

/** The server's own path, which no route's type knows: a link that the router follows. */
export function PathLink({ path, onOpen, className, children }: PathLinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    onOpen?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ href: path });
  };
  return (
    <a href={path} onClick={open} className={className}>
      {children}
    </a>
  );
}
