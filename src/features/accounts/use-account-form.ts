import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type SendingRefusal, useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { AuthProblem } from "./auth-problem.ts";

type Setup<Values extends FieldValues, Output, Result> = Omit<
  Parameters<typeof useSendingForm<Values, Output, Result>>[0],
  "onRefused"
> & {
  /** The words for a refusal (spec §8). */
  problemOf: (refusal: SendingRefusal) => AuthProblem | undefined;
};

/** A form of an account: every refusal is a toast, and stays in the page below the fields. */
export function useAccountForm<Values extends FieldValues, Output, Result>({
  problemOf,
  send,
  ...setup
}: Setup<Values, Output, Result>) {
  const [problem, setProblem] = useState<AuthProblem>();
  const form = useSendingForm<Values, Output, Result>({
    ...setup,
    send: (...call) => {
      setProblem(undefined);
      return send(...call);
    },
    onRefused: (refusal) => {
      const found = problemOf(refusal);
      setProblem(found);
      if (found) void showToast("error", found.title, found.text);
    },
  });
  return { ...form, problem, refused: form.problem };
}
