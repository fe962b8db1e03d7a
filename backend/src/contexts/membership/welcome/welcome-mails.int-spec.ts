import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipTier } from '../organizations/organization.enums';
import { PlanOffers } from '../registrations/plan-offers';
import { RegisterMember } from '../registrations/register-member';
import type { RegisterMemberDto } from '../registrations/registrations.dto';
import { ResendWelcomeEmail } from './resend-welcome-email';
import { SendTestEmail } from './send-test-email';
import { WelcomeSamples } from './welcome-samples';

const operator = {
  kind: 'operator',
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ops@alliance.example',
  sessionId: '',
  enterprise: false,
  organizations: [],
} satisfies Viewer;
const actor = `admin:${operator.id}`;

let contexts: Contexts;
beforeAll(async () => {
  contexts = await startContexts();
});
afterEach(() => contexts.clock.reset());
afterAll(() => contexts.stop());

describe('a sample of a welcome mail', () => {
  it.each(Object.values(MembershipTier))('says of %s what its plan costs today, and leads nowhere', async (tier) => {
    const { mail, values } = await contexts.get(WelcomeSamples).of(tier, 'Noor', 'Leak & Co <b>');
    const { subject, html, text } = contexts.get(Mail).write(mail, values);
    const { name, yearly } = await contexts.get(PlanOffers).planForTier(tier);
    expect(subject).toContain('Leak & Co');
    expect(html).toContain('Leak &amp; Co &lt;b&gt;');
    expect(text).toContain('Noor');
    expect(text).toContain('token=example');
    expect(text).toContain(name);
    if (tier !== MembershipTier.Free) expect(text).toContain(yearly.charged);
  });
});

describe('a test mail', () => {
  const send = (to: string) =>
    contexts.get(SendTestEmail).execute(operator, {
      to,
      userName: 'Noor',
      organizationName: 'Leak Finders',
      membershipTier: MembershipTier.EcosystemEnablers,
    });

  it('is written at once, and says that it was kept and not sent where no mail server is configured', async () => {
    await expect(() => send('noor@leaks.example')).leavesBehind(({ messageId, ...result }) => {
      expect(result).toEqual({ success: true, isCaught: true, error: null });
      return {
        mail: [{ template: 'welcome-enablers', to: 'noor@leaks.example', about: 'test' }],
        audit: [
          { action: 'email.tested', actor, subject: `message:${messageId}`, details: { template: 'welcome-enablers' } },
        ],
      };
    });
    await expect(() => send('noor@leaks.example, all@leaks.example')).leavesBehind({ refused: 'recipient_unusable' });
  });

  it('says when the address gets no mail', async () => {
    await contexts.rows(
      `insert into notifications.suppressions (address, cause, note, added_by) values ('gone@leaks.example', 'bounce', '550', 'system')`,
    );
    expect(await send('gone@leaks.example')).toMatchObject({
      success: false,
      isCaught: false,
      error: 'The address is on the suppression list.',
    });
  });
});

describe('the welcome of a registration', () => {
  const resend = (memberId: string) => contexts.get(ResendWelcomeEmail).execute(operator, memberId);
  const register = (email: string) =>
    contexts
      .get(RegisterMember)
      .execute(
        registration({ email, selectedPlan: 'innovators_solution_providers' }) as unknown as RegisterMemberDto,
        '10.0.0.1',
      );

  it('is mailed again with a fresh link, however long ago it was made', async () => {
    const memberId = await register('maya@techflow.example');
    contexts.clock.move(200 * day);
    let messageId = '';
    await expect(() => resend(memberId)).leavesBehind(({ success, message, messageId: id }) => {
      messageId = id;
      expect({ success, message }).toEqual({
        success: true,
        message: 'Welcome email queued for maya@techflow.example.',
      });
      const about = `registration:${memberId}`;
      return {
        mail: [{ template: 'welcome-innovators', to: 'maya@techflow.example', about }],
        audit: [
          {
            action: 'registration.welcomed-again',
            actor,
            subject: expect.stringMatching(/^organization:/),
            details: { memberId },
          },
        ],
      };
    });
    expect(await contexts.rows('select about from notifications.messages where id = $1', [messageId])).toEqual([
      { about: `registration:${memberId}` },
    ]);
  });

  it('is not mailed to who is in already, nor for what does not exist', async () => {
    await expect(() => resend('GIA-000000')).leavesBehind({ refused: 'not_found' });
    const memberId = await register('ada@techflow.example');
    await contexts.rows(
      `update membership.user_organizations set is_active = true where organization_id =
        (select organization_id from membership.membership_registrations where id = $1)`,
      [memberId],
    );
    await expect(() => resend(memberId)).leavesBehind({ refused: 'already_activated' });
  });
});
