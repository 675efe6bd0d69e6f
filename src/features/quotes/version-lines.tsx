import { MILLI } from "#domain/kernel/money.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { GoodsName } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { Changed } from "./changed.tsx";
import type { Version, VersionLine } from "./thread.ts";
import { droppedLines, lineBefore, lineChange } from "./version-changes.ts";

interface VersionLinesProps {
  version: Version;
  before: Version | undefined;
}

/** The offers of a version, line by line; alternatives stand beside what counts. */
export function VersionLines({ version, before }: VersionLinesProps) {
  return (
    <>
      <ol className="grid divide-y divide-sand-200 border-sand-200 border-y">
        {version.lines.map((line) => (
          <OfferedLine key={`${line.line}.${line.offer}`} line={line} version={version} before={before} />
        ))}
      </ol>
      {droppedLines(version, before).map((line) => (
        <p key={`${line.line}.${line.offer}`} className="text-sand-600 text-sm">
          {m.quotes_line_dropped()}{" "}
          <s>
            <GoodsName goods={line} />
          </s>
        </p>
      ))}
    </>
  );
}

function OfferedLine({ line, version: { currency }, before }: VersionLinesProps & { line: VersionLine }) {
  const change = lineChange(line, before);
  const other = lineBefore(line, before);
  return (
    <li className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-gulf-900">
          <span className="text-sand-600 tabular-nums">{formatNumber(line.line, currentLocale())}.</span>
          <span className="wrap-break-word min-w-0">
            <GoodsName goods={line} />
          </span>
          {line.offer > 1 && <Badge>{m.quotes_line_alternative()}</Badge>}
          {line.isSubstitute && <Badge tone="brass">{m.quotes_line_substitute()}</Badge>}
          {change === "new" && <Badge tone="brass">{m.quotes_line_new()}</Badge>}
        </p>
        <p className="text-sand-700 text-sm">
          <Changed isChanged={change === "other"}>
            <bdi>{formatQuantity(line.quantityMilli / MILLI, line.unit)}</bdi>
          </Changed>{" "}
          ×{" "}
          <Changed
            isChanged={change === "price"}
            {...(other && change === "price" && before
              ? { before: <Price minor={other.unitPriceMinor} currency={before.currency} /> }
              : {})}
          >
            <Price minor={line.unitPriceMinor} currency={currency} />
          </Changed>
        </p>
      </div>
      <Price
        minor={line.amountMinor}
        currency={currency}
        className={line.offer > 1 ? "text-sand-600" : "font-bold text-gulf-900"}
      />
    </li>
  );
}
