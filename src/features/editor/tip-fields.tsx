import { TIP_CATEGORIES, type TipCategory } from "#domain/content/content-facts.ts";
import { TIP_TEXTS } from "#domain/content/edit-tip.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { known } from "./known.ts";
import { LanguageColumns } from "./language-columns.tsx";

type TipTextName = `${(typeof TIP_TEXTS)[number]}_${Locale}`;

/** What react-hook-form gives for one field. */
export interface FieldProps {
  name: string;
  error: string | undefined;
}

interface TipFieldsProps {
  field: (name: TipTextName | "category") => FieldProps;
  values: Record<string, unknown>;
  shown: Locale;
  onShow: (locale: Locale) => void;
  categoryName: (category: TipCategory) => string;
}

/** Topic and texts of a tip. */
export function TipFields({ field, values, shown, onShow, categoryName }: TipFieldsProps) {
  return (
    <Panel title={m.editor_texts()} intro={m.editor_texts_intro()}>
      <div className="max-w-sm">
        <SelectField
          label={m.editor_tip_category()}
          required
          options={TIP_CATEGORIES.map((value) => ({ value, label: categoryName(value) }))}
          {...known(field("category"))}
        />
      </div>
      <LanguageColumns names={TIP_TEXTS} values={values} shown={shown} onShow={onShow}>
        {(locale) => (
          <>
            <TextField
              lang={locale}
              label={m.editor_tip_title()}
              required
              maxLength={150}
              {...known(field(`title_${locale}`))}
            />
            <TextArea
              lang={locale}
              label={m.editor_tip_summary()}
              required
              rows={3}
              maxLength={300}
              {...known(field(`summary_${locale}`))}
            />
            <TextArea
              lang={locale}
              label={m.editor_tip_content()}
              hint={m.editor_paragraphs_hint()}
              required
              rows={14}
              maxLength={8000}
              {...known(field(`content_${locale}`))}
            />
          </>
        )}
      </LanguageColumns>
    </Panel>
  );
}
