import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { ProblemStatus } from '../innovation.enums';
import { ProblemEdited, ProblemStatusChanged, SolutionEdited } from '../innovation.events';
import { FindMatches } from '../matches/find-matches';
import { isCompared } from '../matches/text-match';

@Injectable()
@ReactsTo(ProblemEdited, 'innovation.match-edited-problem')
class WhenProblemEdited {
  constructor(private readonly findMatches: FindMatches) {}

  async handle({ problemId, fields }: ProblemEdited): Promise<void> {
    if (isCompared(fields)) await this.findMatches.forProblem(problemId);
  }
}

@Injectable()
@ReactsTo(SolutionEdited, 'innovation.match-edited-solution')
class WhenSolutionEdited {
  constructor(private readonly findMatches: FindMatches) {}

  async handle({ solutionId, fields }: SolutionEdited): Promise<void> {
    if (isCompared(fields)) await this.findMatches.forSolution(solutionId);
  }
}

/** What came while it was not open was not compared with it, nor was what it said then. */
@Injectable()
@ReactsTo(ProblemStatusChanged, 'innovation.match-reopened-problem')
class WhenProblemReopened {
  constructor(private readonly findMatches: FindMatches) {}

  async handle({ problemId, to }: ProblemStatusChanged): Promise<void> {
    if (to === ProblemStatus.Open) await this.findMatches.forProblem(problemId);
  }
}

/** One for each event by which there is something else to compare. */
export const whenTextChanges = [WhenProblemEdited, WhenSolutionEdited, WhenProblemReopened];
