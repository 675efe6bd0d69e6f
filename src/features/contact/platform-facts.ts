/** Where the platform reads its mail. */
export const PLATFORM_EMAIL = "hello@mawrid.example";

/** Link that opens a place in the reader's map app. */
export function mapsLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Link that opens a WhatsApp chat with a prefilled text. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A number as it is read out: Emirati mobiles as +971 50 123 4567, others unspaced. */
export function readablePhone(digits: string): string {
  const emirati = /^(971)(\d{2})(\d{3})(\d{4})$/.exec(digits);
  return `+${emirati ? emirati.slice(1).join(" ") : digits}`;
}
