import type { WorkAnswerDto } from '@alliance/api-client/inbox';

export interface AnswerProps {
  id: string;
  answer: WorkAnswerDto;
  /** The id of what says what it is about. */
  describedBy: string;
  /** It waits no more; what brings it back, where something does. */
  onDone: (undo?: () => Promise<unknown>) => void;
}
