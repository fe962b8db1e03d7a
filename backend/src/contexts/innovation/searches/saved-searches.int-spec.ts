import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { Secrets } from '../../../platform/secrets/secrets';
import { StopLinks } from '../alerts/stop-links';
import { StopMails } from '../alerts/stop-mails';
import { AlertFrequency, SearchedList } from '../innovation.enums';
import { ChangeSavedSearch } from './change-saved-search';
import { DeleteSavedSearch } from './delete-saved-search';
import { SaveSearch } from './save-search';
import type { SaveSearchDto } from './saved-searches.dto';
import { SavedSearchesQueries } from './saved-searches.queries';

const { Problems, Solutions } = SearchedList;

let innovation: Contexts;
let ada: Viewer;
let ben: Viewer;

const form = (changes: Partial<SaveSearchDto> = {}): SaveSearchDto => ({
  list: Problems,
  name: 'Water leaks',
  query: 'search=water+leak&urgency=critical%2Chigh',
  frequency: AlertFrequency.Off,
  ...changes,
});
const save = (changes: Partial<SaveSearchDto> = {}, viewer = ada) =>
  innovation.get(SaveSearch).execute(viewer, form(changes));
const change = (id: string, changes: Partial<SaveSearchDto> = {}, viewer = ada) => {
  const { name, query, frequency } = form(changes);
  return innovation.get(ChangeSavedSearch).execute(viewer, id, { name, query, frequency });
};
const remove = (id: string, viewer = ada) => innovation.get(DeleteSavedSearch).execute(viewer, id);
const stop = (token: string) => innovation.get(StopMails).execute('saved-searches', token);
const of = (viewer = ada, list?: SearchedList) => innovation.get(SavedSearchesQueries).of(viewer.id, list);
const record = (action: string, id: string, details?: object) => ({
  action,
  actor: `member:${ada.id}`,
  subject: `saved-search:${id}`,
  ...(details && { details }),
});

beforeAll(async () => {
  innovation = await startContexts();
  ada = as('viewer', await innovation.organization('Own Organization'));
  ben = await innovation.person(organizationOf(ada), 'owner', 'ben@own.example');
});
afterAll(() => innovation.stop());
beforeEach(() => innovation.rows('truncate innovation.saved_searches'));

describe('a saved search', () => {
  it('is kept for whoever saves it, a viewer too, and its words are in no record', async () => {
    await expect(() => save({ frequency: AlertFrequency.Daily })).leavesBehind((id: string) => ({
      audit: [record('saved-search.made', id, { list: 'problems', frequency: 'daily' })],
    }));
    expect(await of()).toEqual([
      {
        id: expect.any(String),
        list: 'problems',
        name: 'Water leaks',
        query: 'search=water+leak&urgency=critical%2Chigh',
        frequency: 'daily',
        createdAt: expect.any(String),
      },
    ]);
    expect(await of(ben)).toEqual([]);
  });

  it.each([
    [
      Problems,
      'urgency=high&search=+Water%20%20leak&category=energy,energy&sort=',
      'category=energy&search=Water+leak&urgency=high',
    ],
    [
      Problems,
      'region=KE%2CNG&sort=newest&status=open&view=compact&search=x',
      'region=KE%2CNG&search=x&sort=newest&status=open&view=compact',
    ],
    [Solutions, 'readinessTo=9&readinessFrom=4&technology=iot,ai', 'readinessFrom=4&readinessTo=9&technology=iot%2Cai'],
    [Problems, 'watched=true&status=open', 'status=open&watched=true'],
    [Solutions, '', ''],
  ])('of %s keeps %s as %s', async (list, query, kept) => {
    await save({ list, query });
    expect(await of()).toEqual([expect.objectContaining({ list, query: kept })]);
  });

  it.each([
    [Problems, 'technology=iot'],
    [Problems, 'urgency=soon'],
    [Problems, 'cursor=x'],
    [Problems, 'limit=5'],
    [Problems, 'submitter=me'],
    [Problems, 'watched=mine'],
    [Problems, 'view=tiny'],
    [Problems, `search=${'x'.repeat(2001)}`],
    [Solutions, 'urgency=high'],
    [Solutions, 'readinessFrom=10'],
  ])('of %s is not made of %s', async (list, query) => {
    await expect(() => save({ list, query })).leavesBehind({ refused: 'invalid_input' });
    const id = await save({ list, query: '' });
    await expect(() => change(id, { query })).leavesBehind({ refused: 'invalid_input' });
  });

  it('has a name of its own in its list', async () => {
    await save();
    await expect(() => save({ query: '' })).leavesBehind({ refused: 'search_name_taken' });
    await save({ list: Solutions, query: '' });
    await save({}, ben);
    const other = await save({ name: 'Other' });
    await expect(() => change(other)).leavesBehind({ refused: 'search_name_taken' });
    expect((await of()).map(({ list, name }) => [list, name])).toEqual([
      ['problems', 'Other'],
      ['problems', 'Water leaks'],
      ['solutions', 'Water leaks'],
    ]);
    expect(await of(ada, Solutions)).toHaveLength(1);
  });

  it('is one of fifty at most, also where two are saved at once', async () => {
    for (let n = 0; n < 49; n += 1) await save({ name: `Search ${n}`, query: '', list: n % 2 ? Problems : Solutions });
    const both = await Promise.allSettled([save({ name: 'A' }), save({ name: 'B' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(() => save({ name: 'C' })).leavesBehind({ refused: 'saved_searches_full' });
    const [first] = await of();
    await change(first?.id as string, { name: 'Renamed' });
    await save({}, ben);
  });

  it('is renamed, asks for something else, and is deleted, by whose it is alone', async () => {
    const id = await save();
    await expect(() =>
      change(id, { name: 'Leaks', query: 'status=open', frequency: AlertFrequency.Weekly }),
    ).leavesBehind({
      audit: [record('saved-search.changed', id, { before: { frequency: 'off' }, after: { frequency: 'weekly' } })],
    });
    expect(await of()).toEqual([
      expect.objectContaining({ id, name: 'Leaks', query: 'status=open', frequency: 'weekly' }),
    ]);
    await expect(() => change(id, {}, ben)).leavesBehind({ refused: 'not_found' });
    await expect(() => remove(id, ben)).leavesBehind({ refused: 'not_found' });
    await expect(() => remove(id)).leavesBehind({ audit: [record('saved-search.deleted', id)] });
    await expect(() => remove(id)).leavesBehind({ refused: 'not_found' });
    expect(await of()).toEqual([]);
  });
});

describe('mails about saved searches', () => {
  const token = () =>
    new URL(innovation.get(StopLinks).of('saved-searches', ada.id).unsubscribe).searchParams.get('token') as string;

  it('stop by the link of one of them, without a session and as often as it is called; the searches stay', async () => {
    await save({ frequency: AlertFrequency.Daily });
    await save({ list: Solutions, query: '', frequency: AlertFrequency.Weekly });
    await save({ frequency: AlertFrequency.Daily }, ben);
    await expect(() => stop(token())).leavesBehind({
      audit: [
        { action: 'search-alerts.stopped', actor: 'visitor', subject: `person:${ada.id}`, details: { stopped: 2 } },
      ],
    });
    await expect(() => stop(token())).leavesBehind({});
    expect((await of()).map(({ frequency }) => frequency)).toEqual(['off', 'off']);
    expect((await of(ben)).map(({ frequency }) => frequency)).toEqual(['daily']);
  });

  it('do not stop by a link that is not of ours, or for other mails', async () => {
    await save({ frequency: AlertFrequency.Daily });
    const foreign = innovation.get(Secrets).sign('stop-match-alerts', ada.id);
    for (const one of ['', 'x.y', ada.id, foreign])
      await expect(() => stop(one)).leavesBehind({ refused: 'not_found' });
    expect((await of()).map(({ frequency }) => frequency)).toEqual(['daily']);
  });
});
