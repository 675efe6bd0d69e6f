import { PARTNER_TEXTS } from "#domain/content/edit-partner.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { SelectOption } from "#src/ui/fields/select.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { known } from "./known.ts";
import { LanguageColumns } from "./language-columns.tsx";
import type { FieldProps } from "./tip-fields.tsx";

type PartnerFieldName = "country" | "partnerSince" | "certifications" | `${(typeof PARTNER_TEXTS)[number]}_${Locale}`;

interface PartnerFieldsProps {
  field: (name: PartnerFieldName) => FieldProps;
  values: Record<string, unknown>;
  shown: Locale;
  onShow: (locale: Locale) => void;
  countries: readonly SelectOption[];
}

/** Facts and texts of a partner. */
export function PartnerFields({ field, values, shown, onShow, countries }: PartnerFieldsProps) {
  return (
    <Panel title={m.editor_texts()} intro={m.editor_texts_intro()}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label={m.editor_partner_country()}
          required
          options={countries}
          placeholder={m.forms_choose()}
          {...known(field("country"))}
        />
        <TextField
          kind="number"
          label={m.editor_partner_since()}
          required
          maxLength={4}
          {...known(field("partnerSince"))}
        />
        <TextArea
          label={m.editor_partner_certifications()}
          hint={m.editor_lines_hint()}
          dir="ltr"
          rows={3}
          {...known(field("certifications"))}
        />
      </div>
      <LanguageColumns names={PARTNER_TEXTS} values={values} shown={shown} onShow={onShow}>
        {(locale) => (
          <>
            <TextField
              lang={locale}
              label={m.editor_partner_name()}
              required
              maxLength={150}
              {...known(field(`name_${locale}`))}
            />
            <TextArea
              lang={locale}
              label={m.editor_partner_specialties()}
              hint={m.editor_lines_hint()}
              required
              rows={4}
              {...known(field(`specialties_${locale}`))}
            />
            <TextArea
              lang={locale}
              label={m.editor_description()}
              required
              rows={5}
              maxLength={1000}
              {...known(field(`description_${locale}`))}
            />
          </>
        )}
      </LanguageColumns>
    </Panel>
  );
}
