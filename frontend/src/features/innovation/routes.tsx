import { pageAddress } from '@alliance/api-client/page';
import { type FeatureRoutes, type PageAddress, page } from '@/ui/page';
import { searchText } from '@/ui/searchText';
import { searchedIn } from './browsing/asSearched';
import type { Kind, Submitted } from './browsing/filters';
import { statusOf, tabOf } from './proposals/tabs';

const searched = (kind: Kind, { search }: PageAddress) =>
  searchedIn(kind, search, searchText(search.get('search') ?? ''));

const savedOf = (kind: Submitted) => `/api/innovation/saved-searches?list=${kind}`;
const firstOf = (search: URLSearchParams) => {
  const tab = tabOf(search.get('tab')) ?? 'made';
  return tab === 'made'
    ? pageAddress('/api/proposals', { status: statusOf(search.get('status')) })
    : pageAddress(`/api/proposals/to-${tab}`, {});
};

export const innovationRoutes: FeatureRoutes = {
  open: [
    page(
      '/stories',
      'Success Stories',
      () => import('./stories/StoriesPage'),
      () => [pageAddress('/api/stories', {})],
    ),
    page(
      '/stories/:slug',
      'Success Story',
      () => import('./stories/StoryPage'),
      ({ params }) => [`/api/stories/${params.slug}`],
    ),
    page('/match-alerts/stop', 'Stop match alerts', () => import('./alerts/StopMailsPage')),
    page('/saved-searches/stop', 'Stop search alerts', () => import('./alerts/StopMailsPage')),
    page('/watched/stop', 'Stop mails about what you watch', () => import('./alerts/StopMailsPage')),
  ],
  members: [
    page(
      '/dashboard',
      'Platform Analytics',
      () => import('./dashboard/DashboardPage'),
      ({ search }) =>
        search.get('tab') === 'organization'
          ? ['/api/billing/entitlements']
          : ['/api/dashboard/stats', '/api/dashboard/overview', '/api/dashboard/activity?limit=8'],
    ),
    page('/dashboard/proposals', 'Counted proposals', () => import('./dashboard/AnalyzedPage')),
    page('/dashboard/projects', 'Counted projects', () => import('./dashboard/AnalyzedPage')),
    page(
      '/problems',
      'Industry Problems',
      () => import('./problems/ProblemsPage'),
      (at) => [
        pageAddress('/api/problems', searched('problems', at)),
        '/api/problems/summary',
        '/api/billing/entitlements',
        '/api/proposals/overdue',
        savedOf('problems'),
      ],
    ),
    page(
      '/outcomes',
      'Innovation Value',
      () => import('./outcomes/OutcomesPage'),
      ({ search }) => {
        const project = search.get('project');
        return [project ? `/api/projects/${encodeURIComponent(project)}/outcomes` : '/api/outcomes/confirmed'];
      },
    ),
    page(
      '/matches',
      'Solution Matches',
      () => import('./matches/MatchesPage'),
      () => [pageAddress('/api/innovation/matches', {})],
    ),
    page(
      '/problems/compose',
      'Compose a problem',
      () => import('./problems/ComposeProblemPage'),
      ({ search }) => {
        const id = search.get('problem');
        const problem = `/api/problems/${encodeURIComponent(id ?? '')}`;
        return ['/api/proposals/overdue', ...(id ? [problem, `${problem}/rubric`] : [])];
      },
    ),
    page(
      '/problems/drafts',
      'Drafts',
      () => import('./problems/ProblemDraftsPage'),
      () => ['/api/problems/hidden'],
    ),
    page(
      '/problems/:id',
      'Problem',
      () => import('./problems/ProblemPage'),
      ({ params }) => [
        `/api/problems/${params.id}`,
        `/api/problems/${params.id}/watch`,
        `/api/problems/${params.id}/organization`,
        `/api/problems/${params.id}/rubric`,
      ],
    ),
    page(
      '/problems/:id/score',
      'Score proposals',
      () => import('./evaluation/scoring/ScorePage'),
      ({ params }) => [`/api/problems/${params.id}/reviews`, `/api/problems/${params.id}/rubric`],
    ),
    page(
      '/problems/:id/compare',
      'Proposals side by side',
      () => import('./evaluation/comparing/ComparePage'),
      ({ params }) => [`/api/problems/${params.id}/rubric`, `/api/problems/${params.id}/evaluation`],
    ),
    page(
      '/problems/:id/decide',
      'Decide together',
      () => import('./evaluation/deciding/DecidePage'),
      ({ params }) => [`/api/problems/${params.id}`, `/api/problems/${params.id}/evaluation`],
    ),
    page(
      '/projects/:id',
      'Project',
      () => import('./projects/page/ProjectPage'),
      ({ params }) => [`/api/projects/${params.id}`, `/api/projects/${params.id}/gates`],
    ),
    page(
      '/solutions',
      'Innovation Solutions',
      () => import('./solutions/SolutionsPage'),
      (at) => [
        pageAddress('/api/solutions', searched('solutions', at)),
        '/api/solutions/summary',
        savedOf('solutions'),
      ],
    ),
    page(
      '/solutions/:id',
      'Solution',
      () => import('./solutions/SolutionPage'),
      ({ params }) => [
        `/api/solutions/${params.id}`,
        `/api/solutions/${params.id}/watch`,
        `/api/solutions/${params.id}/organization`,
      ],
    ),
    page(
      '/projects',
      'Innovation Projects',
      () => import('./projects/ProjectsPage'),
      (at) => {
        const asked = searched('projects', at);
        const isNarrowed = Object.values(asked).some(Boolean);
        return [
          pageAddress('/api/projects', asked),
          '/api/projects/summary',
          '/api/projects/invitations',
          // Those that are being worked on stand before all of them.
          ...(isNarrowed ? [] : [pageAddress('/api/projects', { phase: 'sandbox,pilot,scaling', limit: '4' })]),
        ];
      },
    ),
    page(
      '/projects/start',
      'Start New Project',
      () => import('./projects/starting/StartProjectPage'),
      ({ search }) =>
        ['problem', 'solution'].flatMap((noun) => {
          const id = search.get(noun);
          return id ? [`/api/${noun}s/${encodeURIComponent(id)}`] : [];
        }),
    ),
    page(
      '/proposals',
      'Proposals',
      () => import('./proposals/ProposalsPage'),
      ({ search }) => [firstOf(search), '/api/proposals/counts'],
    ),
    page(
      '/match-alerts',
      'Match Alerts',
      () => import('./alerts/MatchAlertsPage'),
      () => ['/api/innovation/match-alerts'],
    ),
    page(
      '/saved-searches',
      'Saved Searches',
      () => import('./searches/SavedSearchesPage'),
      () => ['/api/innovation/saved-searches'],
    ),
    page(
      '/watched',
      'Watched',
      () => import('./watches/WatchedPage'),
      () => [pageAddress('/api/innovation/watched', {}), '/api/innovation/watched/mails'],
    ),
  ],
  admin: [
    page(
      '/admin/lifecycle',
      'Innovation Lifecycle Management',
      () => import('./lifecycle/LifecyclePage'),
      () => ['/api/admin/auth/user', '/api/projects/summary'],
    ),
    page(
      '/admin/lifecycle/start',
      'New Project',
      () => import('./lifecycle/StartProjectForPage'),
      () => ['/api/admin/auth/user'],
    ),
  ],
};
