import { chosenOrganization, useViewer } from '@alliance/api-client/viewer';
import { useParameters } from '@/ui/useAddress';
import { daysOf } from './periods';

/** Of which organization of the viewer a number was, over how many days, and the way back to it; `isNobodys` for who has none. */
export function useAnalyzed() {
  const { parameters } = useParameters();
  const { viewer } = useViewer();
  const organizations = viewer?.organizations.map(({ organization }) => organization) ?? [];
  const id = chosenOrganization(organizations, parameters.get('organization') ?? '');
  const organization = organizations.find((one) => one.id === id);
  const days = daysOf(parameters.get('days'));
  const back = `/dashboard?tab=organization&organization=${id ?? ''}${days === '30' ? '' : `&days=${days}`}`;
  return { parameters, organization, isNobodys: viewer?.organizations.length === 0, days, back };
}
