import { useGetCurrentAdminQuery } from '@alliance/api-client/admin';
import {
  type BookedCallDto,
  useBrowseCallsInfiniteQuery,
  useGetOnboardingHoursQuery,
} from '@alliance/api-client/onboarding';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { useParameters } from '@/ui/useAddress';
import { PanelLink } from '../PanelLink';

const CancelCallDialog = laterDialog(() => import('./CancelCallDialog'));
const HoursDialog = laterDialog(() => import('./HoursDialog'));

const stateLabels = { booked: 'Booked', held: 'Over', cancelled: 'Cancelled' };
const stateTones = { booked: 'orange', held: 'neutral', cancelled: 'neutral' } as const;

const columns: readonly Column<BookedCallDto>[] = [
  { label: 'When', cell: ({ startsAt }) => <MomentText at={startsAt} /> },
  {
    label: 'State',
    isUnderFirst: true,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
  },
  { label: 'Who', wraps: true, isUnderFirst: true, cell: ({ guest }) => guest.name },
  {
    label: 'E-mail',
    cell: ({ guest: { email } }) => (
      <a
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        className="text-brand underline underline-offset-4"
      >
        {email}
      </a>
    ),
  },
  { label: 'Organization', wraps: true, cell: ({ organizationName }) => organizationName ?? '–' },
  { label: 'Member ID', cell: ({ memberId }) => memberId ?? '–' },
  { label: 'About', wraps: 'sentence', cell: ({ note, reason }) => reason ?? note ?? '–' },
  {
    label: 'Cancel',
    cell: ({ id, state }) =>
      state === 'booked' ? (
        <PanelLink name="cancel" id={id}>
          Cancel
        </PanelLink>
      ) : (
        '–'
      ),
  },
];

const nothing = {};

/** Who is shown around, and when. */
export default function OnboardingDeskPage() {
  const result = useBrowseCallsInfiniteQuery(nothing);
  const { data: hours } = useGetOnboardingHoursQuery();
  const { data: admin } = useGetCurrentAdminQuery();
  const { parameters, change } = useParameters();
  const cancelling = parameters.get('cancel') ?? '';
  return (
    <>
      <PageHeader
        title="Onboarding"
        description={
          hours
            ? `Calls of ${hours.minutes} minutes, the latest first. They are offered from ${hours.fromHour}:00 to ${hours.toHour}:00 UTC.`
            : 'Calls with new members, the latest first.'
        }
        actions={
          hours &&
          admin?.role === 'super-admin' && (
            <Button variant="secondary" onClick={() => change({ hours: '1' })}>
              Change Hours
            </Button>
          )
        }
      />
      <OperatorTable
        label="Onboarding calls"
        what="The list of calls"
        columns={columns}
        result={result}
        empty={<EmptyState title="No calls yet">Members book a call on their Onboarding page.</EmptyState>}
      />
      <CancelCallDialog open={cancelling !== ''} callId={cancelling} onClose={() => change({ cancel: '' })} />
      {hours && <HoursDialog open={parameters.has('hours')} hours={hours} onClose={() => change({ hours: '' })} />}
    </>
  );
}
