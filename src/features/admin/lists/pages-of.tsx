import { Link } from "@tanstack/react-router";
import { Pagination } from "#src/ui/list/pagination.tsx";

interface PagesOfProps {
  list: { page: number; pageSize: number; total: number };
  search: object;
}

/** The way through a list's pages; the rest of the address stays. */
export function PagesOf({ list: { page, pageSize, total }, search }: PagesOfProps) {
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      linkTo={(number, className, children) => (
        <Link to="." search={{ ...search, page: number > 1 ? number : undefined }} className={className}>
          {children}
        </Link>
      )}
    />
  );
}
