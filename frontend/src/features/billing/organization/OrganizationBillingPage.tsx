import { type BillingOverviewDto, useGetBillingOverviewQuery } from '@alliance/api-client/billing';
import { isApiError } from '@alliance/api-client/problem';
import { leaders, type Organization, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useNavigate, useParams } from 'react-router-dom';
import { billingStandingLabels } from '@/content/labels';
import { OrganizationNavigation } from '@/features/shared/OrganizationNavigation';
import { billingOf } from '@/features/shared/plans/checkout';
import { Badge, type Tone } from '@/ui/Badge';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { DateText } from '@/ui/DateText';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { useAddress } from '@/ui/useAddress';
import { AttentionStrip } from './AttentionStrip';
import { NothingToBill } from './BillingEntryPage';
import { CardSection } from './CardSection';
import { ContactSection } from './ContactSection';
import { DocumentsSection } from './DocumentsSection';
import { PaymentsSection } from './PaymentsSection';
import { PlanSection } from './PlanSection';
import { UsageSection } from './UsageSection';
import { ValueSection } from './ValueSection';

const ChangePlanDialog = laterDialog(() => import('./ChangePlanDialog'));

const back = <BackLink to="/">Home</BackLink>;

const tones: Record<keyof typeof billingStandingLabels, Tone> = {
  free: 'neutral',
  trial: 'blue',
  active: 'green',
  past_due: 'red',
  grace: 'red',
  ended: 'neutral',
};

const sections = [
  ['plan', 'Plan'],
  ['usage', 'Usage'],
  ['value', 'What it brought'],
  ['payments', 'Payments'],
  ['documents', 'Invoices and receipts'],
  ['card', 'Payment method'],
  ['contact', 'Billing contact'],
] as const;

/** What an organization has, pays and was billed, for its owner and admins. */
export default function OrganizationBillingPage() {
  const { organizationId = '' } = useParams();
  const { currentData: overview, error, isFetching, refetch } = useGetBillingOverviewQuery({ organizationId });
  const led = organizationsAs(useViewer().viewer, leaders);
  const [changing, setChanging] = useAddress('change');
  const name = led.find(({ id }) => id === organizationId)?.name;
  usePageTitle(name && `Billing of ${name}`);

  const isForOthers = isApiError(error) && error.status === 403 && error.problem.code !== 'hidden_while_seeing';
  if (isForOthers) return <NothingToBill />;
  if (!overview && error)
    return <NothingToShow noun="Billing" above={back} error={error} retrying={isFetching} onRetry={refetch} />;

  const change = () => setChanging('1');
  return (
    <>
      <PageHeader
        above={back}
        title="Billing"
        description={
          <span className="flex min-h-7 flex-wrap items-center gap-3">
            {name}
            {overview && <StandingBadge {...overview} />}
          </span>
        }
        actions={<OrganizationChooser led={led} organizationId={organizationId} />}
      />
      <OrganizationNavigation organizationId={organizationId} />
      {overview && <AttentionStrip overview={overview} onChoose={change} />}
      <div className="gap-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
        <SectionLinks />
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">
          {overview ? <PlanSection overview={overview} onChange={change} /> : <Skeleton className="h-56 w-full" />}
          <UsageSection organizationId={organizationId} />
          <ValueSection organizationId={organizationId} />
          <PaymentsSection organizationId={organizationId} />
          <DocumentsSection organizationId={organizationId} />
          {overview && <CardSection overview={overview} onSaved={refetch} />}
          {overview && <ContactSection key={organizationId} overview={overview} />}
        </div>
      </div>
      {overview && changing !== '' && (
        <ChangePlanDialog overview={overview} wanted={changing} onClose={() => setChanging('')} />
      )}
    </>
  );
}

function StandingBadge({ standing, cancelAtPeriodEnd, periodEnd }: BillingOverviewDto) {
  if (cancelAtPeriodEnd && periodEnd)
    return (
      <Badge tone="orange">
        Ends <DateText at={periodEnd} />
      </Badge>
    );
  return <Badge tone={tones[standing]}>{billingStandingLabels[standing]}</Badge>;
}

function SectionLinks() {
  return (
    <nav aria-label="Sections" className="hidden lg:block print:hidden">
      <ul className="sticky top-24 -mx-3 text-sm">
        {sections.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink-2 hover:bg-sunken hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For who decides for several. */
function OrganizationChooser({ led, organizationId }: { led: Organization[]; organizationId: string }) {
  const navigate = useNavigate();
  if (led.length < 2) return null;
  return (
    <Field label="Organization" className="print:hidden">
      <NativeSelect
        options={led.map(({ id, name }) => ({ value: id, label: name }))}
        value={organizationId}
        onChange={({ target }) => navigate(billingOf(target.value))}
      />
    </Field>
  );
}
