/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits become 0-9: one digit policy for everything that is typed (rulings). */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Like {@link toLatinDigits}, and the Arabic decimal and thousands signs (٫ ٬) become `.` and `,`. */
export function toLatinNumber(text: string): string {
  return toLatinDigits(text).replaceAll("٫", ".").replaceAll("٬", ",");
}
