import {
  type UnconfirmedOrganizationDto,
  useClaimOrganizationMutation,
  useListUnconfirmedOrganizationsQuery,
  useRejectOrganizationMutation,
} from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { toast } from '@/ui/toast';

const shownAtFirst = 3;

/** Asks about the organizations that were registered with the viewer's address; nothing where there are none. */
export function UnconfirmedOrganizations() {
  const { data = [], error, isFetching, refetch } = useListUnconfirmedOrganizationsQuery();
  const [all, setAll] = useState(false);
  const shown = all ? data : data.slice(0, shownAtFirst);

  if (data.length === 0 && !error) return null;
  return (
    <section aria-label="Organizations to confirm" className="mb-5 md:mb-6 print:hidden">
      {error ? (
        <LoadFailure
          what="The organizations that wait for you to confirm them"
          stale={data.length > 0}
          retrying={isFetching}
          onRetry={refetch}
        >
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <ul className="grid gap-3">
        {shown.map((organization) => (
          <UnconfirmedOrganization key={organization.id} organization={organization} />
        ))}
      </ul>
      {shown.length < data.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show {data.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

function UnconfirmedOrganization({ organization }: { organization: UnconfirmedOrganizationDto }) {
  const [claim, { isLoading: isClaiming }] = useClaimOrganizationMutation();
  const [reject, { isLoading: isRejecting }] = useRejectOrganizationMutation();
  const [asking, setAsking] = useState(false);
  const questionId = useId();
  const { id, name, contactName, registeredAt } = organization;

  const confirm = async () => {
    try {
      await claim({ id }).unwrap();
    } catch (error) {
      toast({ title: 'Not confirmed. Nothing was changed.', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: `${name} is among your organizations now.` });
  };
  const disown = async () => {
    try {
      await reject({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `${name} has nothing to do with your account any more.` });
  };

  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4! sm:py-4!">
      <OrganizationMark organization={organization} />
      <p id={questionId} className="min-w-0 flex-1 basis-72 text-ink-2 text-sm">
        <span className="font-medium text-ink">
          Is <em>{name}</em> yours?
        </span>{' '}
        It was registered with your address on <DateText at={registeredAt} /> by {contactName}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={confirm} pending={isClaiming} aria-describedby={questionId}>
          {isClaiming ? 'Confirming...' : 'Yes, it is ours'}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={questionId}>
          Not ours
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={`${name} is not yours?`}
          confirm="It Is Not Ours"
          confirming="Saving..."
          isLoading={isRejecting}
          onConfirm={disown}
          onClose={() => setAsking(false)}
        >
          You are not asked about it again, and the links mailed for it end. Should it be yours after all, register it
          once more.
        </ConfirmDialog>
      )}
    </Card>
  );
}
