import type { Locale } from "#domain/kernel/locale.ts";

/** The flag that stands beside a language's name (spec §2): Emirates, United Kingdom, France. Decorative. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 16"
      width="24"
      height="16"
      className="shrink-0 rounded-[3px] ring-1 ring-sand-300"
    >
      {FLAGS[locale]}
    </svg>
  );
}

const FLAGS: Record<Locale, React.ReactNode> = {
  ar: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#00732f" d="M0 0h24v5.33H0z" />
      <path fill="#000" d="M0 10.67h24V16H0z" />
      <path fill="#e00" d="M0 0h7v16H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
};
