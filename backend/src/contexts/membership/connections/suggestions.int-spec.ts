import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { DecideConnection } from './decide-connection';
import { RequestConnection } from './request-connection';
import { SuggestionsQueries } from './suggestions.queries';

let contexts: Contexts;
let own: Viewer;
const people: Record<string, Viewer> = {};

/** An organization with these interests that came so many days ago. */
async function join(name: string, interests: string[], daysAgo: number, set = ''): Promise<Viewer> {
  const viewer = await contexts.organization(name);
  await contexts.rows(
    `update membership.organizations set interests = $2, created_at = now() - $3 * interval '1 day' ${set && `, ${set}`} where id = $1`,
    [organizationOf(viewer), interests, daysAgo],
  );
  people[name] = viewer;
  return viewer;
}
const suggested = async (viewer = own) =>
  (await contexts.get(SuggestionsQueries).of(viewer)).map(({ name, sharedInterests }) => [name, ...sharedInterests]);
const ask = (from: Viewer, to: Viewer) =>
  contexts.get(RequestConnection).execute(from, { organizationId: organizationOf(to), note: 'Let us talk.' });

beforeAll(async () => {
  contexts = await startContexts();
  own = await join('Own', ['AgriTech', 'HealthTech', 'EdTech'], 90);
  await join('Alike', ['EdTech', 'AgriTech', 'Space Tech', 'EdTech'], 80);
  await join('Older', ['HealthTech', 'HealthTech', 'HealthTech'], 70);
  await join('Newer', ['HealthTech'], 60);
  await join('Verified', ['HealthTech'], 75, `verified_at = now(), verified_by = 'super_admin'`);
  await join('Other', ['Space Tech'], 1);
  await join('Silent', [], 1);
  await join('Hiding', ['AgriTech', 'HealthTech', 'EdTech'], 1, `visibility = '{"interests": "connections"}'`);
  await join('Closed', ['AgriTech', 'HealthTech', 'EdTech'], 1, 'closed_at = now()');
});
afterAll(() => contexts.stop());
afterEach(() => contexts.rows('delete from membership.connections'));

describe('whom to connect with', () => {
  it('is suggested by what both are interested in and all members see, most first, then the verified, then the newest', async () => {
    const expected = [
      ['Alike', 'AgriTech', 'EdTech'],
      ['Verified', 'HealthTech'],
      ['Newer', 'HealthTech'],
    ];
    expect(await suggested()).toEqual(expected);
    expect(await suggested()).toEqual(expected);
    expect(await suggested(people.Silent as Viewer)).toEqual([]);
    expect(await suggested({ ...own, organizations: [] })).toEqual([]);
  });

  it('is nobody who waits for an answer, is connected, or has declined or was declined', async () => {
    const names = async () => (await suggested()).map(([name]) => name);
    const [alike, newer, verified] = [people.Alike, people.Newer, people.Verified] as [Viewer, Viewer, Viewer];
    const asked = await ask(own, alike);
    expect(await names()).toEqual(['Verified', 'Newer', 'Older']);
    await contexts.get(DecideConnection).execute(alike, asked, { to: 'accept' });
    await contexts.get(DecideConnection).execute(newer, await ask(own, newer), { to: 'decline', reason: 'No.' });
    await contexts.get(DecideConnection).execute(own, await ask(verified, own), { to: 'decline', reason: 'No.' });
    expect(await names()).toEqual(['Older']);
    await contexts.get(DecideConnection).execute(own, await ask(own, people.Older as Viewer), { to: 'withdraw' });
    expect(await names()).toEqual(['Older']);
  });

  it('is nobody who has asked, while the answer is due and once it was a yes', async () => {
    const asked = await ask(people.Alike as Viewer, own);
    const names = async () => (await suggested()).map(([name]) => name);
    expect(await names()).toEqual(['Verified', 'Newer', 'Older']);
    await contexts.get(DecideConnection).execute(own, asked, { to: 'accept' });
    expect(await names()).toEqual(['Verified', 'Newer', 'Older']);
  });

  it('is nobody of the viewer’s, whichever of their organizations asks', async () => {
    const both = { ...own, organizations: [...own.organizations, ...(people.Alike as Viewer).organizations] };
    expect((await suggested(both)).map(([name]) => name)).toEqual(['Verified', 'Other', 'Newer']);
  });
});
