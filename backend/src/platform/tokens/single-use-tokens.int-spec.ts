import { createHash } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { Clock } from '../clock/clock';
import { ClockModule } from '../clock/clock.module';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Jobs } from '../jobs/jobs';
import { JobsModule } from '../jobs/jobs.module';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { SingleUseTokens } from './single-use-tokens';
import type { TokenPurpose } from './token-purpose';
import { TokensModule } from './tokens.module';

const tryIt: TokenPurpose<{ room?: number }> = { name: 'try-it', lifeSeconds: 60 };
const other: TokenPurpose = { name: 'other', lifeSeconds: 60 };
const step: TokenPurpose<{ room?: number }> = { name: 'step', lifeSeconds: 60, passing: true };

describe('A single-use token', () => {
  let app: TestingModule;
  let testDatabase: TestDatabase;
  let tokens: SingleUseTokens;
  let removeOld: () => Promise<void>;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const config = new Config({
      NODE_ENV: 'test',
      DATABASE_URL: testDatabase.url,
      SESSION_SECRET: 'x'.repeat(32),
      ROLE: 'web',
    });
    const every = jest.spyOn(Jobs.prototype, 'every');
    app = await Test.createTestingModule({
      imports: [ClockModule, ConfigModule.for(config), DatabaseModule, JobsModule, TokensModule],
    }).compile();
    await app.init();
    tokens = app.get(SingleUseTokens);
    for (const [, name, work] of every.mock.calls) if (name === 'remove-old-tokens') removeOld = work;
    every.mockRestore();
  });
  afterAll(async () => {
    await app.close();
    await testDatabase.drop();
  });

  const rows = async (text: string, values: unknown[] = []) => (await app.get(Database).pool.query(text, values)).rows;
  const invalid = { code: 'token_invalid', kind: 'unprocessable' };

  it('says whose it is and what it carries, looked at as often as one likes and redeemed once', async () => {
    const token = await tokens.issue(tryIt, 'ada', { room: 7 });
    expect(token).toMatch(/^[\w-]{43}$/);
    for (let n = 0; n < 2; n += 1)
      expect(await tokens.peek(tryIt, token)).toEqual({ subject: 'ada', data: { room: 7 } });
    expect(await tokens.redeem(tryIt, token)).toEqual({ subject: 'ada', data: { room: 7 } });
    await expect(tokens.redeem(tryIt, token)).rejects.toMatchObject(invalid);
    await expect(tokens.peek(tryIt, token)).rejects.toMatchObject(invalid);
  });

  it('is redeemed by one of many at once', async () => {
    const token = await tokens.issue(tryIt, 'ada', {});
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => tokens.redeem(tryIt, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('serves its own purpose alone', async () => {
    const token = await tokens.issue(tryIt, 'ada', {});
    await expect(tokens.peek(other, token)).rejects.toMatchObject(invalid);
    await expect(tokens.redeem(other, token)).rejects.toMatchObject(invalid);
    await expect(tokens.redeem(tryIt, token)).resolves.toBeTruthy();
  });

  it('ends when the life that its purpose declares has passed', async () => {
    const token = await tokens.issue(tryIt, 'ada', {});
    const age = (seconds: number) =>
      rows(
        `update platform.single_use_tokens set expires_at = created_at + interval '60 seconds' - make_interval(secs => $1)
          where used_at is null`,
        [seconds],
      );
    await age(55);
    await expect(tokens.peek(tryIt, token)).resolves.toBeTruthy();
    await age(61);
    await expect(tokens.peek(tryIt, token)).rejects.toMatchObject(invalid);
    await expect(tokens.redeem(tryIt, token)).rejects.toMatchObject(invalid);
  });

  it('ends by the clock that all use cases go by', async () => {
    const begin = Date.now();
    const now = jest.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(begin));
    const token = await tokens.issue(tryIt, 'ada', {});
    now.mockReturnValue(new Date(begin + 59_999));
    await expect(tokens.peek(tryIt, token)).resolves.toBeTruthy();
    now.mockReturnValue(new Date(begin + 60_000));
    await expect(tokens.peek(tryIt, token)).rejects.toMatchObject(invalid);
    now.mockRestore();
  });

  it('is voided with the others of its subject, purpose and data', async () => {
    const [seven, eight] = [await tokens.issue(tryIt, 'bo', { room: 7 }), await tokens.issue(tryIt, 'bo', { room: 8 })];
    const [foreign, elsewhere] = [await tokens.issue(tryIt, 'cy', { room: 7 }), await tokens.issue(other, 'bo', {})];
    await tokens.void('bo', [tryIt], { room: 7 });
    await expect(tokens.peek(tryIt, seven)).rejects.toMatchObject(invalid);
    await expect(tokens.peek(tryIt, eight)).resolves.toBeTruthy();
    await tokens.void('bo', [tryIt]);
    await expect(tokens.peek(tryIt, eight)).rejects.toMatchObject(invalid);
    await expect(tokens.peek(tryIt, foreign)).resolves.toBeTruthy();
    await expect(tokens.peek(other, elsewhere)).resolves.toBeTruthy();
  });

  it('that was redeemed keeps the time of it, whatever is voided later', async () => {
    const redeemed = () => rows(`select used_at from platform.single_use_tokens where subject = 'eve'`);
    await tokens.redeem(tryIt, await tokens.issue(tryIt, 'eve', {}));
    const before = await redeemed();
    expect(before).toEqual([{ used_at: expect.any(Date) }]);
    await tokens.void('eve', [tryIt]);
    expect(await redeemed()).toEqual(before);
  });

  it('is not stored, only its hash, and not for longer than a month after its end', async () => {
    const token = await tokens.issue(tryIt, 'dee', {});
    const kept = () => rows(`select * from platform.single_use_tokens where subject = 'dee'`);
    expect(JSON.stringify(await kept())).not.toContain(token);
    expect(await kept()).toMatchObject([{ hash: createHash('sha256').update(token).digest('base64url') }]);
    await rows(`update platform.single_use_tokens set expires_at = now() - interval '29 days' where subject = 'dee'`);
    await removeOld();
    expect(await kept()).toHaveLength(1);
    await rows(`update platform.single_use_tokens set expires_at = now() - interval '31 days' where subject = 'dee'`);
    await removeOld();
    expect(await kept()).toEqual([]);
  });

  it('is kept to the very end of that month, and that of a step to its own', async () => {
    const moment = new Date('2026-11-24T10:00:00Z');
    const now = jest.spyOn(app.get(Clock), 'now').mockReturnValue(moment);
    await tokens.issue(tryIt, 'gus', {});
    await tokens.issue(step, 'gus', {});
    const kept = async (ended: number) => {
      await rows(`update platform.single_use_tokens set expires_at = $1 where subject = 'gus' and not passing`, [
        new Date(ended - 30 * 86_400_000),
      ]);
      await rows(`update platform.single_use_tokens set expires_at = $1 where subject = 'gus' and passing`, [
        new Date(ended),
      ]);
      await removeOld();
      return (await rows(`select from platform.single_use_tokens where subject = 'gus'`)).length;
    };
    expect([await kept(moment.getTime()), await kept(moment.getTime() - 1)]).toEqual([2, 0]);
    now.mockRestore();
  });

  it('of a step between two calls leaves nothing once it is used, by one of many, or over', async () => {
    const kept = () => rows(`select purpose from platform.single_use_tokens where subject = 'fay' order by 1`);
    const used = await tokens.issue(step, 'fay', { room: 7 });
    const next = await tokens.issue(step, 'fay', {});
    await expect(tokens.redeem({ ...step, name: 'other-step' }, used)).rejects.toMatchObject(invalid);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => tokens.redeem(step, used)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { subject: 'fay', data: { room: 7 } } },
    ]);
    await expect(tokens.peek(step, next)).resolves.toBeTruthy();
    await tokens.issue(tryIt, 'fay', {});
    await removeOld();
    expect(await kept()).toEqual([{ purpose: 'step' }, { purpose: 'try-it' }]);
    await rows(`update platform.single_use_tokens set expires_at = now() - interval '1 second' where subject = 'fay'`);
    await expect(tokens.redeem(step, next)).rejects.toMatchObject(invalid);
    await removeOld();
    expect(await kept()).toEqual([{ purpose: 'try-it' }]);
  });
});
