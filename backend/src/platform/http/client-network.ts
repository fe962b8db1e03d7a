import { isIPv6 } from 'node:net';

/**
 * What a client address is counted as: an IPv6 address as its /64, since whoever has one address there has all of
 * them; everything else as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? `${groupsOf(bare).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address, written without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const split = (part: string) => (part ? part.split(':') : []);
  const [head, tail] = [split(before), split(after ?? '')];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
