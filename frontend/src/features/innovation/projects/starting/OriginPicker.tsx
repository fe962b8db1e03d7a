import {
  useBrowseOwnProposalsInfiniteQuery,
  useBrowseProblemsInfiniteQuery,
  useBrowseSolutionsInfiniteQuery,
} from '@alliance/api-client/innovation';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { useParameters } from '@/ui/useAddress';
import { useSettled } from '@/ui/useSettled';

interface Found {
  id: string;
  title: string;
  submittedBy: { name: string };
}

/** Says what a project comes of: an accepted proposal of theirs, or a problem and a solution. The address keeps it. */
export function OriginPicker({ problem, solution }: { problem?: Found; solution?: Found }) {
  const { change } = useParameters();
  const { data } = useBrowseOwnProposalsInfiniteQuery({ status: 'accepted', limit: '10' });
  const accepted = (data?.pages[0]?.items ?? []).filter((proposal) => proposal.solution.id);
  return (
    <div className="flex flex-col gap-6">
      {accepted.length > 0 && !problem && !solution && (
        <div>
          <h3 className="mb-2 text-base">Your accepted proposals</h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {accepted.map((proposal) => (
              <li key={proposal.id} className="flex flex-wrap items-center justify-between gap-3 p-3">
                <span className="min-w-0 flex-1 basis-56 text-sm">
                  <span className="font-medium text-ink">{proposal.solution.title}</span>{' '}
                  <span className="text-ink-2">for {proposal.problem.title}</span>
                </span>
                <Button
                  variant="secondary"
                  onClick={() =>
                    change({
                      proposal: proposal.id,
                      problem: proposal.problem.id,
                      solution: proposal.solution.id ?? undefined,
                    })
                  }
                >
                  Choose
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Picker label="Problem" chosen={problem} useFound={useProblems} onChoose={(id) => change({ problem: id })} />
        <Picker
          label="Solution"
          chosen={solution}
          useFound={useSolutions}
          onChoose={(id) => change({ solution: id })}
        />
      </div>
      <p className="text-ink-2 text-sm">One of the two is your organization’s. The other one’s is asked to join you.</p>
    </div>
  );
}

type UseFound = (search: string) => Found[] | undefined;

const useProblems: UseFound = (search) =>
  useBrowseProblemsInfiniteQuery({ search, limit: '5' }, { skip: search === '' }).currentData?.pages[0]?.items;
const useSolutions: UseFound = (search) =>
  useBrowseSolutionsInfiniteQuery({ search, limit: '5' }, { skip: search === '' }).currentData?.pages[0]?.items;

interface PickerProps {
  label: string;
  chosen?: Found;
  useFound: UseFound;
  onChoose: (id: string) => void;
}

/** Finds one by its words. */
function Picker({ label, chosen, useFound, onChoose }: PickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useFound(search);
  if (chosen)
    return (
      <div>
        <p className="font-medium text-ink text-sm">{label}</p>
        <p className="mt-1.5 text-sm">
          {chosen.title} <span className="text-ink-2">of {chosen.submittedBy.name}</span>
        </p>
        <Button variant="quiet" className="-ml-4" onClick={() => onChoose('')}>
          Choose another {label.toLowerCase()}
        </Button>
      </div>
    );
  return (
    <div>
      <Field id={id} label={label} hint="Search by its words.">
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="status" className="mt-1 text-ink-2 text-sm">
        {search !== '' && found?.length === 0 && `No ${label.toLowerCase()} has these words.`}
      </p>
      {search !== '' && found && found.length > 0 && (
        <ul aria-label={`${label}s found`} className="mt-1 divide-y divide-line rounded-lg border border-line">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onChoose(one.id)}
                className="min-h-11 w-full px-3 py-2 text-left text-sm hover:bg-sunken"
              >
                <span className="font-medium text-ink">{one.title}</span>{' '}
                <span className="text-ink-2">of {one.submittedBy.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
