import { Link, type LinkProps } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "../forward-icon.tsx";

export interface Crumb {
  label: string;
  /** Where it leads; the last crumb, the page itself, leads nowhere. */
  link?: Pick<LinkProps, "to" | "params" | "search">;
}

/** The way from home to this page, starting where reading starts. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.shell_breadcrumbs()} className="text-sand-600 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {crumb.link ? (
              <>
                <Link {...crumb.link} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {crumb.label}
                </Link>
                <ForwardChevron size={14} />
              </>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-gulf-900">
                <bdi>{crumb.label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
