import { pageAddress } from '@alliance/api-client/page';
import { type FeatureRoutes, type PageAddress, page } from '@/ui/page';
import { searchText } from '@/ui/searchText';
import { searchedIn } from './browsing/asSearched';
import type { Kind } from './browsing/filters';

const searched = (kind: Kind, { search }: PageAddress) =>
  searchedIn(kind, search, searchText(search.get('search') ?? ''));

export const innovationRoutes: FeatureRoutes = {
  open: [page('/match-alerts/stop', 'Stop match alerts', () => import('./alerts/StopMatchAlertsPage'))],
  members: [
    page(
      '/problems',
      'Industry Problems',
      () => import('./problems/ProblemsPage'),
      (at) => [
        pageAddress('/api/problems', searched('problems', at)),
        '/api/problems/summary',
        '/api/billing/entitlements',
      ],
    ),
    page(
      '/problems/:id',
      'Problem',
      () => import('./problems/ProblemPage'),
      ({ params }) => [`/api/problems/${params.id}`],
    ),
    page(
      '/solutions',
      'Innovation Solutions',
      () => import('./solutions/SolutionsPage'),
      (at) => [pageAddress('/api/solutions', searched('solutions', at)), '/api/solutions/summary'],
    ),
    page(
      '/solutions/:id',
      'Solution',
      () => import('./solutions/SolutionPage'),
      ({ params }) => [`/api/solutions/${params.id}`],
    ),
    page(
      '/match-alerts',
      'Match Alerts',
      () => import('./alerts/MatchAlertsPage'),
      () => ['/api/innovation/match-alerts'],
    ),
  ],
};
