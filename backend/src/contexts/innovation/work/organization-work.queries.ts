import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { DirectoryField, VisibleParts } from '../../membership';
import { AnswersQueries } from '../answers/answers.queries';
import { isShown } from '../problems/is-shown';
import { workedOnBy } from '../projects/worked-on-by';
import type {
  OrganizationWorkDto,
  WorkCountsDto,
  WorkProblemDto,
  WorkProjectDto,
  WorkSolutionDto,
  WorkStoryDto,
} from './organization-work.dto';

const mostShown = 5;
const mostCounted = 1000;
const newest = `order by created_at desc, id desc limit ${mostShown}`;
const ofProblems = `innovation.problems where organization_id = $1 and ${isShown()}`;
const ofSolutions = `innovation.solutions where organization_id = $1 and status <> 'draft'`;
const ofProjects = `innovation.projects where id = any(${workedOnBy('array[$1::uuid]')})`;

const problems = { name: 'work-problems', text: `select id, title, status from ${ofProblems} ${newest}` };
const solutions = { name: 'work-solutions', text: `select id, title, status from ${ofSolutions} ${newest}` };
const projects = { name: 'work-projects', text: `select id, name as title, phase from ${ofProjects} ${newest}` };
const stories = {
  name: 'work-stories',
  text: `select s.slug, s.title from innovation.success_stories s where s.status = 'published'
      and exists (select from innovation.story_consents c where c.story_id = s.id and c.organization_id = $1)
    order by s.published_at desc, s.id desc limit ${mostShown}`,
};
const counted = (from: string) => `(select count(*)::int from (select from ${from} limit ${mostCounted}) found)`;
const counts = {
  name: 'work-counts',
  text: `select ${counted(ofProblems)} as problems, ${counted(ofSolutions)} as solutions, ${counted(ofProjects)} as projects`,
};

const nothing = {
  isShown: false,
  counts: { problems: 0, solutions: 0, projects: 0 },
  ...{ problems: [], solutions: [], projects: [], stories: [] },
};

/** What an organization does in the alliance, for its page. */
@Injectable()
export class OrganizationWorkQueries {
  constructor(
    private readonly answers: AnswersQueries,
    private readonly database: Database,
    private readonly visible: VisibleParts,
  ) {}

  /** Throws `not_found` where the organization's page is not there for the viewer. */
  async of(organizationId: string, viewer: Viewer | undefined): Promise<OrganizationWorkDto> {
    const seeing = await this.visible.of(organizationId, viewer);
    if (!seeing) throw notFound('organization');
    const sees = (part: DirectoryField) => seeing.parts.includes(part);
    const [work, record] = await Promise.all([
      sees(DirectoryField.Work) ? this.work(organizationId) : nothing,
      sees(DirectoryField.AnswerRecord) ? this.answers.record(organizationId) : null,
    ]);
    return { ...work, record };
  }

  private async work(id: string): Promise<Omit<OrganizationWorkDto, 'record'>> {
    const [known, itsProblems, itsSolutions, itsProjects, itsStories] = await Promise.all([
      this.database.one<WorkCountsDto>(counts, [id]),
      this.database.query<WorkProblemDto>(problems, [id]),
      this.database.query<WorkSolutionDto>(solutions, [id]),
      this.database.query<WorkProjectDto>(projects, [id]),
      this.database.query<WorkStoryDto>(stories, [id]),
    ]);
    return {
      ...{ isShown: true, counts: known },
      ...{ problems: itsProblems, solutions: itsSolutions, projects: itsProjects, stories: itsStories },
    };
  }
}
