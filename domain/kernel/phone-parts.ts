import { toLatinDigits } from "./digits.ts";

/** Country calling codes as they begin a number: no code is the beginning of another (ITU-T E.164, list of assigned codes). */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone in two parts, as forms show it; no code where the number came without one. */
interface PhoneParts {
  code: string | null;
  number: string;
}

/** Whether a stored phone can be dialled from anywhere: all that were understood are stored as E.164, others as they were written. */
export function isDialable(phone: string): boolean {
  return E164.test(phone);
}

/** A number without what only typing brings: Arabic digits, marks of direction, several blanks, `00` for the plus. */
export function plainPhone(typed: string): string {
  const plain = toLatinDigits(typed)
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.startsWith("00") ? `+${plain.slice(2).trimStart()}` : plain;
}

/** "+254 712 345 678" is "+254" and "712 345 678"; "0712 345 678" has no code. */
export function splitPhone(phone: string): PhoneParts {
  const plain = plainPhone(phone);
  const code = CALLING_CODE.exec(plain)?.[0];
  return code ? { code, number: plain.slice(code.length).trimStart() } : { code: null, number: phone };
}

/**
 * One number out of a calling code and what was typed beside it: "+971" and "٠٥٠ ١٢٣ ٤٥٦٧" make "+971 050 123 4567".
 * A number that brings its own code (`+` or `00`) wins over the chosen one.
 * @returns an empty text where nothing was typed
 */
export function joinPhone(code: string, typed: string): string {
  const plain = plainPhone(typed);
  return plain === "" || plain.startsWith("+") ? plain : `${code} ${plain}`;
}

/** How countries whose numbers are not read in a three and a four from the end group them (ITU-T E.123; national numbering plans). */
const GROUPS: Readonly<Record<string, RegExp>> = {
  "+212": /^(\d{3})(\d{2})(\d{2})(\d{2})$/,
  "+221": /^(\d{2})(\d{3})(\d{2})(\d{2})$/,
  "+254": /^(\d{3})(\d{3})(\d{3})$/,
  "+33": /^(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/,
  "+965": /^(\d{4})(\d{4})$/,
  "+968": /^(\d{4})(\d{4})$/,
  "+973": /^(\d{4})(\d{4})$/,
  "+974": /^(\d{4})(\d{4})$/,
};

/** A stored phone as it is read: the code apart, the rest in groups; what is no E.164 stays as it was written. */
export function readablePhone(phone: string): string {
  if (!isDialable(phone)) return phone;
  const { code, number } = splitPhone(phone);
  const own = GROUPS[code ?? ""]?.exec(number);
  if (own) return [code, ...own.slice(1)].join(" ");
  return `${code} ${number.replace(/^(\d+?)(\d{3})(\d{4})$/, "$1 $2 $3")}`;
}
