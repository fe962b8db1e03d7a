import { randomUUID } from 'node:crypto';
import { ProblemSubmitted } from '../src/contexts/innovation/innovation.events';
import { AccountsQueries } from '../src/contexts/membership/accounts/accounts.queries';
import { passwordReset } from '../src/contexts/membership/accounts/mailed-links';
import { PendingRegistrations } from '../src/contexts/membership/registrations/pending-registrations';
import { RegisterMember } from '../src/contexts/membership/registrations/register-member';
import type { RegisterMemberDto } from '../src/contexts/membership/registrations/registrations.dto';
import { Events } from '../src/platform/events/events';
import { Idempotency } from '../src/platform/idempotency/idempotency';
import { SingleUseTokens } from '../src/platform/tokens/single-use-tokens';
import { type Contexts, startContexts } from './support/contexts';
import { registration } from './support/registration';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('When the clock is moved', () => {
  let contexts: Contexts;
  beforeAll(async () => {
    contexts = await startContexts();
  });
  afterAll(() => contexts.stop());
  afterEach(() => contexts.clock.reset());

  const register = (form: object) => contexts.get(RegisterMember).execute(form as RegisterMemberDto, '10.0.0.1');

  it('a mailed link works until its time is over', async () => {
    const tokens = contexts.get(SingleUseTokens);
    const token = await tokens.issue(passwordReset, 'somebody', {});
    contexts.clock.move(passwordReset.lifeSeconds * 1000 - minute);
    await expect(tokens.peek(passwordReset, token)).resolves.toMatchObject({ subject: 'somebody' });
    contexts.clock.move(2 * minute);
    await expect(tokens.peek(passwordReset, token)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(tokens.redeem(passwordReset, token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('a trial ends after its fourteen days', async () => {
    const memberId = await register(registration({ selectedPlan: 'ecosystem_enablers' }));
    const [{ id }] = await contexts.rows(
      `update membership.user_organizations m set is_active = true from membership.membership_registrations r
        where r.id = $1 and m.user_id = r.user_id returning m.user_id as id`,
      [memberId],
    );
    const tier = async () => (await contexts.get(AccountsQueries).currentUser(id))?.organizations[0]?.membershipTier;
    contexts.clock.move(14 * day - minute);
    expect(await tier()).toBe('ecosystem_enablers');
    contexts.clock.move(2 * minute);
    expect(await tier()).toBe('free');
  });

  it('the same form is the same registration for ten minutes, which may be mended for thirty days', async () => {
    const form = registration({ selectedPlan: 'free' });
    const memberId = await register(form);
    expect(await register(form)).toBe(memberId);
    contexts.clock.move(11 * minute);
    expect(await register(form)).not.toBe(memberId);
    const pending = contexts.get(PendingRegistrations);
    contexts.clock.move(29 * day);
    await expect(pending.hold(pending.token(memberId))).resolves.toMatchObject({ memberId });
    contexts.clock.move(1 * day);
    await expect(pending.hold(pending.token(memberId))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('an answer is kept under its key for a day', async () => {
    const keys = contexts.get(Idempotency);
    const attempt = keys.attempt('somebody', 'submit', 'key', {});
    const answer = { status: 201, body: { id: 'made' } };
    await keys.run(attempt, () => contexts.database.transaction(async () => answer));
    contexts.clock.move(day - minute);
    await keys.removeExpired();
    expect(await keys.answerOf(attempt)).toEqual(answer);
    contexts.clock.move(2 * minute);
    expect(await keys.answerOf(attempt)).toBeUndefined();
    await keys.removeExpired();
    expect(await contexts.rows('select 1 from platform.idempotency_keys')).toEqual([]);
  });

  it('an event whose job is lost is taken up after two minutes, for three days', async () => {
    const events = contexts.get(Events);
    const jobs = `select 1 from graphile_worker.jobs where task_identifier = 'react-to-event'`;
    const takenUp = async () => {
      await contexts.rows('delete from graphile_worker._private_jobs');
      await events.takeUpAbandoned();
      return (await contexts.rows(jobs)).length > 0;
    };
    await events.publish(new ProblemSubmitted(randomUUID(), randomUUID()));
    expect(await takenUp()).toBe(false);
    contexts.clock.move(3 * minute);
    expect(await takenUp()).toBe(true);
    contexts.clock.move(3 * day);
    expect(await takenUp()).toBe(false);
  });
});
