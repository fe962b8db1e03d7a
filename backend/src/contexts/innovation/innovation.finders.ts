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
    const find = (kind: string, title: string, place: number, { corpus, byIds }: Searched) =>
      finders.add({
        kind,
        title,
        place,
        find: async (viewer, words, most) => {
          const ids = await corpus.best(words, { own: organizationIds(viewer) }, most);
          return (await byIds(ids, viewer)).map(toFinding(`/${kind}s`));
        },
      });
    find('problem', 'Problems', 10, { corpus: problems.corpus, byIds: (ids) => problems.byIds(ids) });
    find('solution', 'Solutions', 20, { corpus: solutions.corpus, byIds: (ids) => solutions.byIds(ids) });
    find('project', 'Projects', 30, {
      corpus: projects.corpus,
      byIds: async (ids, viewer) =>
        (await projects.byIds(ids, viewer)).map((one) => ({ ...one, submittedBy: one.leadOrganization })),
    });
  }
}

interface Searched {
  corpus: Corpus;
  byIds(ids: string[], viewer: Viewer): Promise<Found[]>;
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
