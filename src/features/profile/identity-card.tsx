import { Link } from "@tanstack/react-router";
import { BadgeCheck, MailWarning } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { accountTypeWords } from "./account-type.ts";
import { ProfilePicture } from "./profile-picture.tsx";
import type { Profile } from "./profile-screen.tsx";

/** Picture, name, e-mail and kind of the account. */
export function IdentityCard({ profile }: { profile: Profile }) {
  return (
    <section className="grid gap-5 rounded-xl border border-sand-200 bg-white p-5 shadow-raised sm:flex sm:items-center sm:gap-8 sm:p-8">
      <ProfilePicture profile={profile} />
      <div className="grid min-w-0 justify-items-center gap-2 text-center sm:justify-items-start sm:text-start">
        <h2 className="max-w-full break-words text-2xl text-gulf-900">
          <Written>{profile.name}</Written>
        </h2>
        <EmailLine email={profile.email} isVerified={profile.isVerified} />
        <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 sm:justify-start">
          <Badge tone={profile.userType === "buyer" ? "gulf" : "brass"}>{accountTypeWords(profile.userType)}</Badge>
          <span className="text-sand-600 text-sm">
            {m.profile_member_since({ date: formatDate(profile.createdAt, currentLocale()) })}
          </span>
        </p>
      </div>
    </section>
  );
}

function EmailLine({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <div className="flex max-w-full flex-wrap items-center justify-center gap-x-3 sm:justify-start">
      <Ltr className="min-w-0 break-all text-sand-700">{email}</Ltr>
      {isVerified ? (
        <span className="inline-flex items-center gap-1 font-bold text-leaf-700 text-sm">
          <BadgeCheck aria-hidden size={18} className="shrink-0 fill-leaf-50" /> {m.profile_email_verified()}
        </span>
      ) : (
        <Link
          to="/verify-email"
          search={{ returnTo: "/profile" }}
          className="inline-flex min-h-11 items-center gap-1.5 font-bold text-clay-700 text-sm underline underline-offset-4"
        >
          <MailWarning aria-hidden size={18} className="shrink-0" /> {m.profile_email_verify()}
        </Link>
      )}
    </div>
  );
}
