import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { admin } from '../../../../test/support/paying';
import { PlanCurrency } from '../plans/plan.enums';
import { CheckLedgerJob } from './check-ledger.job';
import { RecordOfflinePayment } from './record-offline-payment';

let contexts: Contexts;
beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());

describe('the nightly check of the ledger', () => {
  const check = () => contexts.get(CheckLedgerJob).execute();

  it('tells the operators what does not add up, every night until it does, and nobody of what does', async () => {
    const paymentId = await contexts.get(RecordOfflinePayment).execute(admin, {
      organizationId: organizationOf(await contexts.organization('One')),
      planId: 'enablers-annual',
      currency: PlanCurrency.Ngn,
      amount: 225_000_000n,
      receivedAt: contexts.clock.now(),
      note: 'Transfer',
    });
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
