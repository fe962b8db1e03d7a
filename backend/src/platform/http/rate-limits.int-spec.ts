import { type Contexts, startContexts } from '../../../test/support/contexts';
import { RateLimits } from './rate-limits';

describe('a limit', () => {
  let contexts: Contexts;
  let limits: RateLimits;
  let count = 0;
  let limit: { name: string; points: number; windowSeconds: number };

  beforeAll(async () => {
    contexts = await startContexts({ RATE_LIMITS: 'on', ROLE: 'all' });
    limits = contexts.get(RateLimits);
  });
  afterAll(() => contexts.stop());
  beforeEach(() => {
    count += 1;
    limit = { name: `test-${count}`, points: 2, windowSeconds: 60 };
  });

  const rows = () =>
    contexts.rows('select key, expire from platform.rate_limits where key like $1', [`${limit.name}:%`]);
  const useUp = async (key: string) => {
    for (let n = 0; n < limit.points; n += 1) await limits.consume(limit, key);
  };

  it('lets as many calls through as it says, and then says how long to wait', async () => {
    const since = Date.now();
    await useUp('ada');
    await expect(limits.consume(limit, 'ada')).rejects.toMatchObject({
      code: 'too_many_requests',
      kind: 'limited',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    const refused = await limits.consume(limit, 'ada').catch(({ details }) => details.retryAfterSeconds);
    expect(refused).toBeGreaterThanOrEqual(60 - Math.ceil((Date.now() - since) / 1000));
    expect(refused).toBeLessThanOrEqual(60);
  });

  it('counts each key by itself, in whatever letters, and each name by itself', async () => {
    await useUp('ada');
    await limits.consume(limit, 'ben');
    await limits.consume({ ...limit, name: `${limit.name}-other` }, 'ada');
    await expect(limits.consume(limit, 'ADA')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('opens again when its window is over', async () => {
    const since = Date.now();
    await useUp('ada');
    const [{ expire }] = await rows();
    expect(Number(expire)).toBeGreaterThanOrEqual(since + 60_000);
    expect(Number(expire)).toBeLessThanOrEqual(Date.now() + 60_000);
    await contexts.rows('update platform.rate_limits set expire = $1', [Date.now() - 1]);
    await useUp('ada');
    await expect(limits.consume(limit, 'ada')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('opens again after a success', async () => {
    await useUp('ada');
    await limits.reset(limit, 'Ada');
    await useUp('ada');
    await expect(limits.consume(limit, 'ada')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('keeps no name of anybody, and nothing when it is over', async () => {
    await limits.consume(limit, 'ada@own.example');
    expect(JSON.stringify(await rows())).not.toContain('ada');
    await contexts.rows('update platform.rate_limits set expire = $1', [Date.now() - 1]);
    await limits.consume(limit, 'ben@own.example');
    const running = (await rows()).filter(({ expire }) => Number(expire) > Date.now());
    expect(running).toHaveLength(1);
    await contexts.run('remove-expired-rate-limits');
    expect(await rows()).toEqual(running);
  });
});
