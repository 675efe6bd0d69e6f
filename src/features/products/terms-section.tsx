import { UNITS } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { useEditor } from "./editor-context.ts";
import { EditorSection } from "./editor-section.tsx";
import { isLive } from "./product-stage.ts";
import { SECTIONS } from "./sections.ts";
import { TierFields } from "./tier-fields.tsx";

/** Unit, minimum order, price and steps, lead time: what applies at once, also to a live product. */
export function TermsSection() {
  const { form, product } = useEditor();
  const isOnRequest = form.watch("onRequest");
  return (
    <EditorSection
      id={SECTIONS.terms}
      title={m.products_terms()}
      {...(isLive(product) ? { intro: m.products_terms_live() } : {})}
    >
      <OrderTerms />
      <div className="flex items-center justify-between gap-3 rounded-lg bg-sand-50 px-4 py-1">
        <span className="font-bold text-gulf-900">{m.catalogue_price_on_request()}</span>
        <Switch
          label={m.catalogue_price_on_request()}
          checked={isOnRequest}
          onChange={(checked) => form.setValue("onRequest", checked)}
        />
      </div>
      {isOnRequest ? <p className="text-sand-700 text-sm">{m.products_on_request_text()}</p> : <Prices />}
    </EditorSection>
  );
}

/** How it is ordered and delivered. */
function OrderTerms() {
  const { field } = useEditor();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.catalogue_unit()}
        required
        options={UNITS.map((value) => ({ value, label: unitName(value) }))}
        {...field("unit")}
      />
      <TextField
        kind="number"
        label={m.catalogue_moq()}
        hint={m.products_moq_hint()}
        required
        maxLength={12}
        autoComplete="off"
        {...field("moq")}
      />
      <TextField
        kind="number"
        label={m.catalogue_order_multiple()}
        hint={m.products_order_multiple_hint()}
        required
        maxLength={9}
        autoComplete="off"
        {...field("orderMultiple")}
      />
      <TextField
        label={m.catalogue_lead_time()}
        hint={m.products_lead_time_hint()}
        dir="ltr"
        inputMode="text"
        maxLength={20}
        autoComplete="off"
        {...field("leadTime")}
      />
      <SelectField label={m.products_currency()} required options={currencyOptions()} {...field("currency")} />
    </div>
  );
}

function Prices() {
  const { field, checked, form, view } = useEditor();
  const unit = form.watch("unit");
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <TextField
          kind="decimal"
          label={m.products_price({ unit: unitName(unit) })}
          hint={m.products_price_hint()}
          maxLength={30}
          autoComplete="off"
          {...field("price")}
        />
        <TierFields />
      </div>
      <section aria-label={m.products_ladder()} className="grid content-start gap-2">
        <h3 className="font-bold text-gulf-900 text-sm">{m.products_ladder()}</h3>
        {checked?.terms ? (
          view.ladder({ ...checked.terms, unit, orderMultiple: checked.content?.orderMultiple ?? 1 })
        ) : (
          <p className="text-sand-600 text-sm">{m.products_ladder_refused()}</p>
        )}
      </section>
    </div>
  );
}
