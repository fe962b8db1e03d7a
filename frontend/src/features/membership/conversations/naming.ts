import type { ConversationDto, ConversationPersonDto } from '@alliance/api-client/conversations';
import { allOf } from '@/ui/in-words';

/** Who a conversation is with. */
export const titleOf = ({ people }: { people: ConversationPersonDto[] }) =>
  people.length > 0 ? allOf(people.map(({ name }) => name)) : 'Nobody else';

/** The organizations that they are in it for, each once. */
export const organizationsOf = ({ people }: { people: ConversationPersonDto[] }) => [
  ...new Map(people.map(({ organization }) => [organization.id, organization])).values(),
];

type About = NonNullable<ConversationDto['about']>;
/** Where what a conversation is about is found. */
export const addressOf = ({ kind, id }: About) =>
  ({ project: `/projects/${id}`, proposal: '/proposals', connection: '/connections' })[kind];

/** As it stands in the address of a conversation that is begun. */
export function aboutIn(parameter: string): Pick<About, 'kind' | 'id'> | undefined {
  const [kind = '', id = ''] = parameter.split(':');
  return (kind === 'project' || kind === 'proposal' || kind === 'connection') && id ? { kind, id } : undefined;
}
