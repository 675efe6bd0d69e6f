import { Link } from "@tanstack/react-router";
import { TABS } from "./navigation.ts";

/** Products, manufacturers, suppliers. Products is lit on every address below /products (spec §2). */
export function SectionTabs() {
  return (
    <ul className="flex gap-1">
      {TABS.map((tab) => (
        <li key={tab.to}>
          <Link
            to={tab.to}
            className="flex min-h-11 items-center border-b-2 border-transparent px-3 font-bold text-gulf-800 text-sm hover:border-gulf-300"
            activeProps={{ className: "border-brass-500! text-gulf-950" }}
            activeOptions={{ exact: false, includeSearch: false }}
          >
            {tab.label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
