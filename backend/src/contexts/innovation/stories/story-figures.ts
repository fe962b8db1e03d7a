import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { toUnits } from '../../../platform/money/money';
import { MembershipApi } from '../../membership';
import type { ValueKind } from '../innovation.enums';

/** What of `value_entries` counts. */
export const confirmedValue = `state = 'confirmed' and corrected_by_id is null and amount_minor > 0`;

const confirmed = {
  name: 'stories-confirmed-by-kind',
  text: `select kind, sum(usd_minor)::text as usd, count(*)::int as entries from innovation.value_entries
    where project_id = $1 and ${confirmedValue}
    group by kind order by sum(usd_minor) desc, kind`,
};
/** Of each metric where it began and what was measured last. */
const metrics = {
  name: 'stories-metrics',
  text: `select m.name, m.unit, m.baseline as "from", s.value as "to" from innovation.success_metrics m
    cross join lateral (select value from innovation.metric_measurements where metric_id = m.id
      order by measured_on desc, created_at desc, id desc limit 1) s
    where m.project_id = $1 order by m.created_at, m.id limit 6`,
};

/** Of what a story is made. */
export interface StoryFigures {
  /** Confirmed, in US cents. */
  usdMinor: string;
  entries: number;
  kinds: { kind: ValueKind; amountUsd: string }[];
  metrics: { name: string; unit: string; from: number; to: number }[];
  /** What its project was called when they were read. Absent in those of long ago. */
  projectName?: string;
  organizations: number;
  countries: number;
  /** When they were read, as ISO text: what was confirmed later is not in them. Absent in those of long ago. */
  asOf?: string;
}

/** Reads what a story says in figures from what is confirmed. */
@Injectable()
export class ReadStoryFigures {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async execute(projectId: string, organizationIds: string[]): Promise<StoryFigures> {
    const [kinds, measured, countries] = await Promise.all([
      this.database.query<{ kind: ValueKind; usd: string; entries: number }>(confirmed, [projectId]),
      this.database.query<StoryFigures['metrics'][number]>(metrics, [projectId]),
      this.membership.countriesOf(organizationIds),
    ]);
    return {
      usdMinor: String(kinds.reduce((sum, { usd }) => sum + BigInt(usd), 0n)),
      entries: kinds.reduce((sum, { entries }) => sum + entries, 0),
      kinds: kinds.map(({ kind, usd }) => ({ kind, amountUsd: toUnits(usd, 'USD') })),
      metrics: measured,
      organizations: organizationIds.length,
      countries: new Set(countries.values()).size,
      asOf: this.clock.now().toISOString(),
    };
  }
}
