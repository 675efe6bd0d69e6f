import { m } from "#i18n/paraglide/messages.js";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { categoryOptions, NOTHING_CHOSEN, subcategoryOptions } from "./category-options.ts";
import { useEditor } from "./editor-context.ts";
import { EditorSection } from "./editor-section.tsx";
import { isDraft } from "./product-stage.ts";
import { SECTIONS } from "./sections.ts";

/** What the product is, where it comes from, and under which numbers it is known. */
export function FactsSection() {
  const { field, form, product } = useEditor();
  const category = form.watch("category");
  const choose = field("category");
  const onChange: typeof choose.onChange = async (event) => {
    form.setValue("subcategory", NOTHING_CHOSEN);
    await choose.onChange(event);
  };
  return (
    <EditorSection id={SECTIONS.facts} title={m.products_facts()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.products_category()}
          required
          options={categoryOptions()}
          {...choose}
          onChange={onChange}
        />
        <SelectField
          label={m.products_subcategory()}
          required
          placeholder={m.forms_choose()}
          options={subcategoryOptions(category)}
          {...field("subcategory")}
        />
        <SelectField label={m.catalogue_origin()} required options={countryOptions()} {...field("origin")} />
        <TextField
          kind="number"
          label={m.catalogue_hs_code()}
          hint={m.products_hs_code_hint()}
          maxLength={40}
          autoComplete="off"
          {...field("hsCode")}
        />
        <TextField
          label={m.catalogue_sku()}
          hint={isDraft(product) ? m.products_sku_hint() : m.products_sku_fixed()}
          required
          dir="ltr"
          maxLength={64}
          autoComplete="off"
          readOnly={!isDraft(product)}
          {...field("sku")}
        />
      </div>
    </EditorSection>
  );
}
