import { plainPhone } from "#domain/kernel/phone-parts.ts";

interface Before {
  /** The whole number as the form held it. */
  written: string;
  /** The number that was last made with the form's code; none where the number brought its code or somebody chose it. */
  lent: string | undefined;
}

/**
 * Whether what is typed stands under the code of the form's country, which nobody chose: begun in an empty field, or more of what
 * was begun so. A number that brought its code keeps it, whichever of its digits somebody corrects.
 */
export function isUnderLentCode(typed: string, { written, lent }: Before): boolean {
  return !plainPhone(typed).startsWith("+") && (written === "" || written === lent);
}
