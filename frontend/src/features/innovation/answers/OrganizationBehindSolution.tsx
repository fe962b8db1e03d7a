import { type SolutionOrganizationDto, useGetSolutionOrganizationQuery } from '@alliance/api-client/innovation';
import { Facts } from '@/ui/browse/Facts';
import { Behind, knownOf, numbered } from './Behind';

/** The organization behind a solution: what it is, and what others have made of what it offers. */
export function OrganizationBehindSolution({ solutionId }: { solutionId: string }) {
  const query = useGetSolutionOrganizationQuery({ id: solutionId });
  return <Behind query={query}>{(organization) => <Offering organization={organization} />}</Behind>;
}

function Offering({ organization }: { organization: SolutionOrganizationDto }) {
  const { solutions, accepted } = organization;
  return (
    <>
      <Facts
        facts={[
          ...knownOf(organization),
          ['Solutions', numbered(solutions)],
          ['Accepted', accepted > 0 && numbered(accepted)],
        ]}
      />
      <p className="mt-3 text-ink-2 text-xs">
        {accepted > 0
          ? 'Of its proposals so many were accepted by other organizations.'
          : 'No record yet: no other organization has accepted a proposal of it.'}
      </p>
    </>
  );
}
