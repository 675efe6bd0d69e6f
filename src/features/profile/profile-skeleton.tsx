import { m } from "#i18n/paraglide/messages.js";
import { LineSkeletons } from "#src/ui/skeleton.tsx";

/** The cards of a profile before its data are here, of the same size. */
export function ProfileSkeleton() {
  return (
    <>
      <div className="grid justify-items-center gap-4 rounded-xl border border-sand-200 bg-white p-6 shadow-card sm:flex sm:items-center sm:p-8">
        <div aria-hidden className="size-28 shrink-0 animate-pulse rounded-full bg-sand-100" />
        <p role="status" className="font-bold text-gulf-900 text-lg">
          {m.profile_loading()}
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        {[5, 4].map((count) => (
          <div key={count} className="rounded-xl border border-sand-200 bg-white p-7 shadow-card">
            <LineSkeletons count={count} />
          </div>
        ))}
      </div>
    </>
  );
}
