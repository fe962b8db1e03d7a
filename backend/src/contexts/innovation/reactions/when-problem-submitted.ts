import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { ProblemSubmitted } from '../innovation.events';
import { FindMatches } from '../matches/find-matches';

@Injectable()
@ReactsTo(ProblemSubmitted, 'innovation.match-problem')
export class WhenProblemSubmitted {
  constructor(private readonly findMatches: FindMatches) {}

  async handle({ problemId }: ProblemSubmitted): Promise<void> {
    await this.findMatches.forProblem(problemId);
  }
}
