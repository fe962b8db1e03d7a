import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { DomainError, type FieldProblem, notFound, refuseWrong } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { ProposalStatus } from '../innovation.enums';
import { decisionsRefused, proposalAmended } from '../innovation.errors';
import { OwnProblem } from '../problems/own-problem';
import { Solution } from '../solutions/solution.entity';
import type { TogetherDecisionDto } from './decide-together.dto';
import { ProposalMail } from './proposal-mail';
import { RecordDecision } from './record-decision';
import { SolutionProposal } from './solution-proposal.entity';

/** The problem's owner answers some proposals at once: all of them, or none. */
@Injectable()
export class DecideTogether {
  constructor(
    private readonly database: Database,
    private readonly ownProblem: OwnProblem,
    private readonly proposalMail: ProposalMail,
    private readonly record: RecordDecision,
  ) {}

  /**
   * Throws `not_found` also where a proposal is not to this problem, `organization_required`, `lead_required`, what is wrong with the
   * decisions, or `decisions_refused`, which names each that was decided or amended meanwhile.
   */
  async execute(viewer: Viewer, problemId: string, decisions: TogetherDecisionDto[]): Promise<void> {
    requireReasons(decisions);
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const problem = await this.ownProblem.locked(viewer, problemId);
      await this.record.requireDecider(viewer, problem);
      const proposals = await manager.find(SolutionProposal, {
        where: { id: In(decisions.map(({ proposalId }) => proposalId)), problemId },
        // In one order, so that two who decide wait for each other instead of both.
        order: { id: 'asc' },
        lock: { mode: 'pessimistic_write' },
      });
      if (proposals.length < decisions.length) throw notFound('proposal to this problem');
      const solutions = await manager.findBy(Solution, { id: In(proposals.map(({ solutionId }) => solutionId)) });
      const wrong: FieldProblem[] = [];
      const decided = [];
      for (const [n, { proposalId, decision, ...feedback }] of decisions.entries()) {
        const proposal = proposals.find(({ id }) => id === proposalId) as SolutionProposal;
        try {
          await this.record.execute(viewer, problem, proposal, decision, feedback);
        } catch (error) {
          wrong.push(named(error, n));
        }
        const solution = solutions.find(({ id }) => id === proposal.solutionId) as Solution;
        decided.push({ proposal, solution });
      }
      if (wrong.length > 0) throw decisionsRefused(wrong);
      await this.proposalMail.tellProposers(problem, decided);
    });
  }
}

/** Who is declined is told why, as one by one. */
const requireReasons = (decisions: TogetherDecisionDto[]) =>
  refuseWrong(
    decisions.flatMap(({ decision, feedback }, n) =>
      decision === ProposalStatus.Declined && !feedback
        ? [{ field: `decisions.${n}.feedback`, message: 'Please say why, so that the organization can do better' }]
        : [],
    ),
  );

/** A refusal of the one at this place. */
function named(error: unknown, n: number): FieldProblem {
  if (!(error instanceof DomainError)) throw error;
  const field = error.code === proposalAmended.code ? 'version' : 'proposalId';
  return { field: `decisions.${n}.${field}`, message: error.message };
}
