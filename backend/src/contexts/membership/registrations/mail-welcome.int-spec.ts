import { admin } from '../../../../test/support/admin';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { MembershipTier } from '../organizations/organization.enums';
import { ResendWelcomeEmail } from '../welcome/resend-welcome-email';
import { MailWelcome } from './mail-welcome';

describe('the welcome mail', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts();
  });
  afterAll(() => contexts.stop());

  const offers = {
    [MembershipTier.Free]: { template: 'welcome-free', offer: {} },
    [MembershipTier.InnovatorsSolutionProviders]: {
      template: 'welcome-innovators',
      offer: { trialDays: 14, freePlanName: 'Lite Plan' },
    },
    [MembershipTier.EcosystemEnablers]: {
      template: 'welcome-enablers',
      offer: { trialDays: 14, freePlanName: 'Lite Plan' },
    },
    [MembershipTier.EnterpriseAlliancePartners]: {
      template: 'welcome-enterprise',
      offer: { trialDays: 14, freePlanName: 'Lite Plan' },
    },
  };

  it.each(Object.values(MembershipTier))('is the one of the tier %s, with what its plan costs today', async (tier) => {
    const address = `maya@${tier.replaceAll('_', '-')}.example`;
    const { id } = await contexts.person(
      (await contexts.organization(tier)).organizations[0]?.id as string,
      'owner',
      address,
    );
    const welcome = () =>
      contexts.get(MailWelcome).execute(
        {
          memberId: 'GIA-123456',
          organizationId: '00000000-0000-4000-8000-000000000000',
          organizationName: 'TechFlow',
          contactName: 'Maya Chen',
          email: address,
          tier,
        },
        { id, firstName: 'Maya', isVerified: false },
      );
    const { template, offer } = offers[tier];
    await expect(welcome).leavesBehind({
      mail: [
        {
          template,
          to: address,
          about: 'registration:GIA-123456',
          values: {
            firstName: 'Maya',
            organizationName: 'TechFlow',
            memberId: 'GIA-123456',
            hasAccount: false,
            awaitsReview: false,
            link: expect.stringContaining('/activate?token='),
            worksUntil: expect.any(String),
            plan: expect.objectContaining({
              yearly: expect.objectContaining({ charged: expect.stringMatching(/^\$\d/) }),
            }),
            ...offer,
          },
        },
      ],
    });
  });

  it('says how long its own trial is, whatever trials are now, and whether it has to wait for its review', async () => {
    const { id, email, organizations } = await contexts.organization('Begun', 'owner', 'free');
    await contexts.rows(
      `update membership.organizations set trial_ends_at = created_at + interval '30 days', awaits_review = true where id = $1`,
      [organizations[0]?.id],
    );
    const welcome = () =>
      contexts.get(MailWelcome).execute(
        {
          ...{ memberId: 'GIA-123459', organizationId: organizations[0]?.id as string, organizationName: 'Begun' },
          ...{ contactName: 'Ada', email, tier: MembershipTier.EcosystemEnablers },
        },
        { id, firstName: 'Ada', isVerified: true },
      );
    await expect(welcome).leavesBehind({
      mail: [
        {
          ...{ template: 'welcome-enablers', to: email, about: 'registration:GIA-123459' },
          values: expect.objectContaining({ trialDays: 30, awaitsReview: true }),
        },
      ],
    });
  });

  it('greets who has proved their address by their own name, whatever a stranger has typed', async () => {
    const { id, email, organizations } = await contexts.organization('Known');
    const welcome = () =>
      contexts.get(MailWelcome).execute(
        {
          ...{ memberId: 'GIA-123457', organizationId: organizations[0]?.id as string, organizationName: 'TechFlow' },
          ...{ contactName: 'Rude Word', email, tier: MembershipTier.Free },
        },
        { id, firstName: 'Ada', isVerified: true },
      );
    await expect(welcome).leavesBehind({
      mail: [
        {
          ...{ template: 'welcome-free', to: email, about: 'registration:GIA-123457' },
          values: expect.objectContaining({
            firstName: 'Ada',
            hasAccount: true,
            link: expect.stringContaining('/confirm-organization?token='),
          }),
        },
      ],
    });
  });

  it('sent again goes to the inbox that the person has now, and makes nobody of the former one', async () => {
    const { id } = await contexts.organization('Moved');
    const waiting = await contexts.rows(
      `with o as (insert into membership.organizations (name, type) values ('Second', 'startup') returning id),
          m as (insert into membership.user_organizations (user_id, organization_id, role, is_active) select $1, id, 'owner', false from o)
        insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name,
            contact_name, email, selected_plan, agree_terms)
          select 'GIA-123458', id, $1, 'startup', 'Second', 'Ada', 'before@moved.example', 'free', true from o returning id`,
      [id],
    );
    const [{ email }] = await contexts.rows('select email from membership.users where id = $1', [id]);
    const resend = () => contexts.get(ResendWelcomeEmail).execute(admin, waiting[0].id);
    expect((await resend()).message).toContain(email);
    expect(
      await contexts.rows(`select to_address from notifications.messages where about = 'registration:GIA-123458'`),
    ).toEqual([{ to_address: email }]);
    expect(await contexts.rows(`select from membership.users where email = 'before@moved.example'`)).toEqual([]);
  });
});
