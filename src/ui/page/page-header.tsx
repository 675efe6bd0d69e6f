import type { ReactNode } from "react";
import { Container } from "../section.tsx";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

interface PageHeaderProps {
  title: string;
  intro?: string;
  crumbs?: readonly Crumb[];
  /** Buttons or figures under the intro. */
  children?: ReactNode;
}

/** The head of a page: where we are, what this is. */
export function PageHeader({ title, intro, crumbs, children }: PageHeaderProps) {
  return (
    <header className="border-sand-200 border-b bg-sand-50">
      <Container className="grid gap-3 py-6 sm:py-10">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        <h1 className="text-3xl text-gulf-900 sm:text-4xl">{title}</h1>
        {intro && <p className="max-w-3xl text-lg text-sand-700">{intro}</p>}
        {children}
      </Container>
    </header>
  );
}
