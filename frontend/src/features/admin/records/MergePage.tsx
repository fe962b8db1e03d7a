import { problemText } from '@alliance/api-client/problem';
import {
  type MergePreviewDto,
  useGetOrganizationRecordQuery,
  useMergeOrganizationMutation,
  usePreviewMergeQuery,
} from '@alliance/api-client/records';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OrganizationPicker } from '@/features/shared/OrganizationPicker';
import { Proofs } from '@/features/shared/security/Proofs';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import type { Act } from './ActDialog';
import { SideBySide } from './SideBySide';

const ActDialog = laterDialog(() => import('./ActDialog'));

type Side = 'goes' | 'stays';

/** Two organizations that are the same become one: which goes, which stays, what each has, and what stands against it. */
export default function MergePage() {
  const [parameters, setParameters] = useSearchParams();
  const goes = parameters.get('goes') ?? '';
  const stays = parameters.get('stays') ?? '';
  const isChosen = goes !== '' && stays !== '';
  const result = usePreviewMergeQuery({ id: goes, into: stays }, { skip: !isChosen, refetchOnMountOrArgChange: true });
  const { currentData: preview, error, isFetching, refetch } = result;
  // Of one alone the name is asked, where a link led here.
  const alone = isChosen ? '' : goes || stays;
  const { currentData: record } = useGetOrganizationRecordQuery({ id: alone }, { skip: alone === '' });
  const nameOf = (side: Side) => (preview?.[side] ?? record)?.name ?? (error ? 'Unknown organization' : '');
  const put = (one: string, other: string) =>
    setParameters({ ...(one && { goes: one }), ...(other && { stays: other }) }, { replace: true });
  const picker = (side: Side, label: string) => {
    const id = side === 'goes' ? goes : stays;
    return (
      <OrganizationPicker
        id={side}
        label={label}
        chosen={id ? { id, name: nameOf(side) } : undefined}
        onChoose={(one) => put(side === 'goes' ? (one?.id ?? '') : goes, side === 'stays' ? (one?.id ?? '') : stays)}
      />
    );
  };
  return (
    <>
      <Proofs />
      <PageHeader
        title="Merge organizations"
        description="Where one organization was registered twice: one goes, and all that it has is of the one that stays. This cannot be undone: nobody can tell afterwards what was whose."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {picker('goes', 'Goes')}
        {picker('stays', 'Stays')}
      </div>
      {isChosen && (
        <Button variant="quiet" className="mt-3" onClick={() => put(stays, goes)}>
          Swap the two
        </Button>
      )}
      <div className="mt-8">
        {preview ? (
          <Compared preview={preview} />
        ) : error ? (
          <LoadFailure what="The two organizations" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : isChosen ? (
          <Skeleton className="h-64" />
        ) : (
          <p className="text-ink-2">Choose both to see what each of them has.</p>
        )}
      </div>
    </>
  );
}

function Compared({ preview }: { preview: MergePreviewDto }) {
  const { goes, stays, obstacles } = preview;
  const [isOpen, setOpen] = useState(false);
  const act = useMerging(preview);
  return (
    <>
      <SideBySide preview={preview} />
      {obstacles.length > 0 ? (
        <section
          aria-labelledby="obstacles"
          className="mt-8 rounded-lg border border-danger bg-danger-soft p-5 text-sm [overflow-wrap:anywhere]"
        >
          <h2 id="obstacles" className="flex items-start gap-2 font-semibold text-danger">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
            They cannot be merged yet
          </h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </section>
      ) : (
        <section aria-labelledby="follows" className="mt-8 max-w-3xl">
          <h2 id="follows" className="font-semibold">
            What follows
          </h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2 [overflow-wrap:anywhere]">
            <li>Everybody of {goes.name} belongs to the one that stays, in the higher of their roles.</li>
            <li>Problems, solutions, proposals, projects, connections, conversations and files are that one’s.</li>
            <li>The name, profile and plan of {stays.name} count; those of the one that goes are not kept.</li>
            <li>Invoices stay as they were issued. Owners and admins of the one that stays read them.</li>
            <li>The page and the member ID of the one that goes lead to the one that stays.</li>
            <li>Everybody of both is told by mail, with the reason.</li>
          </ul>
          <Button variant="danger" className="mt-5" onClick={() => setOpen(true)}>
            Merge...
          </Button>
          {isOpen && <ActDialog act={act} draft={`merge:${goes.id}:${stays.id}`} onClose={() => setOpen(false)} />}
        </section>
      )}
    </>
  );
}

function useMerging({ goes, stays }: MergePreviewDto): Act {
  const [merge] = useMergeOrganizationMutation();
  const navigate = useNavigate();
  return {
    title: `Merge ${goes.name} into ${stays.name}`,
    follows: 'For good: this cannot be undone. Everybody of both is told by mail, with the reason.',
    submit: 'Merge for Good',
    submitting: 'Merging...',
    isDangerous: true,
    typed: { label: 'Name of the organization that goes', text: goes.name },
    send: async ({ reason, confirmation }) => {
      await merge({ id: goes.id, mergeOrganizationDto: { into: stays.id, reason, confirmation } }).unwrap();
      navigate(`/admin/organizations?organization=${stays.id}`);
      return `${goes.name} was merged into ${stays.name}.`;
    },
  };
}
