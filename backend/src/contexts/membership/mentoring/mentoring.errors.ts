import { defineProblem } from '../../../platform/http/domain-error';

export const mentoringNotOffered = defineProblem({
  code: 'mentoring_not_offered',
  kind: 'forbidden',
  text: 'Your organization does not say that it is open to mentoring. Its owners and admins say so on its profile.',
});

export const timeTaken = defineProblem({
  code: 'time_taken',
  kind: 'conflict',
  text: 'This time is not free any more. Choose another one.',
});

export const busyThen = defineProblem({
  code: 'busy_then',
  kind: 'conflict',
  text: 'You have another session at this time.',
});

export const ownMentor = defineProblem({
  code: 'own_mentor',
  kind: 'conflict',
  text: 'Nobody books a session with themselves.',
});

export const sessionOver = defineProblem({
  code: 'session_over',
  kind: 'conflict',
  text: 'This session was cancelled, was missed, or has begun.',
});

export const tooLateToMove = defineProblem({
  code: 'too_late_to_move',
  kind: 'conflict',
  text: 'A session is moved until 24 hours before it begins. It can still be cancelled.',
});

export const sessionNotHeld = defineProblem({
  code: 'session_not_held',
  kind: 'conflict',
  text: 'This is for a session that is over, and that nobody cancelled or missed.',
});

export const tooLateToTell = defineProblem({
  code: 'too_late_to_tell',
  kind: 'conflict',
  text: 'That somebody did not come is said within seven days.',
});
