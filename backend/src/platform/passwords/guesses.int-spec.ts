import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Contexts, startContexts } from '../../../test/support/contexts';
import { Guesses, type Tried } from './guesses';
import { KnownDevices } from './known-devices';

describe('Guesses', () => {
  let contexts: Contexts;
  let count = 0;

  beforeAll(async () => {
    contexts = await startContexts({ RATE_LIMITS: 'on' });
  });
  afterAll(() => contexts.stop());

  const elsewhere = () => `10.4.${Math.floor(++count / 250)}.${count % 250}`;
  const somebody = (door: Tried['door']): Tried & { id: string; passwordHash: string } => ({
    ...{ door, name: `name ${++count}`, id: randomUUID(), passwordHash: `hash ${count}` },
  });
  const browser = (ip: string, cookies: Record<string, string> = {}) => ({ ip, cookies }) as unknown as FastifyRequest;
  /** A browser in which somebody has signed in before. */
  const knownBrowser = (ip: string, { door, id, passwordHash }: ReturnType<typeof somebody>) => {
    const cookies: Record<string, string> = {};
    const reply = { setCookie: (name: string, value: string) => Object.assign(cookies, { [name]: value }) };
    contexts.get(KnownDevices).remember(reply as unknown as FastifyReply, door, id, passwordHash);
    return browser(ip, cookies);
  };
  /** How many of so many are let through. */
  const through = async (times: number, request: () => FastifyRequest, tried: () => Tried) => {
    let passed = 0;
    for (let n = 0; n < times; n += 1)
      passed += await contexts
        .get(Guesses)
        .count(request(), tried())
        .then(() => 1)
        .catch(({ code }) => (code === 'too_many_requests' ? 0 : Promise.reject(code)));
    return passed;
  };

  it.each([
    ['member', 10, 100, 3],
    ['admin', 5, 30, 2],
  ] as const)(
    'of a password at the door of the %s are %i for an address, until all of %i are used up: then %i',
    async (door, pair, account, underSiege) => {
      const tried = somebody(door);
      expect(
        await through(
          account - pair,
          () => browser(elsewhere()),
          () => tried,
        ),
      ).toBe(account - pair);
      const last = elsewhere();
      expect(
        await through(
          pair,
          () => browser(last),
          () => tried,
        ),
      ).toBe(pair);
      for (const late of [last, elsewhere()])
        expect(
          await through(
            underSiege + 1,
            () => browser(late),
            () => tried,
          ),
        ).toBe(underSiege);
      // Another one’s are theirs.
      const other = somebody(door);
      expect(
        await through(
          pair + 1,
          () => browser(last),
          () => other,
        ),
      ).toBe(pair);
    },
  );

  it.each([
    ['member', 100],
    ['admin', 20],
  ] as const)('of whatever passwords at the door of the %s are %i for an address', async (door, address) => {
    const one = elsewhere();
    expect(
      await through(
        address + 1,
        () => browser(one),
        () => somebody(door),
      ),
    ).toBe(address);
    expect(
      await through(
        1,
        () => browser(elsewhere()),
        () => somebody(door),
      ),
    ).toBe(1);
    // One door’s are not the other’s.
    expect(
      await through(
        1,
        () => browser(one),
        () => somebody(door === 'member' ? 'admin' : 'member'),
      ),
    ).toBe(1);
  });

  it('from browsers that are known use up those of one account alone; after that they are strangers', async () => {
    const [ada, bo] = [somebody('admin'), somebody('admin')];
    const barred = elsewhere();
    await through(
      20,
      () => browser(barred),
      () => somebody('admin'),
    );
    const browsers = Array.from({ length: 6 }, () => knownBrowser(barred, ada));
    for (const own of browsers.slice(0, 5))
      expect(
        await through(
          20,
          () => own,
          () => ada,
        ),
      ).toBe(20);
    expect(
      await through(
        1,
        () => browsers[5] as FastifyRequest,
        () => ada,
      ),
    ).toBe(0);
    expect(
      await through(
        1,
        () => knownBrowser(barred, bo),
        () => bo,
      ),
    ).toBe(1);
  });

  it('of an account that there is not, or that has no password, know no browser', async () => {
    const nobody = { ...somebody('member'), id: undefined, passwordHash: undefined };
    const unset = { ...somebody('member'), passwordHash: null };
    for (const tried of [nobody, unset]) {
      const own = elsewhere();
      expect(
        await through(
          11,
          () => browser(own),
          () => tried,
        ),
      ).toBe(10);
    }
  });
});
