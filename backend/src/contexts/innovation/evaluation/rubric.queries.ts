import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { ProblemStatus } from '../innovation.enums';
import type { IndustryProblemDetailDto } from '../problems/problems.dto';
import { withShares } from './describe';
import type { Criterion } from './rubric';
import type { RubricDto, RubricVersionDto } from './rubric.dto';

const columns = `v.version, v.criteria, v.author_id as "authorId", v.written_at as "writtenAt"`;
const inForce = {
  name: 'rubrics-in-force',
  text: `select e.revision, ${columns} from innovation.evaluations e left join innovation.rubric_versions v
    on v.problem_id = e.problem_id and v.version = e.rubric_version where e.problem_id = $1`,
};
const mostVersions = 100;
const versions = {
  name: 'rubrics-versions',
  text: `select ${columns} from innovation.rubric_versions v where v.problem_id = $1
    order by v.version desc limit ${mostVersions}`,
};

interface VersionRow {
  version: number;
  criteria: Criterion[];
  authorId: string;
  writtenAt: string;
}
type Row = { revision: number } & { [Field in keyof VersionRow]: VersionRow[Field] | null };
type About = Pick<IndustryProblemDetailDto, 'id' | 'status' | 'submittedBy' | 'canEdit'>;

/** By what the proposals to a problem are judged, for everybody who sees it: the caller has looked. */
@Injectable()
export class RubricQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async find(viewer: Viewer, problem: About): Promise<RubricDto> {
    const row = await this.database.queryOne<Row>(inForce, [problem.id]);
    const [version] = row?.version ? await this.described(viewer, problem, [row as VersionRow]) : [];
    return {
      inForce: version ?? null,
      revision: row?.revision ?? 0,
      isFrozen: problem.status !== ProblemStatus.Draft,
      canChange: problem.canEdit,
    };
  }

  /** The newest first, 100 at most. */
  async versions(viewer: Viewer, problem: About): Promise<RubricVersionDto[]> {
    return this.described(viewer, problem, await this.database.query<VersionRow>(versions, [problem.id]));
  }

  private async described(viewer: Viewer, { submittedBy }: About, rows: VersionRow[]): Promise<RubricVersionDto[]> {
    const people = belongsTo(viewer, submittedBy.id)
      ? await this.membership.namesOf(rows.map(({ authorId }) => authorId))
      : new Map<string, string>();
    return rows.map(({ version, criteria, authorId, writtenAt }) => ({
      version,
      criteria: withShares(criteria),
      by: people.get(authorId) ?? submittedBy.name,
      writtenAt,
    }));
  }
}
