import type { SupportTicketDto } from '@alliance/api-client/support';
import type { Tone } from '@/ui/Badge';

type State = SupportTicketDto['state'];

/** For the person who has asked. */
export const ownStateLabels: Record<State, string> = {
  open: 'With our team',
  waiting: 'Waiting for you',
  closed: 'Closed',
};
/** For those who answer. */
export const deskStateLabels: Record<State, string> = {
  open: 'Open',
  waiting: 'Waiting for the member',
  closed: 'Closed',
};
export const ownStateTones: Record<State, Tone> = { open: 'blue', waiting: 'orange', closed: 'neutral' };
export const deskStateTones: Record<State, Tone> = { open: 'orange', waiting: 'blue', closed: 'neutral' };

/** So long a message may be. */
export const longestMessage = 5000;

export const supportPage = '/support';
/** Where help is asked for, from a page. */
export const askingFrom = (page: string) => `${supportPage}?write=1&from=${encodeURIComponent(page)}`;

/** For which organization help was asked. */
export const organizationOf = ({ organizationId: id, organizationName: name, logoId }: SupportTicketDto) =>
  id === null || name === null ? undefined : { id, name, logoId };
