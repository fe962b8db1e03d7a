import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { Mail } from '../../../platform/mail/mail';
import { PlanCurrency } from '../plans/plan.enums';
import { CheckLedgerJob } from './check-ledger.job';
import { askedCheck, LedgerChecks } from './ledger-checks';
import { NotePayersJob } from './note-payers.job';
import { RecordOfflinePayment } from './record-offline-payment';

let contexts: Contexts;
beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());

const record = (organizationId: string) =>
  contexts.get(RecordOfflinePayment).execute(admin, {
    organizationId,
    planId: 'enablers-annual',
    currency: PlanCurrency.Ngn,
    amount: 225_000_000n,
    receivedAt: contexts.clock.now(),
    note: 'Transfer',
  });

const newest = () => contexts.get(LedgerChecks).newest();

describe('the nightly check of the ledger', () => {
  const check = () => contexts.get(CheckLedgerJob).execute();

  it('tells the operators what does not add up, every night until it does, and nobody of what does', async () => {
    const paymentId = await record(organizationOf(await contexts.organization('One')));
    await expect(check).leavesBehind({});
    const move = (by: number) =>
      contexts.rows(`update billing.payments set paid_at = paid_at + $2 * interval '1 day' where id = $1`, [
        paymentId,
        by,
      ]);
    await move(1);
    const told = {
      mail: [
        {
          template: 'ledger-faulty',
          to: 'admin@localhost',
          about: 'ledger',
          values: {
            count: 1,
            faults: [expect.stringContaining(`payment ${paymentId} or its transition`)],
            link: expect.stringMatching(/\/admin\/payments\/reconciliation$/),
          },
        },
      ],
    };
    await expect(check).leavesBehind(told);
    contexts.clock.move(86_400_000);
    await expect(check).leavesBehind(told);
    await move(-1);
    await expect(check).leavesBehind({});
  });

  it('that is tried again goes on with its own check', async () => {
    const [{ id }] = await contexts.rows(
      `insert into billing.ledger_checks (started_by, started_at) values ('system', $1) returning id`,
      [contexts.clock.now()],
    );
    await check();
    expect(await newest()).toMatchObject({ id, endedAt: expect.any(String), faultCount: 0 });
  });

  it('leaves the ledger to somebody who has it checked, for an hour', async () => {
    const begun = await contexts.get(LedgerChecks).begin(admin);
    await check();
    expect(await newest()).toMatchObject({ id: begun, endedAt: null, isGivenUp: false });
    contexts.clock.move(3_540_000);
    const running = await newest();
    expect(running).toMatchObject({ endedAt: null, isGivenUp: false });
    contexts.clock.move(60_001);
    const givenUp = { id: begun, endedAt: expect.any(String), isGivenUp: true, counted: null };
    const late = await newest();
    expect(late).toMatchObject({ ...givenUp, faultCount: 0, faults: [] });
    expect(Date.parse(late?.endedAt ?? '') - Date.parse(running?.startedAt ?? '')).toBe(3_600_000);
    // Nobody is told that the ledger does not add up: it is not known.
    await expect(check).leavesBehind({});
    expect(await newest()).toMatchObject({
      startedBy: 'system',
      endedAt: expect.any(String),
      isGivenUp: false,
      faultCount: 0,
    });
    await contexts.rows('delete from billing.ledger_checks where id <> $1', [begun]);
    expect(await newest()).toMatchObject({ ...givenUp, faultCount: 0, faults: [] });
    // As it was written before.
    await contexts.rows(
      `update billing.ledger_checks set fault_count = 1, faults = '["It was given up before its end."]'`,
    );
    expect(await newest()).toMatchObject({ ...givenUp, faultCount: 0, faults: [] });
  });
});

describe('a check of the ledger that somebody asks for', () => {
  const start = () => contexts.get(LedgerChecks).start(admin);
  /** Does what the jobs were told that wait. */
  async function work() {
    const waiting = await contexts.rows(
      `select payload ->> 'id' as id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = $1`,
      [askedCheck],
    );
    for (const { id } of waiting) await contexts.get(CheckLedgerJob).check(id);
    await contexts.rows('delete from graphile_worker._private_jobs');
  }
  const recorded = () => ({
    action: 'ledger.checked',
    actor: `admin:${admin.id}`,
    subject: expect.stringMatching(/^ledger-check:/) as never,
  });

  it('is done by a job, and says what it has looked at', async () => {
    await expect(start).leavesBehind(() => ({ audit: [recorded()] }));
    expect(await newest()).toMatchObject({ startedBy: `admin:${admin.id}`, endedAt: null, counted: null });
    await work();
    expect(await newest()).toMatchObject({
      endedAt: expect.any(String),
      counted: { payments: 1, transitions: 2, invoices: 1, periods: 1, notes: 0 },
      faultCount: 0,
      faults: [],
    });
  });

  it('is refused while one runs, with nothing left behind', async () => {
    const id = await contexts.get(LedgerChecks).begin('system');
    await expect(() => expect(start()).rejects.toMatchObject({ code: 'ledger_check_running' })).leavesBehind({});
    await contexts.get(CheckLedgerJob).check(id as string);
  });

  it('is one, of several at once', async () => {
    const begun = await Promise.allSettled([start(), start(), start()]);
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await work();
  });

  it('tells the operators what it has found, and names a hundred faults of more', async () => {
    await contexts.rows(
      `begin; set local session_replication_role = replica;
       insert into billing.subscription_periods select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'payment_id', gen_random_uuid()))).* from billing.subscription_periods p, generate_series(1, 101); commit`,
    );
    await expect(async () => {
      await start();
      // Whoever is not told is told when the job is tried again.
      const queue = jest.spyOn(contexts.get(Mail), 'queue').mockRejectedValueOnce(new Error('The database is away'));
      await expect(work()).rejects.toThrow('The database is away');
      queue.mockRestore();
      expect(await newest()).toMatchObject({ endedAt: null });
      await work();
    }).leavesBehind(() => ({
      audit: [recorded()],
      mail: [{ template: 'ledger-faulty', to: 'admin@localhost', about: 'ledger' }],
    }));
    const found = await newest();
    expect(found?.faultCount).toBeGreaterThan(100);
    expect(found?.faults).toHaveLength(100);
    // Its job is tried again: all has been said.
    await expect(() => contexts.get(CheckLedgerJob).check(found?.id as string)).leavesBehind({});
    expect(await newest()).toEqual(found);
    await contexts.rows(
      `begin; set local session_replication_role = replica;
       delete from billing.subscription_periods s where not exists (select from billing.payments p where p.id = s.payment_id); commit`,
    );
  });
});

it('every night it is said who has paid, also of those who paid before that was noted and are free again', async () => {
  const [paid, never] = [await contexts.organization('Former'), await contexts.organization('Free')].map(
    organizationOf,
  );
  await record(paid as string);
  // Who has only begun a payment has not paid.
  await contexts.rows(
    `with begun as (insert into billing.quotes select (jsonb_populate_record(q, jsonb_build_object(
       'id', gen_random_uuid(), 'organization_id', $2::text))).* from billing.quotes q where q.organization_id = $1 limit 1 returning id)
     insert into billing.payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'quote_id', begun.id,
       'organization_id', $2::text, 'status', 'pending', 'paid_at', null, 'settled_reference', null))).*
     from billing.payments p, begun where p.organization_id = $1 limit 1`,
    [paid, never],
  );
  await contexts.rows(`update membership.organizations set has_paid = false, membership_tier = 'free' where id = $1`, [
    paid,
  ]);
  await contexts.get(NotePayersJob).execute();
  const noted = await contexts.rows('select id, has_paid from membership.organizations where id = any($1)', [
    [paid, never],
  ]);
  expect(noted).toEqual(
    expect.arrayContaining([
      { id: paid, has_paid: true },
      { id: never, has_paid: false },
    ]),
  );
});
