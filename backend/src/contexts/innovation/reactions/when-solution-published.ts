import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { SolutionPublished } from '../innovation.events';
import { FindMatches } from '../matches/find-matches';

@Injectable()
@ReactsTo(SolutionPublished, 'innovation.match-solution')
export class WhenSolutionPublished {
  constructor(private readonly findMatches: FindMatches) {}

  async handle({ solutionId }: SolutionPublished): Promise<void> {
    await this.findMatches.forSolution(solutionId);
  }
}
