import { type FeatureRoutes, page } from '@/ui/routing';

export const innovationRoutes: FeatureRoutes = {
  open: [],
  members: [
    page('/problems', 'Industry Problems', () => import('./problems/ProblemsPage')),
    page('/problems/:id', 'Problem', () => import('./problems/ProblemPage')),
    page('/solutions', 'Innovation Solutions', () => import('./solutions/SolutionsPage')),
    page('/solutions/:id', 'Solution', () => import('./solutions/SolutionPage')),
  ],
};
