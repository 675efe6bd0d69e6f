import { CLAIM_TEXTS } from "#domain/content/edit-claim.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { known } from "./known.ts";
import { LanguageColumns } from "./language-columns.tsx";
import type { FieldProps } from "./tip-fields.tsx";

interface ClaimFieldsProps {
  field: (name: "evidenceUrl" | `${(typeof CLAIM_TEXTS)[number]}_${Locale}`) => FieldProps;
  values: Record<string, unknown>;
  shown: Locale;
  onShow: (locale: Locale) => void;
}

/** Evidence and texts of a claim. */
export function ClaimFields({ field, values, shown, onShow }: ClaimFieldsProps) {
  return (
    <Panel title={m.editor_texts()} intro={m.editor_texts_intro()}>
      <div className="max-w-2xl">
        <TextField
          kind="url"
          label={m.editor_claim_evidence()}
          hint={m.editor_claim_evidence_hint()}
          maxLength={1000}
          {...known(field("evidenceUrl"))}
        />
      </div>
      <LanguageColumns names={CLAIM_TEXTS} values={values} shown={shown} onShow={onShow}>
        {(locale) => (
          <>
            <TextField
              lang={locale}
              label={m.editor_claim_title()}
              required
              maxLength={150}
              {...known(field(`title_${locale}`))}
            />
            <TextArea
              lang={locale}
              label={m.editor_description()}
              required
              rows={5}
              maxLength={600}
              {...known(field(`description_${locale}`))}
            />
          </>
        )}
      </LanguageColumns>
    </Panel>
  );
}
