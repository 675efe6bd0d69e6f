import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { BegunApplication } from "#domain/suppliers/lead-application.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { APPLICATION_DRAFT, begunFields } from "#src/lib/drafts/application-draft.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSession, useSessionStore } from "#src/lib/session/session.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { registrationProblem } from "./registration-problem.ts";

const loadSchema = () =>
  import("#domain/suppliers/apply.ts").then(({ applySchema }) =>
    applySchema.omit({ locale: true, idempotencyKey: true }),
  );

/**
 * The application's form: sent once, kept as a draft, answered in the spec's words (§8).
 * @param onLeaving told that it was sent and the company's own screen comes, and when that is through
 */
export function useRegistration(onLeaving: (isLeaving: boolean) => void) {
  const { client, company } = api.useUtils();
  const store = useSessionStore();
  const navigate = useNavigate();
  const sending = useSendingForm({
    loadSchema,
    draftKey: APPLICATION_DRAFT,
    send: (values, idempotencyKey, signal) =>
      client.company.register.mutate({ ...values, locale: currentLocale(), idempotencyKey }, { signal }),
    onSent: async () => {
      dropDraft(APPLICATION_DRAFT);
      void showToast("success", m.company_apply_done_title(), m.company_apply_done());
      onLeaving(true);
      await store.refresh();
      await navigate({ to: "/supplier-dashboard", replace: true });
      onLeaving(false);
    },
    onRefused: ({ failure }) => {
      const problem = failure && registrationProblem(failure);
      if (problem) void showToast("error", problem.title, problem.text);
      // Applied in another tab or on another device: the application takes the form's place.
      if (failure?.code === "CONFLICT") void company.mine.invalidate();
      if (failure?.code === "UNVERIFIED") void store.refresh();
    },
  });
  useOwnLead(sending.form);
  return sending;
}

interface ApplicationForm {
  getValues: (name: keyof BegunApplication) => string | null | undefined;
  setValue: (name: keyof BegunApplication, value: string) => void;
}

/** Fills in what the company registered on the home page, on whatever device; never over what was typed. */
function useOwnLead({ getValues, setValue }: ApplicationForm): void {
  const { session } = useSession();
  const { data: lead } = api.company.ownLead.useQuery(undefined, { enabled: session?.isVerified ?? false });
  useEffect(() => {
    for (const [field, text] of Object.entries(lead ? begunFields(lead) : {})) {
      const name = field as keyof BegunApplication;
      if (text !== "" && !getValues(name)) setValue(name, text);
    }
  }, [lead, getValues, setValue]);
}
