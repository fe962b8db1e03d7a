import { defineProblem } from '../../../platform/http/domain-error';

export const slotNotFree = defineProblem({
  code: 'slot_not_free',
  kind: 'conflict',
  text: 'This time is not offered any more. Choose another one.',
});

export const callBooked = defineProblem({
  code: 'call_booked',
  kind: 'conflict',
  text: 'You have a call booked already. Move that one instead.',
});

export const callOver = defineProblem({
  code: 'call_over',
  kind: 'conflict',
  text: 'This call has begun, is over or was cancelled.',
});
