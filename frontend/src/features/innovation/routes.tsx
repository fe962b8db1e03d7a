import { pageAddress } from '@alliance/api-client/page';
import { type FeatureRoutes, type PageAddress, page } from '@/ui/page';
import { searchText } from '@/ui/searchText';

const searched = ({ search }: PageAddress) => ({ search: searchText(search.get('search') ?? '') });

export const innovationRoutes: FeatureRoutes = {
  members: [
    page(
      '/problems',
      'Industry Problems',
      () => import('./problems/ProblemsPage'),
      (at) => [pageAddress('/api/problems', searched(at)), '/api/problems/summary'],
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
      (at) => [pageAddress('/api/solutions', searched(at)), '/api/solutions/summary'],
    ),
    page(
      '/solutions/:id',
      'Solution',
      () => import('./solutions/SolutionPage'),
      ({ params }) => [`/api/solutions/${params.id}`],
    ),
  ],
};
