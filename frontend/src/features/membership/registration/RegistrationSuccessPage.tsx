import { useListPlansQuery } from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { useKnownViewer } from '@alliance/api-client/viewer';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { success, tierNames } from '@/content/registration';
import { HelpLink, useHelpAddress } from '@/features/shared/HelpLink';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { tierFromAddress } from '@/features/shared/plans/tiers';
import { askingFrom } from '@/features/shared/support/support-words';
import { LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { EmailState } from './EmailState';
import { MemberId } from './MemberId';
import { NextSteps } from './NextSteps';
import { UnconfirmedRegistration } from './UnconfirmedRegistration';
import { useRegistrationStatus } from './useRegistrationStatus';
import { WelcomeMail } from './WelcomeMail';

/** Shows what its address says while the server is asked, and then what the server says. */
export default function RegistrationSuccessPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const { status, isUnconfirmed, error, refetch } = useRegistrationStatus(token);
  const helpAddress = useHelpAddress();
  const { viewer } = useKnownViewer();
  const { pathname } = useLocation();
  const isMounted = useIsMounted();

  if (isUnconfirmed || !token) {
    return (
      <OpenPage>
        <UnconfirmedRegistration />
      </OpenPage>
    );
  }
  if (error && !status) {
    return (
      <OpenPage>
        <h1 className="mb-6 text-headline">{success.unreachable.title}</h1>
        <LoadFailure onRetry={refetch}>
          {success.unreachable.text} {problemText(error)}
        </LoadFailure>
      </OpenPage>
    );
  }
  const tier = status?.tier ?? tierFromAddress(address.get('tier'));
  const isFree = tier === 'free';
  const isOpen = status?.activated === true;
  const memberId = status?.memberId ?? address.get('memberId');

  return (
    <OpenPage>
      <header className="max-w-3xl">
        <h1 className="text-headline">{success.title}</h1>
        <p className="mt-4 text-ink-2 text-lg">
          {status?.organizationName ?? 'Your organization'} is registered. Plan:{' '}
          <strong className="font-medium text-ink">{tierNames[tier]}</strong>
        </p>
        {status?.awaitsReview && <p className="mt-4 text-ink-2">{success.review}</p>}
      </header>

      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <Card className="flex min-w-0 flex-col gap-5">
          {status ? (
            <WelcomeMail token={token} status={status} />
          ) : (
            <>
              <Skeleton className="h-7 w-2/3" />
              <EmailState state={address.get('emailSent') === 'true' ? 'sent' : 'queued'} />
            </>
          )}
          <div className="border-line border-t pt-5">
            <MemberId memberId={memberId} />
            {status && isMounted('/registration-status') && (
              <Link
                to={`/registration-status?token=${encodeURIComponent(token)}`}
                className="mt-2 inline-flex min-h-11 items-center text-brand text-sm underline underline-offset-4"
              >
                Follow its review
              </Link>
            )}
          </div>
        </Card>
        <Card className="min-w-0">
          <h2 className="text-xl">What your plan brings</h2>
          <div className="mt-4">
            <Benefits isFree={isFree} tier={tier} />
          </div>
        </Card>
      </div>

      <NextSteps isFree={isFree} isOpen={isOpen} />

      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {isOpen && isMounted('/dashboard') && (
          <LinkButton to="/dashboard" variant="secondary">
            Go to Dashboard
          </LinkButton>
        )}
        {isOpen && (
          <LinkButton to="/problems" variant="secondary">
            Browse problems
          </LinkButton>
        )}
        {viewer && (
          <>
            <LinkButton to="/onboarding" variant="secondary">
              Schedule Onboarding
            </LinkButton>
            <LinkButton to={askingFrom(pathname)} variant="secondary">
              Contact Support
            </LinkButton>
          </>
        )}
        {!viewer && helpAddress && (
          <>
            <LinkButton to={letter(helpAddress, success.onboarding, memberId)} variant="secondary">
              Schedule Onboarding
            </LinkButton>
            <LinkButton to={letter(helpAddress, success.support, memberId)} variant="secondary">
              Contact Support
            </LinkButton>
          </>
        )}
      </div>
      {!viewer && helpAddress && (
        <p className="mt-4 text-ink-3 text-sm">
          {isOpen ? 'The last two write' : 'Both write'} an email to <HelpLink address={helpAddress} />.
        </p>
      )}
    </OpenPage>
  );
}

function Benefits({ isFree, tier }: { isFree: boolean; tier: string }) {
  const prices = useListPlansQuery();
  const isMounted = useIsMounted();
  if (isFree) {
    return (
      <>
        <FeatureList features={success.freeBenefits.filter(({ page }) => isMounted(page)).map(({ text }) => text)} />
        {isMounted('/members') && (
          <p className="mt-4 border-line border-t pt-4 text-ink-2 text-sm">{success.premiumText}</p>
        )}
      </>
    );
  }
  const features = prices.data?.plans.find(({ tierType }) => tierType === tier)?.features ?? [];
  return (
    <>
      <FeatureList features={isMounted('/members') ? [...features, success.premium] : features} />
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
  helpAddress: string,
  { subject, body }: Record<'subject' | 'body', (memberId: string) => string>,
  memberId: string | null,
): string {
  const about = memberId ?? 'not known yet';
  return `mailto:${helpAddress}?subject=${encodeURIComponent(subject(about))}&body=${encodeURIComponent(body(about))}`;
}
