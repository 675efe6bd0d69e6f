/**
 * Whom counters and limits mean by a client's address. One household or server holds a whole IPv6 /64, so its first four
 * groups stand for all of it; an IPv4 address in IPv6 clothes is that IPv4 address.
 * @param address of `CF-Connecting-IP`; what is no IPv6 address is returned as it is
 */
export function limitedAddress(address: string): string {
  if (!address.includes(":")) return address;
  const [withoutZone = ""] = address.split("%", 1);
  const groups = groupsOf(withoutZone);
  if (!groups) return address;
  const [high = 0, low = 0] = groups.slice(6);
  if (isMappedIpv4(groups)) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address; null when it is none. */
function groupsOf(address: string): number[] | null {
  const parts = withHexTail(address).split("::");
  const [before = [], after = []] = parts.map((part) => (part === "" ? [] : part.split(":")));
  const gap = 8 - before.length - after.length;
  if (parts.length > 2 || gap < 0 || (parts.length === 1 && gap !== 0)) return null;
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/** Writes a dotted end, as in `::ffff:192.0.2.1`, in hexadecimal groups. */
function withHexTail(address: string): string {
  return address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function isMappedIpv4(groups: number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}
