import type { ReactNode } from "react";

interface ListTableProps {
  head: readonly string[];
  /** Its rows, made with {@link Cell}. */
  children: ReactNode;
}

/** A list on a desk; phones show cards instead. */
export function ListTable({ head, children }: ListTableProps) {
  return (
    <div className="overflow-x-auto rounded-xl border border-sand-200 bg-white shadow-card max-lg:hidden">
      <table className="w-full text-start text-sm">
        <thead className="border-sand-200 border-b bg-sand-50 text-sand-700">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-4 py-2 text-start font-bold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A row of {@link ListTable}. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className="border-sand-200 not-last:border-b hover:bg-gulf-50">{children}</tr>;
}

/** A cell of {@link ListTable}; what is short stays on one line. */
export function Cell({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  return <td className={`px-4 py-1 ${isShort ? "whitespace-nowrap" : "max-w-80"}`}>{children}</td>;
}

/** A list on a phone. */
export function ListCards({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 lg:hidden">{children}</ul>;
}

/** An entry of {@link ListCards}; a link in it covers it with {@link COVERING_LINK}. */
export function ListCard({ children }: { children: ReactNode }) {
  return (
    <li className="relative grid min-w-0 gap-1.5 rounded-xl border border-sand-200 bg-white p-4 shadow-card has-[a:hover]:border-gulf-400">
      {children}
    </li>
  );
}

export const ROW_LINK = "inline-flex min-h-11 items-center font-bold text-gulf-900 underline-offset-4 hover:underline";
export const COVERING_LINK = `${ROW_LINK} -my-1.5 after:absolute after:inset-0`;
