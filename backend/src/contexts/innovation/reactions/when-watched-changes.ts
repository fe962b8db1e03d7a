import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { ProblemStatusChanged, ProblemSubmitted, SolutionPublished, SolutionStatusChanged } from '../innovation.events';
import { MarkWatches } from '../watches/mark-watches';

/** Looks whether what an event is about has come to another status, which its watchers are told. */
@Injectable()
abstract class WhenWatchedChanges {
  constructor(private readonly marks: MarkWatches) {}

  async handle(event: { problemId?: string; solutionId?: string }): Promise<void> {
    await this.marks.execute(event);
  }
}

@ReactsTo(ProblemStatusChanged, 'innovation.mark-watches-of-changed-problem')
class WhenWatchedProblemChanged extends WhenWatchedChanges {}

@ReactsTo(ProblemSubmitted, 'innovation.mark-watches-of-submitted-problem')
class WhenWatchedProblemSubmitted extends WhenWatchedChanges {}

@ReactsTo(SolutionPublished, 'innovation.mark-watches-of-published-solution')
class WhenWatchedSolutionPublished extends WhenWatchedChanges {}

@ReactsTo(SolutionStatusChanged, 'innovation.mark-watches-of-changed-solution')
class WhenWatchedSolutionChanged extends WhenWatchedChanges {}

/** One for each event by which a status changes. */
export const whenWatchedChanges = [
  WhenWatchedProblemChanged,
  WhenWatchedProblemSubmitted,
  WhenWatchedSolutionPublished,
  WhenWatchedSolutionChanged,
];
