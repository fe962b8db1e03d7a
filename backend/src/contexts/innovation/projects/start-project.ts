import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { type FieldProblem, invalidField, notFound, refuseWrong } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { MembershipApi } from '../../membership';
import { ProposalStatus, SolutionStatus } from '../innovation.enums';
import { organizationRequired, projectStarted, proposalNotAccepted } from '../innovation.errors';
import { ProjectStarted } from '../innovation.events';
import { EstimateValue } from '../money/estimate-value';
import { SuccessMetric } from '../outcomes/success-metric.entity';
import { Problem } from '../problems/problem.entity';
import { SolutionProposal } from '../proposals/solution-proposal.entity';
import { Solution } from '../solutions/solution.entity';
import { Project, wrongDays } from './project.entity';
import { ProjectCollaborator } from './project-collaborator.entity';
import { ProjectInvitation } from './project-invitation.entity';
import { ProjectMail } from './project-mail';
import { ProjectsQueries } from './projects.queries';
import type { StartProjectDto } from './start-project.dto';

/** What a project comes of. */
interface Origin {
  problem: Problem;
  solution: Solution;
  /** The accepted one, if there is one. */
  proposal: SolutionProposal | null;
}

/** Makes a project of an accepted proposal, or of a problem and a solution of which one is the viewer's. */
@Injectable()
export class StartProject {
  constructor(
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly estimateValue: EstimateValue,
    private readonly events: Events,
    private readonly mail: ProjectMail,
    private readonly membership: MembershipApi,
    private readonly projects: ProjectsQueries,
  ) {}

  /**
   * Answers its id. Throws `not_found`, `organization_required`, `proposal_not_accepted`, `project_started` where the proposal has become
   * one already, `subscription_read_only`, `value_not_understood`, or `invalid_input`.
   */
  async execute(viewer: Viewer, form: StartProjectDto): Promise<string> {
    requireDates(form);
    return this.database.transaction(async () => {
      const origin = await this.originOf(viewer, form);
      const { problem, solution, proposal } = origin;
      const leadOrganizationId = leadOf(viewer, origin, form.organizationId);
      await this.billing.requireWritable(leadOrganizationId);
      const budget = form.budget ? await this.estimateValue.execute(form.budget, 'budget') : undefined;
      const project = await this.database.insert(Project, {
        name: form.name,
        description: form.description,
        category: form.category ?? problem.category,
        problemId: problem.id,
        solutionId: solution.id,
        proposalId: proposal?.id ?? null,
        leadOrganizationId,
        budgetMinor: budget ? String(budget.minor) : null,
        budgetCurrency: budget?.currency ?? null,
        budgetUsdMinor: budget ? String(budget.usdMinor) : null,
        estimatedValueMinor: problem.estimatedValueMinor,
        estimatedValueCurrency: problem.estimatedValueCurrency,
        estimatedValueUsdMinor: problem.estimatedValueUsdMinor,
        startDate: form.startDate ?? null,
        estimatedCompletion: form.estimatedCompletion ?? null,
        createdAt: this.clock.now(),
      });
      for (const metric of form.successMetrics ?? [])
        await this.database.insert(SuccessMetric, {
          ...metric,
          ...{ projectId: project.id, organizationId: leadOrganizationId, createdAt: project.createdAt },
        });
      await this.gather(project, origin, form);
      await this.events.publish(new ProjectStarted(project.id, leadOrganizationId, problem.id, solution.id));
      await this.audit.record(viewer, 'project.started', `project:${project.id}`, {
        leadOrganizationId,
        problemId: problem.id,
        solutionId: solution.id,
        proposalId: proposal?.id ?? null,
      });
      await this.projects.memory.changed(leadOrganizationId);
      return project.id;
    });
  }

  /** The proposal is locked, so that of two who start at once one finds that the other has. */
  private async originOf(viewer: Viewer, form: StartProjectDto): Promise<Origin> {
    const { manager } = this.database;
    const proposal = await this.proposalOf(viewer, form);
    const { problemId, solutionId } = proposal ?? form;
    if (!problemId || !solutionId) throw invalidField('proposalId', 'Name a proposal, or a problem and a solution');
    const problem = await manager.findOneBy(Problem, { id: problemId });
    const solution = await manager.findOneBy(Solution, { id: solutionId });
    if (!problem || !(proposal || problem.isSeenBy(viewer))) throw notFound('problem');
    if (!solution || !(proposal || isSeen(solution, viewer))) throw notFound('solution');
    return { problem, solution, proposal };
  }

  private async proposalOf(viewer: Viewer, form: StartProjectDto): Promise<SolutionProposal | null> {
    const { proposalId, problemId, solutionId } = form;
    const { manager } = this.database;
    const wanted = proposalId
      ? { id: proposalId }
      : problemId && solutionId && { problemId, solutionId, status: ProposalStatus.Accepted };
    if (!wanted) return null;
    const proposal = await manager.findOne(SolutionProposal, { where: wanted, lock: { mode: 'pessimistic_write' } });
    if (!proposal && proposalId) throw notFound('proposal');
    if (!proposal) return null;
    const isTheirs = [proposal.organizationId, proposal.problemOrganizationId].some((id) => belongsTo(viewer, id));
    if (!isTheirs && proposalId) throw notFound('proposal');
    if (!isTheirs) throw organizationRequired();
    if (proposal.status !== ProposalStatus.Accepted) throw proposalNotAccepted(proposal.status);
    if (await manager.existsBy(Project, { proposalId: proposal.id })) throw projectStarted();
    return proposal;
  }

  /** The other side of an accepted proposal works on it at once; others are asked. */
  private async gather(project: Project, { problem, solution, proposal }: Origin, form: StartProjectDto) {
    const sides = [problem.organizationId, solution.organizationId];
    const roles = new Map(form.collaborators?.map(({ organizationId, role }) => [organizationId, role || null]));
    const wanted = [...new Set([...sides, ...roles.keys()])].filter((id) => id !== project.leadOrganizationId);
    const known = await this.membership.listed([...roles.keys()]);
    if ([...roles.keys()].some((id) => !known.has(id))) throw notFound('organization');
    for (const organizationId of wanted) {
      const who = { projectId: project.id, organizationId, role: roles.get(organizationId) ?? null };
      const added = { ...who, createdAt: project.createdAt };
      const isPartner = proposal !== null && sides.includes(organizationId);
      if (isPartner) await this.database.insert(ProjectCollaborator, added);
      else await this.database.insert(ProjectInvitation, added);
      await this.mail.tellOfStart(project, who, isPartner);
    }
  }
}

/** The side of it for which the viewer acts; throws `not_found` or `organization_required`. */
function leadOf(viewer: Viewer, { problem, solution }: Origin, wanted?: string): string {
  if (wanted && !belongsTo(viewer, wanted)) throw notFound('organization');
  const own = [problem.organizationId, solution.organizationId].filter((id) => canActFor(viewer, id));
  const lead = wanted ? own.find((id) => id === wanted) : own[0];
  if (!lead) throw organizationRequired();
  return lead;
}

const isSeen = (solution: Solution, viewer: Viewer) =>
  solution.status !== SolutionStatus.Draft || belongsTo(viewer, solution.organizationId);

function requireDates({ startDate, estimatedCompletion, successMetrics }: StartProjectDto): void {
  const wrong: FieldProblem[] = wrongDays({ startDate, estimatedCompletion });
  successMetrics?.forEach(({ baseline, target }, n) => {
    if (baseline === target)
      wrong.push({ field: `successMetrics.${n}.target`, message: 'The target is another number than the baseline' });
  });
  refuseWrong(wrong);
}
