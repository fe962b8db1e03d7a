import type { Database } from '../../../platform/database/database';
import { demoId } from '../../../platform/demo/demo-id';
import { insertRows } from '../../../platform/demo/insert-rows';
import { ConsentState, ProjectPhase, StoryStatus, ValueState } from '../innovation.enums';
import { slugOf } from '../stories/slug-of';
import type { ReadStoryFigures } from '../stories/story-figures';
import type { demoStories } from './demo-projects';
import { demoValue } from './demo-values';

/** What is confirmed in the quarter of today and those before it, in millions of dollars: 2.8 billion together. */
export const confirmedMillions = [850, 720, 680, 310, 240];

export interface WorkedOn {
  id: string;
  leadOrganizationId: string;
  partnerIds: string[];
  name: string;
  /** Day. */
  startDate: string;
  phase: ProjectPhase;
  /** What it is expected to be worth, in US cents. */
  estimatedValueUsdMinor: string;
}

/** In these a project has come so far that there is something to confirm. */
const bearing = [ProjectPhase.Scaling, ProjectPhase.Deployed];

interface Loading {
  database: Database;
  now: Date;
  projects: WorkedOn[];
}

/** The first day of a quarter, so many before that of `now`. */
const firstDay = (now: Date, before: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), 3 * (Math.floor(now.getUTCMonth() / 3) - before), 1));

/** Shares of a sum that come to it exactly, by weights. */
function shares(cents: bigint, weights: bigint[]): bigint[] {
  const together = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = weights.map((weight) => ((cents * weight) / together / 100_000n) * 100_000n);
  const [first = 0n, ...rest] = parts;
  return [first + cents - parts.reduce((sum, part) => sum + part, 0n), ...rest];
}

/** Values of projects: what is confirmed gives the quarters, and some of every other state stands beside it. */
export async function loadValues({ database, now, projects }: Loading): Promise<void> {
  const begun = projects.filter(({ phase }) => phase !== ProjectPhase.Planning);
  const left = new Map(projects.map(({ id, estimatedValueUsdMinor }) => [id, BigInt(estimatedValueUsdMinor)]));
  const confirmed = new Map<string, number>();
  // The oldest quarter first: what is confirmed of a project is taken from what is expected of it.
  const quarters = [...confirmedMillions.entries()].reverse();
  const rows = quarters.flatMap(([before, millions]) => {
    const [from, end] = [firstDay(now, before), firstDay(now, before - 1)];
    const until = Math.min(end.getTime() - 86_400_000, now.getTime());
    const chosen = projects.filter(
      ({ phase, startDate }) => bearing.includes(phase) && startDate < from.toISOString().slice(0, 10),
    );
    const weights = chosen.map(({ id }) => left.get(id) ?? 0n);
    return shares(BigInt(millions) * 100_000_000n, weights).map((cents, n) => {
      const project = chosen[n] as WorkedOn;
      left.set(project.id, (weights[n] ?? 0n) - cents);
      const said = confirmed.get(project.id) ?? 0;
      confirmed.set(project.id, said + 1);
      const at = new Date(from.getTime() + ((until - from.getTime()) * (n + 1)) / (chosen.length + 1));
      return entryOf(project, { what: `confirmed ${before}`, n: n + before, said, cents, at, now });
    });
  });
  const others = [ValueState.Estimated, ValueState.Claimed, ValueState.Disputed].flatMap((state, k) =>
    begun.slice(k, 12 + k).map((project, n) => {
      const at = new Date(now.getTime() - (20 + 5 * n) * 86_400_000);
      return entryOf(project, { what: state, n: n + k, said: k, cents: BigInt(4 + n) * 25_000_000n, at, now, state });
    }),
  );
  await insertRows(database, 'innovation.value_entries', [...rows, ...others]);
  await insertRows(
    database,
    'innovation.value_remarks',
    others
      .filter(({ state }) => state === ValueState.Disputed)
      .map(({ id, decidedByOrganizationId, decidedAt }) => ({
        id: demoId(`remark ${id}`),
        entryId: id,
        organizationId: decidedByOrganizationId,
        state: ValueState.Disputed,
        text: 'Part of this came from a contract that was there before the project. Which part is new?',
        createdAt: decidedAt,
      })),
  );
}

interface Entry {
  what: string;
  n: number;
  /** How many things that came of the project are said before. */
  said: number;
  cents: bigint;
  at: Date;
  now: Date;
  state?: ValueState;
}

function entryOf(
  { id: projectId, name, leadOrganizationId, partnerIds }: WorkedOn,
  { what, n, said, cents, at, now, state = ValueState.Confirmed }: Entry,
) {
  const partnerId = partnerIds[n % partnerIds.length] as string;
  // Lead and partner enter in turns, and the other one looks at it.
  const [organizationId, other] = n % 2 === 0 ? [leadOrganizationId, partnerId] : [partnerId, leadOrganizationId];
  const isDecided = state === ValueState.Confirmed || state === ValueState.Disputed;
  const createdAt = new Date(Math.min(at.getTime() + 4 * 86_400_000, now.getTime()));
  const decidedAt = isDecided ? new Date(Math.min(at.getTime() + 9 * 86_400_000, now.getTime())) : null;
  return {
    id: demoId(`value ${what} ${projectId}`),
    ...{ projectId, organizationId, ...demoValue(name, state, said), state },
    ...{ amountMinor: String(cents), currency: 'USD', usdMinor: String(cents) },
    happenedOn: at.toISOString().slice(0, 10),
    source: state === ValueState.Estimated ? null : 'Quarterly report, value register',
    decidedByOrganizationId: isDecided ? other : null,
    decidedAt,
    createdAt,
    updatedAt: decidedAt ?? createdAt,
  };
}

interface Telling extends Loading {
  figures: ReadStoryFigures;
  daysAgo: (days: number) => Date;
  stories: typeof demoStories;
}

/** Stories that all whom they name have agreed to, with the figures that are confirmed. */
export async function loadStories({ database, projects, figures, daysAgo, stories }: Telling): Promise<void> {
  const told = [];
  for (const { project: start, featured, age, account, title, summary, impact } of stories) {
    const project = projects.find(({ name }) => name.startsWith(start));
    if (!project) throw new Error(`The demo data has no project ${start}`);
    const { id: projectId, leadOrganizationId, partnerIds } = project;
    const read = await figures.execute(projectId, [leadOrganizationId, ...partnerIds]);
    told.push({
      consenting: [leadOrganizationId, ...partnerIds],
      row: {
        id: demoId(`story ${title}`),
        slug: slugOf(title),
        ...{ projectId, title, summary, account, impact, named: partnerIds, figures: read },
        ...{ marketValueMinor: read.usdMinor, marketValueCurrency: 'USD' },
        ...{ organizationsInvolved: read.organizations, countriesReached: read.countries },
        ...{ isFeatured: featured, status: StoryStatus.Published, createdAt: daysAgo(age), publishedAt: daysAgo(age) },
      },
    });
  }
  await insertRows(
    database,
    'innovation.success_stories',
    told.map(({ row }) => row),
  );
  await insertRows(
    database,
    'innovation.story_consents',
    told.flatMap(({ row, consenting }) =>
      consenting.map((organizationId) => ({
        ...{ storyId: row.id, organizationId, state: ConsentState.Agreed },
        decidedAt: row.publishedAt,
      })),
    ),
  );
}
