import { PasswordHasher } from './password-hasher';

describe('a hashed password', () => {
  const hasher = new PasswordHasher();

  it('is known again, however its letters are put together', async () => {
    const ways = [
      'Crème brûlée at nine'.normalize('NFC'),
      'Crème brûlée at nine'.normalize('NFD'),
      'Ｃrème brûlée at nine',
    ];
    for (const stored of await Promise.all(ways.map((way) => hasher.hash(way)))) {
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      for (const way of ways) expect(await hasher.matches(stored, way)).toBe(true);
      expect(await hasher.matches(stored, 'Creme brulee at nine')).toBe(false);
    }
  });

  it('is matched by nothing where there is none', async () => {
    for (const stored of [null, undefined]) {
      expect(await hasher.matches(stored, '')).toBe(false);
      expect(await hasher.matches(stored, 'a password that nobody has')).toBe(false);
    }
  });

  it('is no longer than what takes a while to read', async () => {
    const [longest, longer] = ['x'.repeat(512), 'x'.repeat(513)];
    expect(await hasher.matches(await hasher.hash(longest), longest)).toBe(true);
    expect(() => hasher.hash(longer)).toThrow(RangeError);
    expect(await hasher.matches(await hasher.hash(''), longer)).toBe(false);
  });
});
