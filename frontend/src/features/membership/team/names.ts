import type { TeamPersonDto } from '@alliance/api-client/team';

export const nameOf = ({ firstName, lastName, email }: Pick<TeamPersonDto, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
