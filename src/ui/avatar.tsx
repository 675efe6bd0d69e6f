import { UserRound } from "lucide-react";
import { initialsOf } from "#src/lib/format/initials.ts";

const SIZES = { small: "size-9 text-sm", medium: "size-12 text-lg", large: "size-28 text-4xl" } as const;
/** A name keeps its colour wherever it stands. */
const GROUNDS = ["bg-gulf-800", "bg-brass-700", "bg-gulf-600", "bg-gulf-500", "bg-leaf-700"] as const;

interface AvatarProps {
  name: string;
  /** Path of the picture; initials stand in for none. */
  path?: string | null;
  size?: keyof typeof SIZES;
}

/** The round picture of a person. Drawn here: no name leaves the site (rulings: pictures of people). Their name stands beside it. */
export function Avatar({ name, path, size = "small" }: AvatarProps) {
  const round = `${SIZES[size]} shrink-0 overflow-hidden rounded-full`;
  if (path) {
    return <img src={path} alt="" width={112} height={112} className={`${round} bg-sand-100 object-cover`} />;
  }
  const initials = initialsOf(name);
  return (
    <span
      aria-hidden
      className={`${round} grid select-none place-items-center font-bold text-white leading-none ${groundOf(name)}`}
    >
      {initials === "" ? <UserRound className="size-1/2" /> : <bdi>{initials}</bdi>}
    </span>
  );
}

function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
}
