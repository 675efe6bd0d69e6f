import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { createSendingIntent } from "#src/lib/calls/sending-intent.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { ProductTransition } from "./own-product.ts";

/** The moves that a press of a button makes; handing in has a way of its own, since it saves first. */
export const BUTTON_TRANSITIONS = ["recall", "pause", "resume", "archive"] as const satisfies ProductTransition[];
export type ButtonTransition = (typeof BUTTON_TRANSITIONS)[number];

const DONE: Record<ButtonTransition, () => string> = {
  recall: m.products_done_recall,
  pause: m.products_done_pause,
  resume: m.products_done_resume,
  archive: m.products_done_archive,
};

/** Moves a product of one's own. @param onMoved told the version that the product is in then */
export function useProductTransitions(id: string, onMoved?: (version: number) => void) {
  const { products } = api.useUtils();
  const settle = async () => {
    await Promise.all([products.one.invalidate({ id }), products.mine.invalidate()]);
  };
  const handlers = {
    onError: (error: unknown) => void showToast("error", transitionProblemLabels(error), m.products_transition_again()),
    onSettled: settle,
  };
  const recall = api.products.recall.useMutation(handlers);
  const pause = api.products.pause.useMutation(handlers);
  const resume = api.products.resume.useMutation(handlers);
  const archive = api.products.archive.useMutation(handlers);
  const moves = { recall, pause, resume, archive };
  return {
    isBusy: recall.isPending || pause.isPending || resume.isPending || archive.isPending,
    move: (action: ButtonTransition, version: number) =>
      moves[action].mutate(
        { id, version },
        {
          onSuccess: (answer) => {
            onMoved?.(answer.version);
            void showToast("success", labelOf(DONE, action));
          },
        },
      ),
  };
}

/** Clones a product as a draft and opens it; a try after a lost answer makes no second clone. */
export function useDuplicate(id: string): { duplicate: () => void; isBusy: boolean } {
  const navigate = useNavigate();
  const { products } = api.useUtils();
  const intent = useRef<ReturnType<typeof createSendingIntent>>(undefined);
  const { mutate, isPending } = api.products.duplicate.useMutation({
    onSuccess: async ({ id: clone }) => {
      intent.current?.forget();
      void showToast("success", m.products_done_duplicate());
      await products.mine.invalidate();
      await navigate({ to: "/add-product", search: { id: clone } });
    },
    onError: (error) => void showToast("error", transitionProblemLabels(error), m.products_transition_again()),
  });
  return {
    duplicate: () => {
      intent.current ??= createSendingIntent(`duplicate:${id}`);
      mutate({ id, idempotencyKey: intent.current.keyFor({ id }) });
    },
    isBusy: isPending,
  };
}

/** Why a move was not made. */
export function transitionProblemLabels(error: unknown): string {
  const { code } = toCallFailure(error);
  if (code === "CONFLICT") return m.products_transition_stale();
  return code === "FORBIDDEN" ? m.products_transition_not_approved() : m.products_transition_failed();
}
