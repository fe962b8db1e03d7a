import { isIPv6 } from 'node:net';

/**
 * What a client address is counted as: an IPv6 address as its /64, since whoever has one address there has all of
 * them; everything else as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = unmapped(address).split('%');
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
}

/** The address of version 4 that stands in one of version 6, as where a server listens to both; any other as it is. */
export const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** The eight groups of an address, written without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const split = (part: string) => (part ? part.split(':') : []);
  const [head, tail] = [split(before), split(after ?? '')];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
