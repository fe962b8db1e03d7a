import { ProjectPhase } from '../innovation.enums';

/** A project that came of a problem or a solution. */
export class ProjectLinkDto {
  /** Its identifier. */
  id: string;

  /**
   * What it is called.
   * @example "Quiet mains: leak location for two districts"
   */
  name: string;

  /**
   * Where it stands in the innovation lifecycle.
   * @example "pilot"
   */
  phase: ProjectPhase;
}

/** Whether the organization of a problem or a solution, by its `row`, works on the project `project`. */
export const takesPart = (
  row: string,
  project: string,
) => `(${project}.lead_organization_id = ${row}.organization_id or exists (
  select from innovation.project_collaborators c where c.project_id = ${project}.id and c.organization_id = ${row}.organization_id))`;

/** An expression of a query: the twenty newest projects that name a row, and on which its organization works. */
export const projectsNaming = (column: 'problem_id' | 'solution_id', row: 'problems' | 'solutions') => `(
  select coalesce(json_agg(came), '[]') from (select id, name, phase from innovation.projects
    where ${column} = ${row}.id and ${takesPart(row, 'projects')} order by created_at desc, projects.id desc limit 20) came)`;
