import { Link } from "@tanstack/react-router";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { SENDER_DRAFT } from "#src/lib/drafts/sender-draft.ts";
import { dropDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { notifyStep } from "#src/lib/search-steps.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { UnverifiedNote } from "#src/ui/text/unverified-note.tsx";
import { areFilesGone } from "./form/files-gone.ts";
import { FilesSection } from "./form/files-section.tsx";
import { handOver } from "./form/hand-over.ts";
import { filesPlace } from "./form/lines-draft.ts";
import { SendRequest } from "./form/send-request.tsx";
import { useRequestFiles } from "./form/use-request-files.ts";
import { loadQuoteSchema, type QuoteFieldsInput, quoteCategories, quoteDefaults, senderOf } from "./quote-fields.ts";
import type { RequestedProduct, RequestedSupplier } from "./requested-product.ts";
import { useAccountSender } from "./use-account-sender.ts";

/** What the platform answered to a request. */
export interface SentQuote {
  reference: string;
  accessKey: string;
  status: ApiOutputs["rfq"]["submit"]["status"];
  deadlineAt: number;
  email: string;
}

interface RequestQuoteFormProps {
  product?: RequestedProduct | undefined;
  supplier?: RequestedSupplier | undefined;
  description?: string | undefined;
  quantity?: string | undefined;
  /** Chosen already, and may be changed. */
  category?: CategorySlug | undefined;
  onSent: (sent: SentQuote) => void;
  onCancel: () => void;
}

/** The quote request (spec §3, §5): what is needed first, then who asks. */
export function RequestQuoteForm({ onCancel, ...about }: RequestQuoteFormProps) {
  const { product, supplier, category } = about;
  const { form, field, submit, problem, isSending, files } = useQuoteForm(about);
  const { session } = useSession();
  useAccountSender(form);
  // Nobody owns the company any more; another conflict does not exist here.
  const isClosed = problem?.failure?.code === "CONFLICT";
  const isUnverified = session?.isVerified === false || problem?.failure?.code === "UNVERIFIED";
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-7">
      <NeedSection product={product} supplier={supplier} category={category} field={field} />
      <FilesSection files={files} isDirect={Boolean(product ?? supplier)} />
      <SenderSection field={field} form={form} />
      {!product && !supplier && <MoreDetails typed={form.getValues} />}
      <p className="text-sand-600 text-sm">{m.rfq_form_privacy()}</p>
      {isUnverified && <UnverifiedNote />}
      {isClosed && <Notice tone="error" title={m.claims_ask_closed()} />}
      <SendRequest
        files={files}
        problem={isUnverified || isClosed ? undefined : problem}
        isSending={isSending}
        notFound={supplier ? m.rfq_form_supplier_gone() : m.rfq_form_product_gone()}
      />
      <div>
        <Button type="button" variant="secondary" onClick={onCancel} className="max-sm:w-full">
          {m.forms_cancel()}
        </Button>
      </div>
    </form>
  );
}

/** Leads to the long form, which takes over what was typed here. */
function MoreDetails({ typed }: { typed: () => Partial<QuoteFieldsInput> }) {
  return (
    <Link
      to="/rfqs/new"
      onClick={() => handOver(typed())}
      className="inline-flex min-h-11 items-center justify-self-start font-bold text-gulf-800 underline underline-offset-4"
    >
      {m.rfqs_form_more()}
    </Link>
  );
}

type QuoteField = ReturnType<typeof useQuoteForm>["field"];

interface NeedProps {
  product: RequestedProduct | undefined;
  supplier: RequestedSupplier | undefined;
  category: CategorySlug | undefined;
  field: QuoteField;
}

function NeedSection({ product, supplier, category, field }: NeedProps) {
  const company = supplier?.name ?? product?.company;
  return (
    <FormSection title={m.rfq_form_need()} hint={m.forms_required_note()}>
      {company !== undefined && <Fixed label={m.rfq_form_supplier()} name={company} />}
      {product ? (
        <Fixed label={m.rfq_form_product()} name={product.name} />
      ) : (
        <CategoryField category={category} field={field} />
      )}
      <TextField
        label={m.rfq_form_quantity()}
        hint={m.rfq_form_quantity_hint()}
        required
        maxLength={100}
        {...field("quantity")}
      />
      <WideField>
        <TextArea
          label={m.rfq_form_description()}
          hint={m.rfq_form_description_hint()}
          required
          maxLength={1000}
          {...field("productDescription")}
        />
      </WideField>
      <WideField>
        <TextArea
          label={m.rfq_form_notes()}
          hint={m.rfq_form_notes_hint()}
          rows={2}
          maxLength={500}
          {...field("additionalNotes")}
        />
      </WideField>
    </FormSection>
  );
}

/** What the page knows already: the product, or the company that is asked. */
function Fixed({ label, name }: { label: string; name: string }) {
  return (
    <WideField>
      <p className="rounded-md bg-gulf-50 px-4 py-3">
        <span className="block text-gulf-800 text-xs">{label}</span>
        <Written className="font-bold text-gulf-900">{name}</Written>
      </p>
    </WideField>
  );
}

function CategoryField({ category, field }: Pick<NeedProps, "category" | "field">) {
  return (
    <SelectField
      label={m.rfq_form_category()}
      required
      options={categoriesWith(category)}
      placeholder={m.forms_choose()}
      {...field("productCategory")}
    />
  );
}

/** Those of the quote form, and the one that its page is about. */
export function categoriesWith(asked: CategorySlug | undefined): ReturnType<typeof quoteCategories> {
  const options = quoteCategories();
  if (!asked || options.some(({ value }) => value === asked)) return options;
  return [...options, { value: asked, label: categoryName(asked, currentLocale()) }];
}

function SenderSection({ field, form }: Pick<ReturnType<typeof useQuoteForm>, "field" | "form">) {
  return (
    <FormSection title={m.rfq_form_sender()}>
      <TextField kind="company" label={m.forms_company_name()} required maxLength={100} {...field("companyName")} />
      <TextField kind="name" label={m.forms_contact_person()} required maxLength={100} {...field("contactName")} />
      <EmailField {...field("email")} />
      <PhoneField form={form} {...field("phone")} />
    </FormSection>
  );
}

function useQuoteForm({
  product,
  supplier,
  description,
  quantity,
  category,
  onSent,
}: Omit<RequestQuoteFormProps, "onCancel">) {
  const { client, rfqs } = api.useUtils();
  const draftKey = `quote:${product?.id ?? supplier?.id ?? description ?? category ?? ""}`;
  const files = useRequestFiles(draftKey);
  const ids = files.files.map(({ id }) => id);
  const sending = useSendingForm({
    loadSchema: loadQuoteSchema,
    draftKey,
    defaultValues: quoteDefaults({ category: product?.category ?? category, product, description, quantity }),
    besides: () => ids,
    send: (values, idempotencyKey, signal) => {
      const asked = { productId: product?.id, supplierId: supplier?.id };
      const input = { ...values, ...asked, files: ids, locale: currentLocale(), idempotencyKey };
      return client.rfq.submit.mutate(input, { signal });
    },
    onSent: ({ reference, accessKey, status, deadlineAt }, values) => {
      dropDraft(draftKey);
      dropDraft(filesPlace(draftKey));
      writeDraft(SENDER_DRAFT, senderOf(values));
      void rfqs.mine.invalidate();
      notifyStep("requested");
      onSent({ reference, accessKey, status, deadlineAt, email: values.email });
    },
    onRefused: ({ failure }) => {
      if (areFilesGone(failure)) files.forget();
    },
  });
  return { ...sending, files };
}
