import type { MessageStatus, SuppressionCause, TryOutcome } from '@alliance/api-client/mail';
import type { Tone } from '@/ui/Badge';

export const stateLabels: Record<MessageStatus, string> = {
  queued: 'Queued',
  deferred: 'Deferred',
  sent: 'Sent',
  failed: 'Failed',
  bounced: 'Bounced',
  suppressed: 'Suppressed',
  stopped: 'Stopped',
};

export const stateTones: Record<MessageStatus, Tone> = {
  queued: 'yellow',
  deferred: 'orange',
  sent: 'green',
  failed: 'red',
  bounced: 'red',
  suppressed: 'neutral',
  stopped: 'neutral',
};

/** What follows of a state, for who wonders. */
export const stateMeanings: Record<MessageStatus, string> = {
  queued: 'It waits its turn, or for the mail server. It is tried for three days.',
  deferred: 'The server has put off this very message. It is tried again with growing gaps, for three days.',
  sent: 'The mail server has taken it.',
  failed: 'The server has refused it for good, or did not take it within three days.',
  bounced: 'The server knows no such recipient. The address gets no more mail.',
  suppressed: 'The address is on the suppression list, so nothing was sent.',
  stopped: 'An operator has taken it out of the queue.',
};

const outcomeLabels: Record<TryOutcome, string> = {
  taken: 'Taken',
  caught: 'Caught',
  deferred: 'Put off',
  'server-away': 'Server away',
  refused: 'Refused',
  bounced: 'No such recipient',
};

/** How a try ended. A server that refuses the sign-in is away for all mail, and there. */
export const triedText = (outcome: TryOutcome, answer: string): string =>
  outcome === 'server-away' && /^53[0458]\b/.test(answer) ? 'Sign-in refused' : outcomeLabels[outcome];

export const causeLabels: Record<SuppressionCause, string> = {
  bounce: 'Bounce',
  complaint: 'Complaint',
  'by-hand': 'By hand',
};

export const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
