import { placeIn } from "#domain/kernel/places.ts";
import type { ChecklistAnswer as Answer } from "#domain/suppliers/checklist-answer.ts";
import { withColon } from "#i18n/colon.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";

/** An item's answer in words. */
export function ChecklistAnswer({ answer }: { answer: Answer }) {
  const locale = currentLocale();
  switch (answer.item) {
    case "trn":
      return <Ltr className="justify-self-start font-bold text-gulf-900 tracking-wide">{answer.trn}</Ltr>;
    case "markets":
      return (
        <p className="text-sand-800">
          {formatList(
            answer.countries.map((code) => countryName(code)),
            locale,
          )}
        </p>
      );
    case "addresses":
      return (
        <dl className="grid gap-1 text-sand-800">
          <Line label={m.admin_fact_city()} text={placeIn(answer.city, locale)} />
          <Line label={m.admin_column_country()} text={countryName(answer.country)} />
          <Line label={m.admin_answer_street()} text={answer.street} />
          {answer.warehouse && <Line label={m.admin_answer_warehouse()} text={answer.warehouse} />}
        </dl>
      );
  }
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-sand-600">{withColon(label)}</dt>
      <dd>
        <Written>{text}</Written>
      </dd>
    </div>
  );
}
