import { useState } from "react";
import { MAX_ROWS } from "#domain/catalogue/manage-products.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { Edit, PriceEdits } from "./use-price-edits.ts";

type Results = ApiOutputs["products"]["saveManyTerms"];

/** Saves all rows that are right, a hundred at a time; whatever fails, what was typed stays in the table. */
export function useSaving({ edits, settle }: PriceEdits) {
  const { client, products, analytics } = api.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function save() {
    setBusy(true);
    setFailed(false);
    const sent = new Map([...edits].filter(([, { issues }]) => Object.keys(issues).length === 0));
    const rows = [...sent.values()].map(({ seen: { id, version }, typed }: Edit) => ({ id, version, terms: typed }));
    const results: Results = [];
    try {
      for (let at = 0; at < rows.length; at += MAX_ROWS) {
        results.push(...(await client.products.saveManyTerms.mutate({ rows: rows.slice(at, at + MAX_ROWS) })));
      }
    } catch {
      setFailed(true);
    }
    // What is shown as saved is what the server says now; without an answer the texts alone stay.
    await Promise.all([products.invalidate(), analytics.dashboard.invalidate()]).catch(() => undefined);
    settle(results, sent);
    tell(results);
    setBusy(false);
  }
  return { isBusy, hasFailed, save };
}

function tell(results: Results): void {
  const saved = results.filter(({ outcome }) => outcome === "saved").length;
  const others = results.length - saved;
  const number = (count: number) => ({ number: formatNumber(count, currentLocale()) });
  if (saved > 0) void showToast("success", m.dashboard_prices_done(number(saved)));
  if (others > 0) void showToast("error", m.dashboard_prices_partly(number(others)));
}
