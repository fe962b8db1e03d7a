import { auditSubjectsOf } from '../../platform/audit/audit-subjects';

const titleOf = (table: string, id: string) => `(select x.title from innovation.${table} x where x.id = t.${id})`;

/** What members call their own saved searches is theirs. */
auditSubjectsOf({
  problem: { table: 'innovation.problems', name: 't.title' },
  solution: { table: 'innovation.solutions', name: 't.title' },
  proposal: {
    table: 'innovation.solution_proposals',
    name: `${titleOf('solutions', 'solution_id')} || ' for ' || ${titleOf('problems', 'problem_id')}`,
  },
  project: { table: 'innovation.projects', name: 't.name', page: '/admin/lifecycle?project=' },
  metric: { table: 'innovation.success_metrics', name: 't.name' },
  story: {
    table: 'innovation.success_stories',
    name: 't.title',
    page: '/stories/',
    key: `case when t.status = 'published' then t.slug end`,
  },
});
