import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { usePublicCompanyPages } from "#src/lib/calls/public-company-pages.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import type { SchemaLoader } from "#src/ui/fields/worded-resolver.ts";
import type { Profile } from "./profile-values.ts";

interface ProfileForm<Values extends FieldValues, Output, Result> {
  profile: Profile;
  draftKey: string;
  loadSchema: SchemaLoader<Values, Output>;
  valuesOf: (profile: Profile) => Values;
  send: (values: Output, version: number, signal: AbortSignal) => Promise<Result>;
  onSent: (result: Result) => void;
  onRefused?: (fields: readonly string[]) => void;
}

/**
 * A form over the company as it is now. What somebody else changed meanwhile takes its place in the fields that were not touched;
 * what was typed stays, and is sent again with a second press.
 */
export function useProfileForm<Values extends FieldValues, Output, Result>(setup: ProfileForm<Values, Output, Result>) {
  const { profile, draftKey, loadSchema, valuesOf } = setup;
  const refresh = useProfileRefresh();
  const sent = useRef(valuesOf(profile));
  const sending = useSendingForm<Values, Output, Result>({
    loadSchema,
    draftKey,
    // Whole values; the form's own type wants to hear it.
    defaultValues: valuesOf(profile) as DefaultValues<Values>,
    send: (values, _, signal) => {
      sent.current = sending.form.getValues();
      return setup.send(values, profile.version, signal);
    },
    onSent: async (result) => {
      // What was sent stands, also where the company can't be read again just now.
      sending.form.reset(sent.current);
      dropDraft(draftKey);
      await refresh();
      setup.onSent(result);
    },
    onRefused: async ({ failure, fields }) => {
      if (failure?.code === "CONFLICT") await refresh();
      setup.onRefused?.(fields);
    },
  });
  const { reset } = sending.form;
  const seen = useRef(profile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the company fills fields
  useEffect(() => {
    if (seen.current === profile) return;
    seen.current = profile;
    reset(valuesOf(profile), { keepDirtyValues: true });
  }, [profile]);
  return sending;
}

/** Reads the company again, and forgets what this browser knows of its public pages. */
export function useProfileRefresh() {
  const { company } = api.useUtils();
  const forgetPages = usePublicCompanyPages();
  return async () => {
    await Promise.all([company.invalidate(), forgetPages()]);
  };
}
