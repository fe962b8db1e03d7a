import ProblemsPage from '@/features/innovation/problems/ProblemsPage';
import { json, openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { MountedPages } from '@/ui/routing';

export const problem = {
  id: 'p1',
  title: 'Leaks in old water mains',
  description: 'A third of the treated water is lost.',
  category: 'environment',
  urgency: 'critical',
  status: 'in_progress',
  estimatedValue: '25000000.00',
  estimatedValueCurrency: 'EUR',
  estimatedValueUsd: '28785000.00',
  tags: ['water', 'sensors'],
  createdAt: '2026-03-04T10:00:00Z',
  decideBy: '2026-12-24',
  submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
};
export const openProblem = { ...problem, id: 'p2', title: 'Empty containers', status: 'open' };

const server = {
  'GET /api/auth/user': () => ada as unknown,
  'GET /api/problems': () => json(200, [problem, openProblem], { 'x-total-count': '2' }),
  'GET /api/billing/entitlements': () => [
    { organizationId: 'org-own', feature: 'submit_problems', used: 3, limit: null } as object,
  ],
  'GET /api/proposals/overdue': () => [] as object[],
  'GET /api/innovation/saved-searches': () => [] as object[],
  'GET /api/problems/summary': () => ({ total: 41, open: 30, highPriority: 12, totalValueUsd: '766400000.00' }),
};

/** The page of the problems, with a list of two unless the test says otherwise. */
export const openProblems = (answers: Record<string, (call: never) => unknown> = {}, at = '/problems') => {
  const Page = () => (
    <MountedPages value={() => true}>
      <ProblemsPage />
    </MountedPages>
  );
  return openPage(Page, { path: '/problems', at, answers: { ...server, ...answers } as typeof server });
};
