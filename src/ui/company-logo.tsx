import { Building2 } from "lucide-react";
import { initialsOf } from "#src/lib/format/initials.ts";

const SIZES = { small: "size-12 text-base", medium: "size-16 text-xl", large: "size-22 text-3xl" } as const;
const PIXELS = { small: 48, medium: 64, large: 88 } as const;

interface CompanyLogoProps {
  name: string;
  /** Path of the accepted logo; initials stand in for none. */
  path: string | null;
  size?: keyof typeof SIZES;
}

/** A company's sign. Decoration, since its name stands beside it. */
export function CompanyLogo({ name, path, size = "medium" }: CompanyLogoProps) {
  const frame = `${SIZES[size]} shrink-0 rounded-lg border border-sand-200`;
  if (path) {
    return (
      <img
        src={path}
        alt=""
        width={PIXELS[size]}
        height={PIXELS[size]}
        loading="lazy"
        decoding="async"
        className={`${frame} bg-plate object-contain`}
      />
    );
  }
  const initials = initialsOf(name);
  return (
    <span
      aria-hidden
      className={`${frame} grid select-none place-items-center bg-gulf-50 font-bold text-gulf-800 leading-none`}
    >
      {initials === "" ? <Building2 className="size-1/2" /> : <bdi>{initials}</bdi>}
    </span>
  );
}
