import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type Outcome, Outcomes } from '../../billing';

const counted = {
  name: 'innovation-outcomes',
  text: `select
      (select count(*)::int from innovation.problems
        where organization_id = $1 and status <> 'draft' and created_at >= $2 and created_at < $3) as problems_submitted,
      (select count(*)::int from innovation.solution_proposals
        where problem_organization_id = $1 and created_at >= $2 and created_at < $3) as proposals_received,
      (select count(*)::int from innovation.solution_proposals where problem_organization_id = $1
        and status = 'accepted' and decided_at >= $2 and decided_at < $3) as proposals_accepted,
      (select count(*)::int from innovation.solution_proposals
        where organization_id = $1 and created_at >= $2 and created_at < $3) as solutions_proposed,
      (select count(*)::int from innovation.solution_proposals where organization_id = $1
        and status = 'accepted' and decided_at >= $2 and decided_at < $3) as solutions_accepted`,
};

/** What each count is called, for one and for more. */
const names = {
  problems_submitted: ['problem submitted', 'problems submitted'],
  proposals_received: ['proposal received', 'proposals received'],
  proposals_accepted: ['proposal accepted', 'proposals accepted'],
  solutions_proposed: ['solution proposed to others', 'solutions proposed to others'],
  solutions_accepted: ['solution accepted by others', 'solutions accepted by others'],
} as const;

type Counted = Record<keyof typeof names, number>;

/** Tells billing what came of a membership in problems and proposals, for its value statement. */
@Injectable()
export class CountOutcomes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outcomes: Outcomes,
  ) {}

  onModuleInit(): void {
    this.outcomes.add((organizationId, from, until) => this.execute(organizationId, from, until));
  }

  async execute(organizationId: string, from: Date, until: Date): Promise<Outcome[]> {
    const counts = await this.database.one<Counted>(counted, [organizationId, from, until]);
    return Object.entries(names).map(([outcome, [one, many]]) => {
      const count = counts[outcome as keyof Counted];
      return { outcome, name: count === 1 ? one : many, count };
    });
  }
}
