import { useListPlansQuery } from '@alliance/api-client/billing';
import { useListCaughtMessagesQuery } from '@alliance/api-client/notifications';
import { Link, useSearchParams } from 'react-router-dom';
import { contactEmail } from '@/content/contact';
import { success, tierNames } from '@/content/registration';
import { LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted } from '@/ui/routing';
import { EmailState } from './EmailState';
import { FeatureList } from './FeatureList';
import { MemberId } from './MemberId';
import { NextSteps } from './NextSteps';
import { tierFromAddress } from './tiers';
import { useRegistrationStatus } from './useRegistrationStatus';

export default function RegistrationSuccessPage() {
  const [address] = useSearchParams();
  const status = useRegistrationStatus(address.get('token'));
  const caughtMail = useListCaughtMessagesQuery();
  const isMounted = useIsMounted();

  const tier = status?.tier ?? tierFromAddress(address.get('tier'));
  const memberId = status?.memberId ?? address.get('memberId');
  const emailState = status?.emailState ?? (address.get('emailSent') === 'true' ? 'sent' : 'queued');
  const dashboard = isMounted('/dashboard') ? '/dashboard' : '/login';

  return (
    <OpenPage>
      <header className="max-w-3xl">
        <h1 className="text-headline">{success.title}</h1>
        <p className="mt-4 text-ink-2 text-lg">
          {status?.organizationName ?? 'Your organization'} is registered. Plan:{' '}
          <strong className="font-medium text-ink">{tierNames[tier]}</strong>
        </p>
      </header>

      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <Card className="flex flex-col gap-5">
          <MemberId memberId={memberId} />
          <EmailState state={emailState} />
          {caughtMail.isSuccess && (
            <p className="text-ink-2 text-sm">
              No mail server is configured here, so mail is caught:{' '}
              <Link to="/mailbox" className="font-medium text-brand underline underline-offset-4">
                open the mailbox
              </Link>
              .
            </p>
          )}
        </Card>
        <Card>
          <h2 className="text-xl">What you have now</h2>
          <div className="mt-4">
            <Benefits isFree={tier === 'free'} tier={tier} />
          </div>
        </Card>
      </div>

      <h2 className="mt-12 text-2xl">Next steps</h2>
      <NextSteps isFree={tier === 'free'} />

      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <LinkButton to={dashboard}>Go to Dashboard</LinkButton>
        <LinkButton to="/problems" variant="secondary">
          Browse problems
        </LinkButton>
        <LinkButton to={letter(success.onboarding, memberId)} variant="secondary">
          Schedule Onboarding
        </LinkButton>
        <LinkButton to={letter(success.support, memberId)} variant="secondary">
          Contact Support
        </LinkButton>
      </div>
      <p className="mt-4 text-ink-3 text-sm">
        The last two write an email to{' '}
        <a href={`mailto:${contactEmail}`} className="text-brand underline underline-offset-2">
          {contactEmail}
        </a>
        .
      </p>
    </OpenPage>
  );
}

function Benefits({ isFree, tier }: { isFree: boolean; tier: string }) {
  const prices = useListPlansQuery();
  if (isFree) {
    return (
      <>
        <FeatureList features={success.freeBenefits} />
        <p className="mt-4 border-line border-t pt-4 text-ink-2 text-sm">{success.premiumText}</p>
      </>
    );
  }
  const plan = prices.data?.plans.find(({ tierType }) => tierType === tier);
  return (
    <>
      <FeatureList features={[...(plan?.features ?? []), success.premium]} />
      {prices.data && (
        <p className="mt-4 border-line border-t pt-4 text-ink-2 text-sm">
          All of it is yours for {prices.data.trialDays} days, without a credit card.
        </p>
      )}
    </>
  );
}

/** A letter to the alliance, for the reader's own mail program. */
function letter(
  { subject, body }: Record<'subject' | 'body', (memberId: string) => string>,
  memberId: string | null,
): string {
  const about = memberId ?? 'not known yet';
  return `mailto:${contactEmail}?subject=${encodeURIComponent(subject(about))}&body=${encodeURIComponent(body(about))}`;
}
