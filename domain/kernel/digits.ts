/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits become 0-9: one digit policy for everything that is typed (rulings: digits). */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Like {@link toLatinDigits}, and the Arabic decimal and thousands signs (٫ ٬) become `.` and `,`. */
export function toLatinNumber(text: string): string {
  return toLatinDigits(text).replaceAll("٫", ".").replaceAll("٬", ",");
}

/** Blanks and the Arabic sign stand between thousands alone. */
const GROUPED = /^\d{1,3}(?:[\s٬]\d{3})+(?=[.,٫]|$)/;
/** `1,250.5` and `1,250,000`. */
const ENGLISH = /^\d{1,3}(?:(?:,\d{3})+[.٫]\d+|(?:,\d{3}){2,})$/;
/** `1.250,5` and `1.250.000`. */
const CONTINENTAL = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** `12,5` and `0,500`, but not `1,500`. */
const DECIMAL_COMMA = /^(?![1-9]\d{0,2},\d{3}$)\d+,\d+$/;

/**
 * One number as people type it, with a dot before its decimals and nothing between its thousands; what is none stays as it
 * is, for its schema to refuse. All digits are read, `٫` before decimals, `٬` and blanks between thousands.
 *
 * A comma stands before decimals in French (`12,5`) and between thousands in English (`1,250.5`): it is read where it can
 * be one of them only. `1,500` may be both and stays, so that it is refused: no price is wrong a thousandfold because of
 * the language that a page was opened in. A single dot stands before decimals, as number keyboards write it.
 */
export function typedDecimal(raw: string): string {
  const typed = toLatinDigits(raw.trim()).replace(GROUPED, (whole) => whole.replace(/[\s٬]/g, ""));
  if (ENGLISH.test(typed)) return typed.replaceAll(",", "").replace("٫", ".");
  if (CONTINENTAL.test(typed)) return typed.replaceAll(".", "").replace(",", ".");
  return (DECIMAL_COMMA.test(typed) ? typed.replace(",", ".") : typed).replace("٫", ".");
}
