import { useId } from "react";

/** Two squares turned over each other: the eight-point star, in a tile of 80. */
const STAR =
  "M40 14L47.6 21.6 58.4 21.6 58.4 32.4 66 40 58.4 47.6 58.4 58.4 47.6 58.4 40 66 32.4 58.4 21.6 58.4 21.6 47.6 14 40 21.6 32.4 21.6 21.6 32.4 21.6Z";
const LINKS = "M40 0V14M40 66V80M0 40H14M66 40H80M0 0L21.6 21.6M80 0L58.4 21.6M0 80L21.6 58.4M80 80L58.4 58.4";

/** A quiet ground of eight-point stars; its place and colour come from the class. */
export function StarGround({ className }: { className: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`pointer-events-none ${className}`} width="100%" height="100%">
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
          <path d={`${STAR}${LINKS}`} fill="none" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
