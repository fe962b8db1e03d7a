import { admin } from '../../../../test/support/admin';
import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { minute } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { FlagRefusedFields } from '../payments/flag-refused-fields';
import { AlteredOrdersQueries } from './altered-orders.queries';
import { CloseAlteredOrder } from './close-altered-order';

let contexts: Contexts;
let owner: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  await contexts.rows('delete from billing.altered_orders');
  count += 1;
  owner = await contexts.organization(`Sender ${count}`, 'owner', 'free');
});

const send = (fields: string[], viewer = owner, order: object = {}) =>
  contexts.get(FlagRefusedFields).execute(viewer, fields, order);
const page = (limit = 50, cursor?: string) => contexts.get(AlteredOrdersQueries).list({ limit, cursor });
const items = async () => (await page()).items;
const close = (id: string, note = 'Written to') => contexts.get(CloseAlteredOrder).execute(admin, id, note);

describe('An order with a price of its own', () => {
  it('waits for somebody to look at it, who is mailed where', async () => {
    const organizationId = organizationOf(owner);
    const about = `organization:${organizationId}`;
    await expect(() => send(['price', 'surprise', 'tier'])).leavesBehind({
      audit: [
        {
          ...{ action: 'payment.fields-refused', actor: `member:${owner.id}`, subject: about },
          details: { organizationId, fields: ['price', 'tier'] },
        },
      ],
      mail: [
        {
          ...{ template: 'order-altered', to: 'admin@localhost', about },
          values: expect.objectContaining({ link: expect.stringMatching(/\/admin\/payments\/review$/) }),
        },
      ],
    });
    const [line, ...others] = await items();
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      organization: { id: organizationId, name: `Sender ${count}` },
      sentBy: { email: owner.email },
      fields: ['price', 'tier'],
    });
    expect(Math.abs(Date.parse(line?.createdAt ?? '') - contexts.clock.now().getTime())).toBeLessThan(minute);
  });

  it('is not told of where no field says what it costs, nor of who leads no organization', async () => {
    await expect(() => send(['surprise'])).leavesBehind({});
    await expect(() => send(['price'], as('member', owner))).leavesBehind({});
    expect(await items()).toEqual([]);
  });

  it('is of the organization that was named, where its sender leads that', async () => {
    const second = await contexts.organization(`Second ${count}`, 'owner', 'free');
    const both = { ...owner, organizations: [...owner.organizations, ...second.organizations] };
    await send(['price'], both, { organizationId: organizationOf(second) });
    await send(['price'], owner, { organizationId: organizationOf(second) });
    expect((await items()).map(({ organization }) => organization.name).sort()).toEqual([
      `Second ${count}`,
      `Sender ${count}`,
    ]);
  });

  it('keeps ten names at most, of 40 characters', async () => {
    await send(Array.from({ length: 12 }, (_, n) => `price${n}${'x'.repeat(50)}`));
    const [{ fields } = { fields: [] as string[] }] = await items();
    expect([fields.length, new Set(fields.map(({ length }) => length))]).toEqual([10, new Set([40])]);
  });

  it('is kept whatever else stands in a name', async () => {
    await send(['pri\u0000ce', '\u0007tier\ud800', `${'x'.repeat(34)}total\u{1f600}\u{1f600}`]);
    const [{ fields } = { fields: [] as string[] }] = await items();
    expect(fields).toEqual(['price', 'tier', `${'x'.repeat(34)}total\u{1f600}`]);
  });

  it('is listed newest first, page by page', async () => {
    for (const field of ['price', 'tier', 'total']) {
      await send([field]);
      contexts.clock.move(minute);
    }
    contexts.clock.reset();
    const first = await page(2);
    expect([first.items.map(({ fields }) => fields[0]), first.total.count]).toEqual([['total', 'tier'], 3]);
    const second = await page(2, first.next);
    expect([second.items.map(({ fields }) => fields[0]), second.next]).toEqual([['price'], undefined]);
  });

  it('is off the list once somebody has said what was found, and stays as it was closed first', async () => {
    await send(['price']);
    await send(['total']);
    const [open, { id } = { id: '' }] = await items();
    await expect(() => close(id)).leavesBehind({
      audit: [
        {
          ...{ action: 'altered-order.closed', actor: `admin:${admin.id}`, subject: `altered-order:${id}` },
          details: { organizationId: organizationOf(owner), note: 'Written to' },
        },
      ],
    });
    expect(await page()).toMatchObject({ items: [open], total: { count: 1 } });
    const closedAt = () => contexts.rows('select closed_at from billing.altered_orders where id = $1', [id]);
    const before = await closedAt();
    contexts.clock.move(minute);
    await expect(() => close(id, 'Again')).leavesBehind({});
    contexts.clock.reset();
    expect(await closedAt()).toEqual(before);
    await expect(() => close(owner.id)).leavesBehind({ refused: 'not_found' });
  });

  it('names nobody who belongs to no organization any more, and goes with an account', async () => {
    const other = await contexts.organization(`Other ${count}`, 'owner', 'free');
    await send(['price']);
    await send(['price'], other);
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [owner.id]);
    const sentBy = async () => (await items()).map((line) => line.sentBy?.email ?? null);
    expect(await sentBy()).toEqual([other.email, null]);
    await contexts.get(PersonalData).erase({ id: owner.id, emails: [owner.email] });
    expect(await sentBy()).toEqual([other.email]);
  });
});
