import { Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { CERTIFICATION_CODES, type Certification } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "#src/ui/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { useEditor } from "./editor-context.ts";
import { EditorSection } from "./editor-section.tsx";
import { SECTIONS } from "./sections.ts";

/** The marks that the product holds, and until when. */
export function CertificatesSection() {
  const { form } = useEditor();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "certificates" });
  const rest = CERTIFICATION_CODES.filter((code) => !fields.some((held) => held.code === code));
  const add = (chosen: string) => {
    const code = rest.find((one) => one === chosen);
    if (code) append({ code, validUntil: "" }, { shouldFocus: false });
  };
  return (
    <EditorSection
      id={SECTIONS.certificates}
      title={m.catalogue_certifications()}
      intro={m.products_certificates_intro()}
    >
      {fields.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {fields.map(({ id, code }, place) => (
            <Certificate key={id} code={code} place={place} onRemove={() => remove(place)} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <div className="max-w-sm">
          <SelectField
            label={m.products_certificates_add()}
            placeholder={m.forms_choose()}
            value=""
            onChange={({ target }) => add(target.value)}
            options={rest.map((value) => ({ value, label: certificationName(value) }))}
          />
        </div>
      )}
    </EditorSection>
  );
}

function Certificate({ code, place, onRemove }: { code: Certification; place: number; onRemove: () => void }) {
  const { field } = useEditor();
  const name = certificationName(code);
  return (
    <li className="flex items-start gap-2 rounded-lg border border-sand-200 bg-sand-50 p-3">
      <div className="min-w-0 grow">
        <TextField
          kind="date"
          label={m.products_certificate_until({ name })}
          {...field(`certificates.${place}.validUntil`)}
        />
      </div>
      <IconButton label={m.products_certificate_remove({ name })} onClick={onRemove} className="m-0 size-11 p-0">
        <Trash2 aria-hidden size={20} className="text-clay-700" />
      </IconButton>
    </li>
  );
}
