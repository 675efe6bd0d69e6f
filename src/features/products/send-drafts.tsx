import { useState } from "react";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { m } from "#i18n/paraglide/messages.js";
import { oneByOne } from "#src/lib/calls/one-by-one.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import type { OwnProductRow } from "./own-product.ts";

interface SendDraftsProps {
  /** The drafts that the page shows. */
  drafts: readonly OwnProductRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
}

/** Hands the chosen drafts in together, and says which were sent and which still lack something. */
export function SendDrafts({ drafts, chosen, onChoose }: SendDraftsProps) {
  const { client, products } = api.useUtils();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<SentMany>();
  const wanted = drafts.filter(({ id }) => chosen.has(id));
  const isAll = wanted.length === drafts.length;
  const send = async () => {
    setSending(true);
    const sent = await sendMany(wanted, (product) => client.products.submit.mutate(product));
    setResult(sent);
    onChoose([...sent.unready, ...sent.failed]);
    setSending(false);
    await products.invalidate();
  };
  if (drafts.length === 0 && !result) return null;
  return (
    <div className="grid gap-3 rounded-xl border border-sand-200 bg-white p-3">
      {drafts.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <label className="flex min-h-11 grow cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={isAll}
              disabled={isSending}
              onChange={() => onChoose(isAll ? [] : drafts.map(({ id }) => id))}
              className="size-5 accent-gulf-700"
            />
            {m.products_send_choose_all(counted(drafts.length))}
          </label>
          <Button
            type="button"
            busy={isSending}
            disabled={wanted.length === 0}
            onClick={() => void send()}
            className="max-sm:w-full"
          >
            {m.products_send_many(counted(wanted.length))}
          </Button>
        </div>
      )}
      <div role="status">{result && <Outcome result={result} />}</div>
    </div>
  );
}

function Outcome({ result: { sent, unready, failed, isForbidden } }: { result: SentMany }) {
  const isWhole = unready.length + failed.length === 0 && !isForbidden;
  return (
    <Notice tone={isWhole ? "success" : "error"}>
      {sent.length > 0 && <p>{m.products_send_sent(counted(sent.length))}</p>}
      {unready.length > 0 && <p>{m.products_send_unready(counted(unready.length))}</p>}
      {failed.length > 0 && <p>{m.products_send_failed(counted(failed.length))}</p>}
      {isForbidden && <p>{m.products_transition_not_approved()}</p>}
    </Notice>
  );
}

/** What became of products that were handed in together. */
interface SentMany {
  sent: string[];
  /** They lack something that a review takes. */
  unready: string[];
  /** Somebody changed them, or the call failed: they are as they were. */
  failed: string[];
  /** The company may not publish: the rest was not tried. */
  isForbidden: boolean;
}

type Submit = (product: { id: string; version: number }) => Promise<unknown>;

/** Refusals that say something of the company or the session, and nothing of the product. */
const OF_THE_COMPANY = ["FORBIDDEN", "UNAUTHENTICATED"] as const satisfies readonly AppErrorCode[];

/** Hands products in one after the other, and sorts what became of them. */
export async function sendMany(
  products: readonly { id: string; version: number }[],
  submit: Submit,
): Promise<SentMany> {
  const call = ({ id, version }: { id: string; version: number }) => submit({ id, version });
  const { done, refused } = await oneByOne(products, call, { endedBy: OF_THE_COMPANY });
  const idsOf = (isMeant: (code: AppErrorCode) => boolean) =>
    refused.filter(({ failure }) => isMeant(failure.code)).map(({ item }) => item.id);
  const isOfCompany = (code: AppErrorCode) => OF_THE_COMPANY.some((one) => one === code);
  return {
    sent: done.map(({ id }) => id),
    unready: idsOf((code) => code === "BAD_INPUT"),
    failed: idsOf((code) => code !== "BAD_INPUT" && !isOfCompany(code)),
    isForbidden: idsOf(isOfCompany).length > 0,
  };
}
