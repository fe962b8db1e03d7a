import {
  type FeatureRulesDto,
  type GrantDto,
  useBrowseGrantsInfiniteQuery,
  useEndEntitlementGrantMutation,
} from '@alliance/api-client/books';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';
import { featureLabels } from './entitlement-words';

const GrantDialog = laterDialog(() => import('./GrantDialog'));
const everybody = {};

/** What single organizations may do beyond their tier, until a date and for a reason. */
export function Grants({ features }: { features: FeatureRulesDto[] }) {
  const result = useBrowseGrantsInfiniteQuery(everybody);
  const [isGranting, setGranting] = useState(false);
  const [ending, setEnding] = useState<GrantDto>();
  const [end, { isLoading }] = useEndEntitlementGrantMutation();

  const confirm = async () => {
    try {
      await end({ id: ending?.id ?? '' }).unwrap();
      toast({ title: 'Grant ended', description: `${ending?.organizationName} has what its tier allows.` });
      return undefined;
    } catch (error) {
      return problemText(error);
    }
  };

  return (
    <div className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-xl">Grants</h2>
          <p className="mt-1 text-ink-2 text-sm">What single organizations may do beyond their tier.</p>
        </div>
        <Button variant="secondary" onClick={() => setGranting(true)}>
          Grant more
        </Button>
      </div>
      <OperatorTable
        label="Grants"
        what="The grants"
        columns={columnsOf(setEnding)}
        result={result}
        empty={<EmptyState title="No grants yet">Every organization has what its tier allows.</EmptyState>}
      />
      <GrantDialog open={isGranting} features={features} onClose={() => setGranting(false)} />
      {ending && (
        <ConfirmDialog
          title="End this grant?"
          confirm="End grant"
          confirming="Ending..."
          isLoading={isLoading}
          onConfirm={confirm}
          onClose={() => setEnding(undefined)}
        >
          {`${ending.organizationName} has from now on what its tier allows of ${featureLabels[ending.feature].toLowerCase()}.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

const columnsOf = (end: (grant: GrantDto) => void): readonly Column<GrantDto>[] => [
  { label: 'Organization', cell: ({ organizationName }) => organizationName || 'no longer there' },
  { label: 'Allowed', cell: ({ inWords }) => inWords },
  { label: 'Reason', cell: ({ reason }) => <span title={reason}>{reason.slice(0, 60)}</span> },
  { label: 'Granted', cell: ({ createdAt }) => <MomentText at={createdAt} /> },
  { label: 'Until', cell: ({ expiresAt }) => <MomentText at={expiresAt} /> },
  {
    label: 'State',
    cell: (grant) =>
      grant.isRunning ? (
        <button
          type="button"
          onClick={() => end(grant)}
          aria-label={`End the grant of ${grant.organizationName}: ${grant.inWords}`}
          className="min-h-9 text-brand underline underline-offset-4"
        >
          End
        </button>
      ) : (
        <Badge>Over</Badge>
      ),
  },
];
