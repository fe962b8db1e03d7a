import type { TeamRole } from '@alliance/api-client/team';
import { roleLabels } from '@/content/labels';

const meanings: Record<TeamRole, string> = {
  owner: 'everything, and decides who owns',
  admin: 'people, plan and payments, and all that members do',
  member: 'submits, proposes and evaluates',
  viewer: 'reads',
};

/** What can be chosen, from the least to the most. */
export const roleOptions = (withOwner: boolean) =>
  (['viewer', 'member', 'admin', 'owner'] as const)
    .filter((role) => withOwner || role !== 'owner')
    .map((value) => ({ value, label: `${roleLabels[value]}: ${meanings[value]}` }));
