import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Paying } from '../../../../test/support/paying';
import { day } from '../../../platform/clock/durations';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { BillingPeople } from '../subscriptions/lifecycle/billing-people';
import { BillingContactDto } from './billing-contact.dto';
import { ConfirmBillingContact } from './confirm-billing-contact';
import { contactConfirmation } from './contact-confirmation';
import { SetBillingContact } from './set-billing-contact';

const paying = new Paying({ RATE_LIMITS: 'on' });
const { get, rows, later, overview } = paying;

/** Who hears of what is due. */
const mailedOf = async () => (await get(BillingPeople).of(paying.id)).map(({ address }) => address);

describe('Who gets the invoices', () => {
  const info = { firstName: 'Bola', lastName: 'Ade', email: 'books@payer.example', taxId: 'NG-1' };
  const set = (email: string) => get(SetBillingContact).execute(paying.owner, paying.id, { ...info, email });
  const confirm = (token: string) => get(ConfirmBillingContact).execute(token);
  const link = (email: string) => get(SingleUseTokens).issue(contactConfirmation, paying.id, { email });
  const record = (...changed: string[]) => ({
    action: 'billing-contact.set',
    actor: `member:${paying.owner.id}`,
    subject: `organization:${paying.id}`,
    details: { changed },
  });
  const asked = (to: string) => ({ template: 'billing-contact-named', to, about: `organization:${paying.id}` });

  it('is remembered, and asked for nothing but to confirm the address', async () => {
    await expect(() => set(info.email)).leavesBehind({
      audit: [record(...Object.keys(info).sort())],
      mail: [asked(info.email)],
    });
    expect(await overview()).toMatchObject({ contact: info, contactGetsMail: false });
    expect(await mailedOf()).toEqual([paying.owner.email]);
  });

  it('hears of one payment who paid, at the address that they have now, and the owners once they have left', async () => {
    const { owner, id: organizationId } = paying;
    const payment = {
      ...{ organizationId, requestedBy: `member:${owner.id}` },
      ...{ payerName: 'Ada Okafor', payerAddress: owner.email },
    };
    const told = async () => (await get(BillingPeople).receiversOf(payment)).map(({ address }) => address);
    const colleague = await paying.contexts.person(organizationId, 'owner');
    expect(await told()).toEqual([owner.email]);
    await rows('update membership.users set email = $2 where id = $1', [owner.id, `moved-${owner.email}`]);
    expect(await told()).toEqual([`moved-${owner.email}`]);
    await rows('update membership.user_organizations set is_active = false where user_id = $1', [owner.id]);
    expect(await told()).toEqual([owner.email, colleague.email]);
    await set(info.email);
    await confirm(await link(info.email));
    expect(await told()).toEqual([owner.email, info.email, colleague.email]);
  });

  it('gets mail once the link was followed, which works once, for as long as the address is the same', async () => {
    await set(info.email);
    const token = await link(info.email);
    await expect(() => confirm(token)).leavesBehind({
      audit: [
        {
          action: 'billing-contact.confirmed',
          actor: 'system',
          subject: `organization:${paying.id}`,
          details: { email: info.email },
        },
      ],
    });
    expect(await overview()).toMatchObject({ contactGetsMail: true });
    expect(await mailedOf()).toEqual([info.email, paying.owner.email]);
    await expect(() => confirm(token)).leavesBehind({ refused: 'token_invalid' });

    const capitals = { ...info, email: 'Books@Payer.example' };
    await expect(() => set(capitals.email)).leavesBehind({ audit: [record('email')] });
    expect(await overview()).toMatchObject({ contactGetsMail: true });
    await set('other@payer.example');
    expect(await overview()).toMatchObject({ contactGetsMail: false });
    expect(await mailedOf()).toEqual([paying.owner.email]);
  });

  it('is confirmed by the link of the address that is named now, not by that of an earlier one', async () => {
    await set(info.email);
    const token = await link(info.email);
    await set('other@payer.example');
    await expect(() => confirm(token)).leavesBehind({ refused: 'token_invalid' });
    await set(info.email);
    await confirm(token);
    expect(await mailedOf()).toEqual([info.email, paying.owner.email]);
  });

  it('is not confirmed after a week', async () => {
    await set(info.email);
    const token = await link(info.email);
    later(7 * day + 1000);
    await expect(() => confirm(token)).leavesBehind({ refused: 'token_invalid' });
  });

  it('needs no link where it is an owner or admin, as long as they are one', async () => {
    const admin = await paying.contexts.person(paying.id, 'admin');
    await expect(() => set(admin.email)).leavesBehind({ audit: [record(...Object.keys(info).sort())] });
    expect(await overview()).toMatchObject({ contactGetsMail: true });
    await rows('update membership.user_organizations set is_active = false where user_id = $1', [admin.id]);
    expect(await overview()).toMatchObject({ contactGetsMail: false });
  });

  it.each([
    ['Bola $500 call 0900 555', 'Bola'],
    ['$500 call 0900 555', 'there'],
  ])('is greeted by a plain first name or none: of %s by %s', async (typed, firstName) => {
    const email = `${firstName.toLowerCase()}@books.example`;
    const given = { ...info, firstName: typed, lastName: 'Call 0900 555', email };
    await expect(() => get(SetBillingContact).execute(paying.owner, paying.id, given)).leavesBehind({
      audit: [record(...Object.keys(given).sort())],
      mail: [{ ...asked(email), values: expect.objectContaining({ firstName }) }],
    });
    const names = await rows('select to_name as name from notifications.messages where to_address = $1', [email]);
    expect(names).toEqual([{ name: firstName }]);
  });

  it('is mailed three links a day at most, whoever names the address', async () => {
    const victim = 'victim@elsewhere.example';
    for (let n = 0; n < 5; n += 1) await set(victim);
    const mails = await rows('select template from notifications.messages where to_address = $1', [victim]);
    expect(mails).toEqual(Array(3).fill({ template: 'billing-contact-named' }));
  });

  it('are ten addresses a day at most that have not been confirmed', async () => {
    for (let n = 0; n < 10; n += 1) await set(`address-${n}@elsewhere.example`);
    await expect(() => set('address-10@elsewhere.example')).leavesBehind({ refused: 'too_many_requests' });
    await set(paying.owner.email);
  });
});

it.each(['firstName', 'lastName', 'company'])(
  'takes no web address for the %s of who gets the invoices',
  async (name) => {
    const info = { firstName: 'Bola', lastName: 'Ade', email: 'books@payer.example', company: 'Node.js Works' };
    const faultsOf = async (given: object) =>
      (await validate(plainToInstance(BillingContactDto, given))).map(({ property }) => property);
    expect(await faultsOf(info)).toEqual([]);
    expect(await faultsOf({ ...info, [name]: 'Win at https://prize.example/now' })).toEqual([name]);
  },
);
