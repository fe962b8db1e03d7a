import { Injectable } from '@nestjs/common';
import { organizationIds } from '../../platform/http/acting-organization';
import type { Viewer } from '../../platform/http/viewer';
import type { Corpus } from '../../platform/search/corpus';
import { SearchFinders } from '../../platform/search/search-finders';
import { ProblemStatus, SolutionStatus } from './innovation.enums';
import { ProblemsQueries } from './problems/problems.queries';
import { ProjectsQueries } from './projects/projects.queries';
import { SolutionsQueries } from './solutions/solutions.queries';

const statusesToName: string[] = [ProblemStatus.Draft, ProblemStatus.Withdrawn, SolutionStatus.Draft];

/** Problems, solutions and projects, as the search over everything finds them: the viewer’s own drafts among them. */
@Injectable()
export class InnovationFinders {
  constructor(
    finders: SearchFinders,
    problems: ProblemsQueries,
    solutions: SolutionsQueries,
    projects: ProjectsQueries,
  ) {
    const ids = (corpus: Corpus, viewer: Viewer, words: string, most: number) =>
      corpus.best(words, { own: organizationIds(viewer) }, most);
    finders.add({
      kind: 'problem',
      title: 'Problems',
      place: 10,
      find: async (viewer, words, most) =>
        (await problems.byIds(await ids(problems.corpus, viewer, words, most))).map(toFinding('/problems')),
    });
    finders.add({
      kind: 'solution',
      title: 'Solutions',
      place: 20,
      find: async (viewer, words, most) =>
        (await solutions.byIds(await ids(solutions.corpus, viewer, words, most))).map(toFinding('/solutions')),
    });
    finders.add({
      kind: 'project',
      title: 'Projects',
      place: 30,
      find: async (viewer, words, most) =>
        (await projects.byIds(await ids(projects.corpus, viewer, words, most), viewer))
          .map(({ leadOrganization, ...project }) => ({ ...project, submittedBy: leadOrganization }))
          .map(toFinding('/projects')),
    });
  }
}

interface Found {
  id: string;
  title: string;
  status: string;
  submittedBy: { name: string };
}

const named = (text: string) => text[0]?.toUpperCase() + text.slice(1);

const toFinding =
  (page: string) =>
  ({ id, title, status, submittedBy }: Found) => ({
    title,
    line: [statusesToName.includes(status) && named(status), submittedBy.name].filter(Boolean).join(' · '),
    address: `${page}/${id}`,
  });
