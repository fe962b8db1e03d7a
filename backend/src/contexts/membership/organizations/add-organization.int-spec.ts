import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { AccountsQueries } from '../accounts/accounts.queries';
import { reviewRequired } from '../membership.settings';
import { AddOrganization } from './add-organization';
import { AddOrganizationDto } from './add-organization.dto';
import { OrganizationsController } from './organizations.controller';

let contexts: Contexts;
let viewer: Viewer;

beforeAll(async () => {
  contexts = await startContexts();
  viewer = await contexts.organization('First of two');
});
afterAll(() => contexts.stop());

const form = (values: object = {}) => plainToInstance(AddOrganizationDto, { name: 'Second', type: 'ngo', ...values });
const add = (values: object = {}) => contexts.get(AddOrganization).execute(viewer, form(values));
const wrongIn = async (values: object) => (await validate(form(values))).map(({ property }) => property);

describe('Adding an organization', () => {
  it('makes who adds it its owner at once', async () => {
    await expect(() => add()).leavesBehind((id: string) => ({
      events: [{ type: 'membership.member-joined', organizationId: id, userId: viewer.id, role: 'owner' }],
      audit: [
        {
          action: 'person.joined',
          actor: `member:${viewer.id}`,
          subject: `organization:${id}`,
          details: { role: 'owner' },
        },
        {
          action: 'organization.added',
          actor: `member:${viewer.id}`,
          subject: `organization:${id}`,
          details: { name: 'Second', type: 'ngo', requestedTier: 'free' },
        },
      ],
      notices: [`organization:${id}`, `session:${viewer.id}`],
    }));
    const user = await contexts.get(AccountsQueries).currentUser(viewer.id);
    expect(user?.organizations.map(({ organization, role }) => [organization.name, role])).toContainEqual([
      'Second',
      'owner',
    ]);
  });

  it.each(['alliance_partner', 'innovator', 'enterprise', 'ecosystem_enablers'])(
    'grants nothing of the tier %s, and remembers the wish',
    async (membershipTier) => {
      const id = await add({ membershipTier, website: 'https://second.example', country: 'uk' });
      const [row] = await contexts.rows(
        `select membership_tier as tier, requested_tier <> 'free' as wished, trial_ends_at as trial, country
          from membership.organizations where id = $1`,
        [id],
      );
      expect(row).toEqual({ tier: 'free', wished: true, trial: null, country: 'GB' });
    },
  );

  it('takes an empty web address for none, and refuses what is no address', async () => {
    expect(await validate(form({ website: ' ' }))).toEqual([]);
    expect(form({ website: '' }).website).toBeNull();
    expect(await validate(form({ website: 'second.example' }))).toMatchObject([{ property: 'website' }]);
  });

  it.each([
    ['alliance_partner', 'enterprise-annual'],
    ['innovator', 'innovators-annual'],
    ['ecosystem_enablers', 'enablers-annual'],
  ])('leads to where the tier %s is paid for it, and not for another one of the same owner', async (tier, plan) => {
    const { id, checkout } = await contexts
      .get(OrganizationsController)
      .addOrganization(form({ membershipTier: tier }), viewer);
    expect(checkout).toBe(`/checkout/${plan}?organizationId=${id}`);
  });

  it('leads nowhere where nothing is to be paid', async () => {
    const answer = await contexts.get(OrganizationsController).addOrganization(form(), viewer);
    expect(answer).toMatchObject({ membershipTier: 'free', checkout: null });
  });

  describe('while registrations are reviewed first', () => {
    const turn = async (isOn: boolean) => {
      const settings = contexts.get(AllianceSettings);
      await settings.set(reviewRequired, Number(isOn), (await settings.inForce(reviewRequired)).revision);
    };
    beforeAll(() => turn(true));
    afterAll(() => turn(false));

    it.each([
      ['owner', undefined],
      ['admin', undefined],
      ['member', 'organization_in_review'],
      ['viewer', 'organization_in_review'],
    ] as const)('is for who leads one that was: %s', async (role, refused) => {
      const by = await contexts.organization(`Reviewed of ${role}`, role);
      expect(await refusal(contexts.get(AddOrganization).execute(by, form()))).toBe(refused);
    });

    it('is refused to the owner of one that waits, and to who belongs to none any more', async () => {
      const by = await contexts.organization('Waiting');
      const adding = () => contexts.get(AddOrganization).execute(by, form());
      await contexts.rows('update membership.organizations set awaits_review = true where id = $1', [
        organizationOf(by),
      ]);
      await expect(adding).leavesBehind({ refused: 'organization_in_review' });
      await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [by.id]);
      await contexts.rows('update membership.organizations set awaits_review = false where id = $1', [
        organizationOf(by),
      ]);
      await expect(adding).leavesBehind({ refused: 'organization_in_review' });
      await turn(false);
      expect(await refusal(adding())).toBeUndefined();
      await turn(true);
    });
  });

  it.each([
    ['owner', 'organization_suspended'],
    ['admin', 'organization_suspended'],
    ['member', undefined],
    ['viewer', undefined],
  ] as const)('is no way round the suspension of another one for its %s', async (role, refused) => {
    const by = await contexts.organization(`Suspended of ${role}`, role);
    await contexts.rows(
      `update membership.organizations set suspended_at = now(), suspension_reason = 'Spam.' where id = $1`,
      [organizationOf(by)],
    );
    expect(await refusal(contexts.get(AddOrganization).execute(by, form()))).toBe(refused);
  });

  it('names what is wrong', async () => {
    expect(await wrongIn({ name: ' ' })).toEqual(['name']);
    expect(await wrongIn({ name: 'x'.repeat(201) })).toEqual(['name']);
    expect(await wrongIn({ type: 'club' })).toEqual(['type']);
    expect(await wrongIn({ website: 'javascript:alert(1)' })).toEqual(['website']);
    expect(await wrongIn({ country: 'XX' })).toEqual(['country']);
    expect(await wrongIn({ membershipTier: 'gold' })).toEqual(['membershipTier']);
    expect(await wrongIn({})).toEqual([]);
  });
});
