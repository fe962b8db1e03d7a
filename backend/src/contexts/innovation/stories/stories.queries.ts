import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { belongsTo, canActFor, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { PageQuery } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { toUnits } from '../../../platform/money/money';
import { MembershipApi, type OrganizationLabel } from '../../membership';
import { ProjectStanding, type StoryStatus } from '../innovation.enums';
import { storiesChanged } from '../innovation.topics';
import type { SubmitterDto } from '../problems/problems.dto';
import { organizationsOf, ProjectAccess } from '../projects/project-access';
import { ReadStoryDraft } from './read-story-draft';
import type { ConsentDto, ProjectStoryDto, StoryCardDto, StoryDto } from './stories.dto';
import { ReadStoryFigures, type StoryFigures } from './story-figures';
import { sayingOf, unaskedIn } from './unasked-names';

const columns = `s.id, s.slug, s.project_id as "projectId", s.created_at as "begunAt", s.title, s.summary, s.account, s.impact, s.is_featured as "isFeatured", s.figures,
  s.published_at as "publishedAt", coalesce(s.figures ->> 'projectName', p.name) as "projectName",
  array(select c.organization_id from innovation.story_consents c where c.story_id = s.id
    order by c.organization_id <> p.lead_organization_id, c.organization_id) as named`;
const published = `innovation.success_stories s join innovation.projects p on p.id = s.project_id
  where s.status = 'published'`;
const page = {
  name: 'stories-page',
  text: `select ${columns} from ${published} and (s.is_featured, s.published_at, s.id) < ($1, $2, $3)
    order by s.is_featured desc, s.published_at desc, s.id desc limit $4`,
};
const count = { name: 'stories-count', text: countMatches(`innovation.success_stories where status = 'published'`) };
const find = { name: 'stories-find', text: `select ${columns} from ${published} and s.slug = $1` };
const ofProject = {
  name: 'stories-of-project',
  text: `select s.id, s.slug, s.title, s.summary, s.account, coalesce(s.impact, '') as impact, s.status, s.revision, s.named, s.partner_ids as "partnerIds", s.figures ->> 'usdMinor' as "usdMinor",
      coalesce((select jsonb_agg(jsonb_build_object('organizationId', c.organization_id, 'state', c.state, 'decidedAt',
          c.decided_at at time zone 'UTC') order by c.organization_id)
        from innovation.story_consents c where c.story_id = s.id), '[]') as consents
    from innovation.success_stories s where s.project_id = $1 order by s.created_at limit 1`,
};
const projectNamed = { name: 'stories-project-named', text: 'select name from innovation.projects where id = $1' };

interface Row {
  id: string;
  slug: string;
  projectId: string;
  begunAt: string;
  title: string;
  summary: string;
  account: string;
  impact: string | null;
  isFeatured: boolean;
  figures: StoryFigures;
  publishedAt: string;
  projectName: string;
  named: string[];
}

interface OwnRow extends Pick<Row, 'id' | 'slug' | 'title' | 'summary' | 'account' | 'named'> {
  impact: string;
  status: StoryStatus;
  revision: number;
  usdMinor: string | null;
  partnerIds: string[];
  consents: (Omit<ConsentDto, 'organization' | 'isOwn'> & { organizationId: string })[];
}

/** What came of projects, for everybody to read. */
@Injectable()
export class StoriesQueries {
  readonly memory: ListMemory;

  constructor(
    private readonly access: ProjectAccess,
    private readonly config: Config,
    private readonly database: Database,
    private readonly drafts: ReadStoryDraft,
    private readonly figures: ReadStoryFigures,
    private readonly membership: MembershipApi,
    notices: Notices,
  ) {
    this.memory = new ListMemory(database, notices, { own: storiesChanged });
  }

  /** Those that are shown: featured ones first, then newest first. */
  async list({ limit, cursor }: PageQuery): Promise<Page<StoryCardDto>> {
    const { isFeatured, createdAt, id } = placeOf(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(page, [isFeatured, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(count, []),
    ]);
    const places = rows.map((row) => ({ ...row, createdAt: row.publishedAt }));
    const shown = toPage(places, limit, capped(total), (row) => row);
    const labels = await this.membership.describeOrganizations(shown.items.flatMap(({ named }) => named));
    const next = shown.next && `${shown.items.at(-1)?.isFeatured ? 1 : 0}${shown.next}`;
    return { ...shown, next, items: shown.items.map((row) => this.toCard(row, labels)) };
  }

  /** One that is shown. Throws `not_found`. */
  async get(slug: string): Promise<StoryDto> {
    const row = await this.database.queryOne<Row>(find, [slug]);
    if (!row) throw notFound('story');
    const labels = await this.membership.describeOrganizations(row.named);
    const { entries, kinds, metrics } = row.figures;
    return {
      ...this.toCard(row, labels),
      ...{ account: row.account, impact: row.impact ?? '', projectName: row.projectName },
      ...{ entries, kinds, metrics },
    };
  }

  /** For the organizations of a project, and whom the story names. Throws `not_found`, also to anybody else. */
  async ofProject(projectId: string, viewer: Viewer): Promise<ProjectStoryDto> {
    const { standing, ...parts } = await this.access.of(viewer, projectId);
    const [row, { name: projectName }, figures] = await Promise.all([
      this.database.queryOne<OwnRow>(ofProject, [projectId]),
      this.database.one<{ name: string }>(projectNamed, [projectId]),
      this.figures.execute(projectId, []),
    ]);
    const partners = [...new Set([...organizationsOf(parts), ...(row?.partnerIds ?? [])])].filter(
      (id) => id !== parts.leadOrganizationId,
    );
    const consents = row?.consents ?? [];
    // Who has left the project may still take its consent back.
    const isNamed = consents.some(({ organizationId }) => belongsTo(viewer, organizationId));
    if (standing === ProjectStanding.Member && !isNamed) throw notFound('story that names you');
    const labels = await this.membership.describeOrganizations([
      ...[parts.leadOrganizationId, ...partners],
      ...consents.map(({ organizationId }) => organizationId),
    ]);
    const { usdMinor = null, partnerIds: _, ...told } = row ?? {};
    const canWrite = canActFor(viewer, parts.leadOrganizationId);
    const unasked = (own: OwnRow) =>
      unaskedIn(own, projectName, sayingOf({ ...own, partnerIds: partners }, parts.leadOrganizationId, labels));
    return {
      story: row
        ? {
            ...(told as Omit<OwnRow, 'usdMinor' | 'partnerIds'>),
            confirmedUsd: usdMinor && toUnits(usdMinor, 'USD'),
            consents: consents.map(({ organizationId, state, decidedAt }) => ({
              organization: labels.get(organizationId) as SubmitterDto,
              state,
              decidedAt: decidedAt && new Date(`${decidedAt}Z`).toISOString(),
              isOwn: leads(viewer, organizationId),
            })),
            unasked: canWrite ? unasked(row) : [],
          }
        : null,
      draft: !row && canWrite && figures.entries > 0 ? await this.drafts.execute(viewer, parts) : null,
      ...{ canWrite, projectName },
      partners: partners.flatMap((id) => labels.get(id) ?? []),
      confirmedUsd: toUnits(figures.usdMinor, 'USD'),
    };
  }

  private toCard(row: Row, labels: ReadonlyMap<string, OrganizationLabel>): StoryCardDto {
    const { id, slug, projectId, title, summary, figures, isFeatured, begunAt, publishedAt } = row;
    const worth = toUnits(figures.usdMinor, 'USD');
    return {
      ...{ id, slug, projectId, title, summary },
      organizations: row.named.map((one) => labels.get(one) as SubmitterDto),
      ...{ confirmedUsd: worth, marketValue: worth },
      organizationsInvolved: row.named.length,
      ...{ countries: figures.countries, countriesReached: figures.countries },
      imageUrl: `${this.config.appUrl}/api/stories/${slug}/picture`,
      ...{ isFeatured, createdAt: begunAt, publishedAt },
    };
  }
}

/** Before the place stands whether it is among the featured ones: 1, or 0. */
function placeOf(cursor: string | undefined) {
  const [, among, place] = /^([01])(.+)$/.exec(cursor ?? '') ?? [];
  return { isFeatured: among !== '0', ...fromCursor(place ?? cursor) };
}
