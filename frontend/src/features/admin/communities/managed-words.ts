import type { CommunityColor, CommunityImage } from '@alliance/api-client/communities';
import type { ManagedCommunityDto } from '@alliance/api-client/management';
import type { Tone } from '@/ui/Badge';

type State = 'active' | 'resting' | 'closed';

export const stateLabels: Record<State, string> = { active: 'Active', resting: 'Resting', closed: 'Closed' };
export const stateTones: Record<State, Tone> = { active: 'green', resting: 'yellow', closed: 'red' };

export const stateOf = ({ isActive, closedAt }: Pick<ManagedCommunityDto, 'isActive' | 'closedAt'>): State =>
  closedAt ? 'closed' : isActive ? 'active' : 'resting';

export const colorLabels: Record<CommunityColor, string> = {
  teal: 'Teal',
  green: 'Green',
  violet: 'Violet',
  copper: 'Copper',
};

export const imageLabels: Record<CommunityImage, string> = {
  network: 'Network',
  leaf: 'Leaves',
  orbit: 'Orbits',
  growth: 'Growth',
};

export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The end of an address that a name suggests. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
