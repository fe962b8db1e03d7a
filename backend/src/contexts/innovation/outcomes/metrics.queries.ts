import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { MembershipApi } from '../../membership';
import type { SubmitterDto } from '../problems/problems.dto';
import type { MeasurementDto, SuccessMetricDto } from './metrics.dto';

/** Of each metric the newest fifty measurements; there are few metrics. */
const ofProject = {
  name: 'metrics-of-project',
  text: `select m.id, m.name, m.unit, m.baseline, m.target, m.revision,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'measuredOn', s.measured_on, 'value', s.value, 'note', s.note,
          'organizationId', s.organization_id) order by s.measured_on desc, s.created_at desc, s.id desc)
        from (select * from innovation.metric_measurements where metric_id = m.id
          order by measured_on desc, created_at desc, id desc limit 50) s), '[]') as measurements
    from innovation.success_metrics m where m.project_id = $1 order by m.created_at, m.id`,
};
const projectOf = {
  name: 'metrics-project-of',
  text: 'select project_id as id from innovation.success_metrics where id = $1',
};

type Measured = Omit<MeasurementDto, 'by'> & { organizationId: string };
type Row = Omit<SuccessMetricDto, 'measurements'> & { measurements: Measured[] };

@Injectable()
export class MetricsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** In the order in which they were added. The caller knows that there is the project. */
  async ofProject(projectId: string): Promise<SuccessMetricDto[]> {
    const rows = await this.database.query<Row>(ofProject, [projectId]);
    const measured = rows.flatMap(({ measurements }) => measurements);
    const labels = await this.membership.describeOrganizations(measured.map(({ organizationId }) => organizationId));
    return rows.map(({ measurements, ...metric }) => ({
      ...metric,
      measurements: measurements.map(({ organizationId, ...one }) => ({
        ...one,
        by: labels.get(organizationId) as SubmitterDto,
      })),
    }));
  }

  /** For the operation that has just written it. */
  async get(id: string): Promise<SuccessMetricDto> {
    const project = await this.database.one<{ id: string }>(projectOf, [id]);
    return (await this.ofProject(project.id)).find((metric) => metric.id === id) as SuccessMetricDto;
  }
}
