import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode, RefObject } from "react";
import { BackArrow } from "../forward-icon.tsx";
import { Container } from "../section.tsx";
import { StarGround } from "./star-ground.tsx";

export interface AccountHeaderProps {
  title: ReactNode;
  back: { label: string } & Pick<LinkProps, "to" | "search">;
  /** A button at the end of the line. */
  action?: ReactNode;
  /** Room for a card that reaches up into the header. */
  deep?: boolean;
  /** Of the heading, where whoever comes goes on there. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The head of one's own pages: the way back, where we are, and what one can do there; by night, under stars. */
export function AccountHeader({
  title,
  back: { label, ...back },
  action,
  deep = false,
  headingRef,
}: AccountHeaderProps) {
  return (
    <header className="relative isolate overflow-hidden border-brass-400 border-b-4 bg-gulf-900 text-white print:bg-white print:text-ink">
      <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10 print:hidden" />
      <Container className={`grid gap-1 pt-3 ${deep ? "pb-24 print:pb-6" : "pb-6"}`}>
        <div className="flex items-center justify-between gap-3 print:hidden">
          <Link
            {...back}
            className="inline-flex min-h-11 items-center gap-2 rounded-md pe-2 text-gulf-100 text-sm underline-offset-4 hover:text-white hover:underline"
          >
            <BackArrow size={18} /> {label}
          </Link>
          {action}
        </div>
        <h1 ref={headingRef} tabIndex={headingRef && -1} className="text-3xl sm:text-4xl">
          {title}
        </h1>
      </Container>
    </header>
  );
}
