import type { AuditEventDto } from '@alliance/api-client/audit';

const kinds: Record<string, string> = { member: 'member', admin: 'administration' };

/** Who acted, by name where they have one still. */
export function actorText({ actor, actorName }: Pick<AuditEventDto, 'actor' | 'actorName'>): string {
  const [kind = '', id] = actor.split(':');
  if (!id) return kind === 'system' ? 'The platform' : 'A visitor';
  return actorName ? `${actorName} (${kinds[kind] ?? kind})` : `Former ${kinds[kind] ?? kind}`;
}

/** "Payment: refund requested" for `payment.refund_requested`. */
export function actText(action: string): string {
  const [what = '', ...done] = action.replaceAll(/[_-]/g, ' ').split('.');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${done.length > 0 ? `: ${done.join(', ')}` : ''}`;
}

const known = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (value: unknown) =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** What of a thing was changed: its fields before and after, those that are the same left out. */
export function changesOf({ before, after }: Record<string, unknown>): { field: string; was: string; is: string }[] {
  if (before === undefined && after === undefined) return [];
  if (!known(before) && !known(after)) return [{ field: 'All', was: words(before), is: words(after) }];
  const [was, is] = [known(before) ? before : {}, known(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, was: words(was[field]), is: words(is[field]) }))
    .filter((change) => change.was !== change.is);
}

/** What else is known of an act; what stands among its changes is not said twice. */
export function factsOf({ before, after, ...facts }: Record<string, unknown>): [string, string][] {
  const changes = changesOf({ before, after });
  const isSaid = (name: string, value: string) => changes.some(({ field, is }) => field === name && is === value);
  return Object.entries(facts)
    .map(([name, value]): [string, string] => [name, words(value)])
    .filter(([name, value]) => !isSaid(name, value));
}
