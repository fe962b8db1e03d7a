import { type ProblemOrganizationDto, useGetProblemOrganizationQuery } from '@alliance/api-client/innovation';
import { Facts } from '@/ui/browse/Facts';
import { counted } from '@/ui/count';
import { Behind, knownOf, numbered } from './Behind';

/** The organization behind a problem: what it is, and how it treats who proposes. */
export function OrganizationBehind({ problemId }: { problemId: string }) {
  const query = useGetProblemOrganizationQuery({ id: problemId });
  return <Behind query={query}>{(organization) => <Asking organization={organization} />}</Behind>;
}

function Asking({ organization }: { organization: ProblemOrganizationDto }) {
  const { problems, solved, record } = organization;
  return (
    <>
      <Facts
        facts={[
          ...knownOf(organization),
          ['Problems', numbered(problems)],
          ['Solved', numbered(solved)],
          ['Answered in time', record && `${record.inTimePercent} % of ${counted(record.counted)}`],
          ['Time to a decision', record && record.medianDays !== null && daysInWords(record.medianDays)],
        ]}
      />
      <p className="mt-3 text-ink-2 text-xs">
        {record
          ? 'Of the newest proposals of two years, overdue ones included; half were decided in that time.'
          : 'No record yet: fewer than five proposals have been due.'}
      </p>
    </>
  );
}

const daysInWords = (days: number) => {
  if (days === 0) return 'The same day';
  return days === 1 ? '1 day' : `${counted(days)} days`;
};
