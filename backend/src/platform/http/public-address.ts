import { BlockList, isIP, isIPv4 } from 'node:net';

const ours = new BlockList();
/** This machine, private networks, links, carriers' networks, documentation, benchmarks, multicast and what is reserved. */
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  ours.addSubnet(network, bits, 'ipv4');
/** Of version 6 only 2000::/3 is given out; in it stand tunnels that lead to addresses of version 4, and documentation. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ours.addSubnet(network, bits, 'ipv6');

/** Whether an address, as a name was resolved to it, is on the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !ours.check(address, 'ipv4');
  return givenOut.check(address, 'ipv6') && !ours.check(address, 'ipv6');
}

export const isLoopbackAddress = (address: string): boolean => address === '::1' || /^127\./.test(address);
