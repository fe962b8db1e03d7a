import { setTimeout as sleep } from 'node:timers/promises';
import { CheckLedger } from '../../src/contexts/billing/payments/check-ledger';
import { Database } from '../../src/platform/database/database';
import { FakePaystack, type signed } from './fake-paystack';
import { gatherPeople, type Person } from './people';
import { type Product, startProduct } from './product';

const plan = { planId: 'innovators-annual', currency: 'USD' };

/** The product before a Paystack of ours, and one owner of as many organizations that have paid nothing yet. */
export class Payers {
  readonly paystack = new FakePaystack();
  product: Product;
  owner: Person;
  superAdmin: Person;
  /** Those that have not begun to pay. */
  organizations: string[];

  constructor(organizations: number) {
    beforeAll(async () => {
      await this.paystack.open();
      this.product = await startProduct(this.paystack.environment);
      const { people } = await gatherPeople(this.product);
      this.owner = people.owner;
      this.superAdmin = people['super-admin'];
      const made = await this.sql(
        `with o as (insert into membership.organizations (name, type) select 'Payer ' || n, 'startup'
            from generate_series(1, $2::int) n returning id),
          m as (insert into membership.user_organizations (user_id, organization_id, role) select $1, id, 'owner' from o)
        select id from o`,
        [this.owner.id, organizations],
      );
      this.organizations = made.map(({ id }) => id);
      // The session knows of them from the next sign-in on.
      this.owner.client = await this.owner.signInAgain();
    });
    afterAll(async () => {
      await this.product?.stop();
      await this.paystack.close();
    });
    beforeEach(() => {
      this.paystack.mood = 'well';
    });
  }

  sql = async (text: string, values: unknown[] = []) =>
    (await this.product.app.get(Database).pool.query(text, values)).rows;

  begin = async (changes: object = {}, organizationId = this.organizations.pop()) =>
    this.owner.client.post('/api/initialize-payment', { ...plan, organizationId, agreeTerms: true, ...changes });

  deliver = ({ body, headers }: ReturnType<typeof signed>, to = 'paystack') =>
    this.product.visitor().send('POST', `/api/webhooks/${to}`, body, headers);

  ledger = () => this.product.app.get(CheckLedger, { strict: false }).execute();

  until = async (text: string, values: unknown[], expected: unknown) => {
    for (const deadline = Date.now() + 60_000; ; await sleep(100)) {
      const [row] = await this.sql(text, values);
      if (JSON.stringify(row) === JSON.stringify(expected)) return;
      if (Date.now() > deadline) expect(row).toEqual(expected);
    }
  };
}
