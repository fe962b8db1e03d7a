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

/** Reads what a story can be drafted from: what is confirmed, measured, and said at gates that are passed. */
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
    const [project, gates, metrics, value, labels, countries] = await Promise.all([
      this.projects.get(viewer, id),
      this.gates.of(viewer, id),
      this.metrics.ofProject(id),
      this.database.query<StoryFacts['value'][number]>(confirmed, [id]),
      this.membership.describeOrganizations(organizations),
      this.membership.countriesOf(organizations),
    ]);
    return draftStory({
      ...{ project: project.name, description: project.description, lead: project.leadOrganization.name },
      partners: organizations.filter((one) => one !== leadOrganizationId).flatMap((one) => labels.get(one)?.name ?? []),
      countries: [...new Set(countries.values())],
      ...{ problem: project.problem?.title ?? null, solution: project.solution?.title ?? null },
      isDeployed: project.phase === ProjectPhase.Deployed,
      phases: phasesOf(project.startDate, gates, organizations),
      value: value.map((row) => ({ ...row, quarter: quarterOf(row.quarter) })),
      metrics: metrics.flatMap(({ measurements: [latest], ...metric }) =>
        latest ? [{ ...metric, value: latest.value }] : [],
      ),
    });
  }
}

/** What came of a phase is said at the gate behind it, where a file shows it. */
function phasesOf(startDate: string | null, gates: ProjectGateDto[], organizations: string[]): StoryFacts['phases'] {
  const passed = gates.filter(({ isPassed }) => isPassed);
  const stations = [
    { phase: ProjectPhase.Planning, since: startDate },
    ...passed.map(({ phase, enteredAt }) => ({ phase, since: enteredAt })),
  ];
  return stations.map((station, n) => {
    const said = passed[n]?.items.find(({ needsFile }) => needsFile);
    return { ...station, result: said && organizations.includes(said.tickedBy?.id ?? '') ? said.note : null };
  });
}
