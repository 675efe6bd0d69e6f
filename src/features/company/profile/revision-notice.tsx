import { LOCALES } from "#domain/kernel/locale.ts";
import { formatDateTime, formatList } from "#i18n/formats.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import type { Profile } from "./profile-values.ts";
import { useProfileRefresh } from "./use-profile-form.ts";

/** The change that waits, with the way to take it back; or why the last one was declined. */
export function RevisionNotice({ profile }: { profile: Profile }) {
  const { revision } = profile;
  const parts = formatList(changedParts(profile), currentLocale());
  if (revision?.status === "pending") return <PendingChange revision={revision} parts={parts} />;
  if (revision?.status !== "declined") return null;
  return (
    <Notice tone="error" title={m.company_profile_declined_title()}>
      {parts && <p>{m.company_profile_declined_what({ parts })}</p>}
      <OwnParagraph text={revision.note ?? ""} className="whitespace-pre-line" />
    </Notice>
  );
}

interface PendingProps {
  revision: NonNullable<Profile["revision"]>;
  /** What it changes, in words. */
  parts: string;
}

function PendingChange({ revision: { id, version, createdAt }, parts }: PendingProps) {
  const refresh = useProfileRefresh();
  const { mutate, isPending } = api.company.withdrawRevision.useMutation({
    onSuccess: () => void showToast("success", m.company_profile_withdrawn()),
    onError: (error) => {
      const isLate = toCallFailure(error).code === "CONFLICT";
      const hint = isLate ? m.forms_failed_changed() : m.forms_failed_again();
      void showToast("error", m.company_profile_withdraw_failed(), hint);
    },
    onSettled: refresh,
  });
  return (
    <Notice title={m.company_profile_pending_title()}>
      {parts && <p>{m.company_profile_pending_what({ parts })}</p>}
      <p>{m.company_profile_pending_text({ date: formatDateTime(createdAt, currentLocale()) })}</p>
      <p className="pt-2">
        <Button type="button" variant="secondary" busy={isPending} onClick={() => mutate({ id, version })}>
          {m.company_profile_withdraw()}
        </Button>
      </p>
    </Notice>
  );
}

/** What a company's newest change would make another, as the form calls it. */
export function changedParts({ revision, ...now }: Profile): string[] {
  if (!revision) return [];
  const { names, businessType, country, licenceNumber } = revision.content;
  const renamed = LOCALES.filter((locale) => (names[locale] ?? "") !== (now.names[locale] ?? ""));
  return [
    ...renamed.map((locale) => m.company_profile_name_in({ language: languageName(locale, currentLocale()) })),
    ...(businessType === now.businessType ? [] : [m.company_apply_type()]),
    ...(country === now.country ? [] : [m.company_address_country()]),
    ...(licenceNumber === now.licenceNumber ? [] : [m.company_apply_licence()]),
  ];
}
