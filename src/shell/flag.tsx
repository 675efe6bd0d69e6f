import type { Locale } from "#domain/kernel/locale.ts";

/** The flag that stands beside a language's name (spec §2): Emirates, United Kingdom, France. Decorative; fetched where it is seen. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/flags/${locale}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="shrink-0 rounded-[3px] ring-1 ring-sand-300"
    />
  );
}
