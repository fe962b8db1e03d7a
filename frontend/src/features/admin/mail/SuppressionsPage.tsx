import { type SuppressionDto, useBrowseSuppressionsInfiniteQuery } from '@alliance/api-client/mail';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { FilterFold } from '@/ui/browse/FilterFold';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { useListFilter } from '@/ui/browse/useListFilter';
import { MomentText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { causeLabels, options } from './mail-words';

const AddSuppressionDialog = laterDialog(() => import('./AddSuppressionDialog'));
const LiftSuppressionDialog = laterDialog(() => import('./LiftSuppressionDialog'));

const filterNames = ['search', 'cause'] as const;

/** Who gets no mail, and why. */
export default function SuppressionsPage() {
  const { filter, change, clear, isFiltered } = useListFilter(filterNames);
  const { search = '', cause = '' } = filter;
  const result = useBrowseSuppressionsInfiniteQuery(filter);
  const [isAdding, setAdding] = useState(false);
  const [lifting, setLifting] = useState<SuppressionDto>();
  return (
    <>
      <PageHeader
        title="Suppression list"
        description="Addresses that get no mail: a server knows no such recipient, they have complained, or an operator says so. What would have been sent stands in the list of messages as suppressed."
        actions={
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add an address
          </Button>
        }
      />
      <FilterFold
        search={
          <SearchBox
            label="Search by address"
            placeholder="Address"
            value={search}
            onSearch={(text) => change({ search: text.trim().slice(0, 254) })}
          />
        }
        isFiltered={isFiltered}
        onClear={clear}
      >
        <Field label="Why">
          <NativeSelect
            placeholder="All"
            options={options(causeLabels)}
            value={cause}
            onChange={({ target }) => change({ cause: target.value })}
          />
        </Field>
      </FilterFold>
      <OperatorTable
        label="Suppressed addresses"
        what="The suppression list"
        columns={columnsOf(setLifting)}
        result={result}
        empty={
          <EmptyState title={isFiltered ? 'No addresses found' : 'Everybody gets their mail'}>
            {isFiltered ? 'Nothing fits these filters.' : 'An address that bounces is added by itself.'}
          </EmptyState>
        }
      />
      <AddSuppressionDialog open={isAdding} onClose={() => setAdding(false)} />
      {lifting && <LiftSuppressionDialog suppression={lifting} onClose={() => setLifting(undefined)} />}
    </>
  );
}

const columnsOf = (lift: (one: SuppressionDto) => void): readonly Column<SuppressionDto>[] => [
  { label: 'Address', cell: ({ address }) => <span className="[overflow-wrap:anywhere]">{address}</span> },
  { label: 'Why', isUnderFirst: true, cell: ({ cause }) => causeLabels[cause] },
  { label: 'Note', wraps: 'sentence', cell: ({ note }) => note },
  {
    label: 'Message',
    cell: ({ messageId }) =>
      messageId ? (
        <Link to={`/admin/mail?message=${messageId}`} className="text-brand underline underline-offset-4">
          Open
        </Link>
      ) : (
        '–'
      ),
  },
  { label: 'Added', isUnderFirst: true, cell: ({ createdAt }) => <MomentText at={createdAt} /> },
  {
    label: 'Remove',
    cell: (one) => (
      <button
        type="button"
        onClick={() => lift(one)}
        aria-label={`Remove ${one.address} from the list`}
        className="min-h-9 text-brand underline underline-offset-4"
      >
        Remove
      </button>
    ),
  },
];
