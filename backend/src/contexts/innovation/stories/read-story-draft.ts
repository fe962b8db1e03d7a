import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { ProjectPhase } from '../innovation.enums';
import { MetricsQueries } from '../outcomes/metrics.queries';
import { quarterOf } from '../outcomes/quarter';
import { GatesQueries } from '../projects/phases/gates.queries';
import type { ProjectGateDto } from '../projects/phases/phases.dto';
import { organizationsOf, type ProjectParts } from '../projects/project-access';
import { ProjectDetailQueries } from '../projects/project-detail.queries';
import { draftStory, type StoryFacts } from './draft-story';
import type { StoryDraftDto } from './stories.dto';
import { confirmedValue } from './story-figures';

const confirmed = {
  name: 'stories-confirmed-by-quarter',
  text: `select kind, e.quarter::text as quarter, sum(usd_minor)::text as "usdMinor" from innovation.value_entries e
    where project_id = $1 and ${confirmedValue} group by kind, e.quarter order by e.quarter`,
};

/** Reads what a story can be drafted from: what is confirmed and measured, and which gates are passed. */
@Injectable()
export class ReadStoryDraft {
  constructor(
    private readonly database: Database,
    private readonly gates: GatesQueries,
    private readonly membership: MembershipApi,
    private readonly metrics: MetricsQueries,
    private readonly projects: ProjectDetailQueries,
  ) {}

  async execute(viewer: Viewer, parts: ProjectParts): Promise<StoryDraftDto> {
    const { id, leadOrganizationId } = parts;
    const organizations = organizationsOf(parts);
    const [project, gates, metrics, value, labels] = await Promise.all([
      this.projects.get(viewer, id),
      this.gates.of(viewer, id),
      this.metrics.ofProject(id),
      this.database.query<StoryFacts['value'][number]>(confirmed, [id]),
      this.membership.describeOrganizations(organizations),
    ]);
    return draftStory({
      ...{ project: project.name, description: project.description, lead: project.leadOrganization.name },
      partners: organizations.filter((one) => one !== leadOrganizationId).flatMap((one) => labels.get(one)?.name ?? []),
      ...{ problem: project.problem?.title ?? null, solution: project.solution?.title ?? null },
      isDeployed: project.phase === ProjectPhase.Deployed,
      phases: phasesOf(project.startDate, gates),
      value: value.map((row) => ({ ...row, quarter: quarterOf(row.quarter) })),
      metrics: metrics.flatMap(({ measurements: [latest], ...metric }) =>
        latest ? [{ ...metric, value: latest.value }] : [],
      ),
    });
  }
}

/** Since when it was in each phase; it was planned from its start. */
const phasesOf = (startDate: string | null, gates: ProjectGateDto[]): StoryFacts['phases'] => [
  { phase: ProjectPhase.Planning, since: startDate },
  ...gates.filter(({ isPassed }) => isPassed).map(({ phase, enteredAt }) => ({ phase, since: enteredAt })),
];
