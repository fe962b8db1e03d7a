import { networkOf } from './client-network';

describe('A client address', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:0db8:0001:0002::1', '2001:DB8:1:2::2'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('counts as the same network: %s and %s', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['203.0.113.7', '203.0.113.8'],
    ['::1', '1::'],
  ])('counts as two networks: %s and %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });

  it('leaves what is no address alone', () => {
    expect(networkOf('alex@techflow.example')).toBe('alex@techflow.example');
  });
});
