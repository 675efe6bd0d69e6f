import type { APIRequestContext } from "@playwright/test";
import type { ProductForm, ProductFormInput } from "#domain/catalogue/product-form.ts";
import { CURRENCY_DECIMALS } from "#domain/kernel/currency.ts";

interface Managed {
  version: number;
  content: ProductForm;
}

/** What a supplier does to its own products, by the calls that its screens make. */
export function goodsOf(request: APIRequestContext) {
  const read = async <Answer>(procedure: string, input: unknown): Promise<Answer> => {
    const asked = encodeURIComponent(JSON.stringify(input));
    return answerOf(await request.get(`/api/trpc/${procedure}?input=${asked}`));
  };
  const write = async <Answer>(procedure: string, data: unknown): Promise<Answer> =>
    answerOf(await request.post(`/api/trpc/${procedure}`, { data, headers: { "Sec-Fetch-Site": "same-origin" } }));
  const one = (id: string) => read<Managed>("products.one", { id });
  const save = async (id: string, name: string, picture?: string) => {
    const { version, content } = await one(id);
    const product = typed(content);
    const texts = { ...product.texts, ar: { ...product.texts.ar, name } };
    const pictures = picture ? [{ path: picture, alt: { ar: "", en: "", fr: "" } }] : product.pictures;
    return write("products.save", { id, version, product: { ...product, texts, pictures } });
  };
  return {
    /** A copy of a product on sale under another Arabic name, with a picture of its own if one is named, sent for review. */
    async submitted(name: string, picture?: string): Promise<string> {
      const { items } = await read<{ items: { id: string }[] }>("products.mine", { status: "published" });
      const copy = { id: items[0]?.id, idempotencyKey: crypto.randomUUID() };
      const { id } = await write<{ id: string }>("products.duplicate", copy);
      await save(id, name, picture);
      const { version } = await one(id);
      await write("products.submit", { id, version });
      return id;
    },
    /** Takes a product back that waits for a look. */
    async recall(id: string): Promise<void> {
      const { version } = await one(id);
      await write("products.recall", { id, version });
    },
    /** Gives a product another Arabic name; of one on sale that is a change that waits. */
    rename: (id: string, name: string) => save(id, name),
  };
}

async function answerOf<Answer>(response: Awaited<ReturnType<APIRequestContext["get"]>>): Promise<Answer> {
  // Answers of our own API, whose shape the caller names.
  const body = (await response.json()) as { result: { data: Answer } };
  if (!response.ok()) throw new Error(JSON.stringify(body));
  return body.result.data;
}

/** A stored product as its form would send it. */
function typed({ priceMinor, tiers, leadTime, ...content }: ProductForm): ProductFormInput {
  const price = (minor: number | null) =>
    minor === null
      ? ""
      : (minor / 10 ** CURRENCY_DECIMALS[content.currency]).toFixed(CURRENCY_DECIMALS[content.currency]);
  return {
    ...content,
    hsCode: content.hsCode ?? "",
    moq: String(content.moq),
    orderMultiple: String(content.orderMultiple),
    price: price(priceMinor),
    tiers: tiers.map((tier) => ({ minQuantity: String(tier.minQuantity), price: price(tier.priceMinor) })),
    leadTime: [leadTime.min, leadTime.max].filter((days) => days !== null).join("-"),
  };
}
