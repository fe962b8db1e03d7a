import { SetMetadata } from '@nestjs/common';
import { defineProblem } from './domain-error';

/**
 * The parts of the product, by their tags, whose reads a super admin is shown who sees it as a member. All others are hidden, and new
 * ones until they stand here: what people write to each other and are told, what they pay, how they sign in, their account and the
 * copies of their data, and the administration.
 */
export const shownParts: ReadonlySet<string> = new Set([
  'membership',
  'membership: communities',
  'membership: connections',
  'membership: directory',
  'membership: domains',
  'membership: legal',
  'membership: mentoring',
  'membership: onboarding',
  'membership: organizations',
  'membership: profile',
  'membership: support',
  'membership: team',
  'innovation',
  'innovation: dashboard',
  'innovation: evaluation',
  'innovation: outcomes',
  'innovation: projects',
  'innovation: storage',
  'innovation: stories',
  'innovation: work',
  'notifications: preferences',
  'search',
]);

export const whileSeeingKey = 'while-seeing';

/** An operation that is answered to who sees the product as a member, whatever its part: a read that pages need, or the way out. */
export const WhileSeeing = () => SetMetadata(whileSeeingKey, true);

export const hiddenWhileSeeing = defineProblem({
  code: 'hidden_while_seeing',
  kind: 'forbidden',
  text: 'This is not shown to who sees the alliance as a member.',
});

export const readOnlyWhileSeeing = defineProblem({
  code: 'read_only_while_seeing',
  kind: 'forbidden',
  text: 'You see the alliance as a member: nothing can be changed. Stop first.',
});
