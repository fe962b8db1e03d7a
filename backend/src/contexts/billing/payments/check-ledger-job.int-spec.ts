import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { PlanCurrency } from '../plans/plan.enums';
import { CheckLedgerJob } from './check-ledger.job';
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
