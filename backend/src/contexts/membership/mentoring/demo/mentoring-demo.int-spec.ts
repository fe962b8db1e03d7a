import { type Contexts, startContexts } from '../../../../../test/support/contexts';
import { DemoData } from '../../../../platform/demo/demo-data';
import type { Viewer } from '../../../../platform/http/viewer';
import { demoPeople } from '../../demo/demo-organizations';
import { SessionTime } from '../mentoring.enums';
import { MentorsQueries } from '../mentors.queries';
import { SessionsQueries } from '../sessions.queries';
import { demoMentors } from './demo-mentors';

let contexts: Contexts;
beforeAll(async () => {
  contexts = await startContexts();
  await contexts.get(DemoData).load();
});
afterAll(() => contexts.stop());

it('has mentors who are free within two weeks, and sessions that one of the people has had and will have', async () => {
  const [, jonas] = demoPeople;
  const viewer = { kind: 'member', id: jonas?.id, organizations: [] } as unknown as Viewer;
  const { items } = await contexts.get(MentorsQueries).list(viewer, { limit: 200 });
  expect(items.map(({ id }) => id).sort()).toEqual(demoMentors.map(({ id }) => id).sort());
  for (const { nextFreeAt } of items)
    expect(Date.parse(nextFreeAt ?? '')).toBeLessThan(contexts.clock.now().getTime() + 14 * 86_400_000);
  const own = (when: SessionTime) => contexts.get(SessionsQueries).own(viewer, { when, limit: 50 });
  expect((await own(SessionTime.Upcoming)).items).toMatchObject([{ otherName: 'Camila Rojas', side: 'member' }]);
  expect((await own(SessionTime.Past)).items.map(({ rating }) => rating?.stars)).toEqual([4, 5]);
  const [{ used }] = await contexts.rows(
    `select used from billing.entitlement_usage where organization_id = $1 and feature = 'mentor_sessions'`,
    [jonas?.organization],
  );
  expect(Number(used)).toBe(3);
});
