import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { day, hour, minute } from '../../../platform/clock/durations';
import { Settings } from '../../../platform/database/settings';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { lastDue } from '../alerts/digest-schedule';
import { AlertFrequency, SearchedList } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { ChangeSavedSearch } from './change-saved-search';
import { MailSearchDigestsJob } from './mail-search-digests.job';
import { SaveSearch } from './save-search';
import { SavedSearchesQueries } from './saved-searches.queries';
import { SearchNewsQueries } from './search-news.queries';
import { readSearched } from './searched';

const { Daily, Weekly, Off } = AlertFrequency;
const { Problems, Solutions } = SearchedList;

let innovation: Contexts;
let seeker: Viewer;
let other: Viewer;

const work = () => innovation.get(MailSearchDigestsJob).execute();
const save = (
  query = '',
  changes: { list?: SearchedList; name?: string; frequency?: AlertFrequency } = {},
  viewer = seeker,
) =>
  innovation
    .get(SaveSearch)
    .execute(viewer, { list: Problems, name: `Search ${query}`, query, frequency: Daily, ...changes });

/** To just after the next digest of a kind is written. */
function goToNext(frequency: AlertFrequency.Daily | AlertFrequency.Weekly) {
  const { clock } = innovation;
  const period = frequency === Daily ? day : 7 * day;
  clock.move(lastDue(frequency, clock.now()).getTime() + period + 6 * minute - clock.now().getTime());
}

interface Thing {
  title?: string;
  text?: string;
  by?: Viewer;
  [column: string]: unknown;
}
async function insert(table: string, { title = 'Leaks', text = 'They leak.', by = other, ...columns }: Thing) {
  const named = { organization_id: organizationOf(by), title, description: text, ...columns };
  const names = Object.keys(named);
  const [{ id }] = await innovation.rows(
    `insert into innovation.${table} (${names}) values (${names.map((_, n) => `$${n + 1}`)}) returning id`,
    Object.values(named),
  );
  return id as string;
}
/** A problem that comes now. */
const problem = (thing: Thing = {}) => insert('problems', { created_at: innovation.clock.now(), ...thing });
const solution = (thing: Thing = {}) =>
  insert('solutions', {
    created_at: new Date(innovation.clock.now().getTime() - 90 * day),
    published_at: innovation.clock.now(),
    status: 'published',
    ...thing,
  });

interface Section {
  name: string;
  news: string;
  link: string;
  items: { title: string; by: string; link: string }[];
}
/** Whom the digests that are due go to, with what is in them. */
async function written(): Promise<[address: string, searches: Section[]][]> {
  const queue = jest.spyOn(innovation.get(Mail), 'queue');
  await work();
  const sent = queue.mock.calls.map(([, { to, values }]) => [to.address, (values as { searches: Section[] }).searches]);
  queue.mockRestore();
  return sent as [string, Section[]][];
}
/** The titles that one person is told of, search by search. */
const titles = async () =>
  (await written()).flatMap(([, searches]) => searches.map(({ items }) => items.map(({ title }) => title)));
const mails = async () =>
  (
    await innovation.rows(
      `select to_address as address from notifications.messages where template = 'search-digest' order by 1`,
    )
  ).map(({ address }) => address);

beforeAll(async () => {
  innovation = await startContexts();
  await innovation.rows('alter table notifications.messages set (autovacuum_enabled = false)');
});
afterAll(() => innovation.stop());
let n = 0;
beforeEach(async () => {
  await innovation.rows(
    'truncate innovation.problems, innovation.solutions, innovation.saved_searches, notifications.messages cascade',
  );
  await innovation.rows(`delete from platform.settings where name like 'searchDigests:%'`);
  await innovation.rows('truncate membership.organizations, membership.users cascade');
  n += 1;
  seeker = await innovation.organization(`Seeker ${n}`, 'viewer');
  other = await innovation.organization(`Other ${n}`);
  goToNext(Weekly);
  await work();
  innovation.clock.move(hour);
});
afterEach(() => jest.restoreAllMocks());

describe('a digest of saved searches', () => {
  it('says what is new, best first with words, and how to stop it', async () => {
    await save('search=water+leak', { name: 'Water leaks' });
    const weak = await problem({
      title: 'A pump',
      text: 'It has to do with water, and a leak was seen once, among many other things that we tell.',
    });
    const best = await problem({ title: 'Water leak', text: 'A leak of water.' });
    await problem({ title: 'Water alone', text: 'It is wet.' });
    goToNext(Daily);
    const link = (path: string) =>
      expect.stringMatching(new RegExp(`^http://[^/]+/${path.replace('?', '\\?').replace('+', '\\+')}$`));
    await expect(work).leavesBehind({
      mail: [
        {
          template: 'search-digest',
          to: seeker.email,
          about: `person:${seeker.id}`,
          values: {
            firstName: 'Ada',
            headline: 'New in “Water leaks”',
            since: 'since yesterday',
            best: 'Water leak',
            searches: [
              {
                name: 'Water leaks',
                news: '2 new problems',
                link: link('problems?search=water+leak'),
                items: [
                  { title: 'Water leak', by: `Other ${n}`, link: link(`problems/${best}`) },
                  { title: 'A pump', by: `Other ${n}`, link: link(`problems/${weak}`) },
                ],
              },
            ],
            settings: link('saved-searches'),
            unsubscribe: expect.stringContaining('/api/innovation/mails/saved-searches/stop?token='),
          },
        },
      ],
    });
  });

  it.each([
    ['category=energy', { category: 'energy' }, { category: 'finance' }],
    ['urgency=high%2Ccritical', { urgency: 'critical' }, { urgency: 'low' }],
    ['status=open', {}, { status: 'closed' }],
    ['search=electrolys', { title: 'Electrolysers' }, { title: 'Pumps' }],
  ])('has of problems what %s leaves', async (query, fits, fitsNot) => {
    await save(query);
    await problem({ title: 'Electrolysers', ...fits });
    await problem({ title: 'No', ...fitsNot });
    goToNext(Daily);
    expect(await titles()).toEqual([['Electrolysers']]);
  });

  it.each([
    ['technology=iot', { technology_type: 'iot' }, { technology_type: 'ai' }],
    ['readinessFrom=4&readinessTo=6', { readiness_level: 6 }, { readiness_level: 7 }],
    ['status=published', {}, { status: 'testing' }],
    ['', {}, { status: 'draft', published_at: null }],
    ['category=energy&search=probe', { category: 'energy' }, { category: 'finance' }],
  ])('has of solutions what %s leaves, new since they are published', async (query, fits, fitsNot) => {
    await save(query, { list: Solutions });
    await solution({ title: 'Probes', ...fits });
    await solution({ title: 'Probes of others', ...fitsNot });
    goToNext(Daily);
    expect(await titles()).toEqual([['Probes']]);
  });

  it('has what comes from a country, or from one organization', async () => {
    const kenyan = await innovation.organization(`Nairobi Water ${n}`);
    await innovation.rows(`update membership.organizations set country = 'KE' where id = $1`, [organizationOf(kenyan)]);
    await save('region=KE', { name: 'A' });
    await save(`submitter=${organizationOf(other)}`, { name: 'B' });
    await save(`region=KE&submitter=${organizationOf(other)}`, { name: 'C' });
    await problem({ title: 'Kenyan', by: kenyan });
    await problem({ title: 'Other' });
    goToNext(Daily);
    expect(await titles()).toEqual([['Kenyan'], ['Other']]);
  });

  it.each([
    [Problems, problem],
    [Solutions, solution],
  ] as const)('has of what comes to %s what the person watches, where they ask for that', async (list, comes) => {
    const noun = list === Problems ? 'problem' : 'solution';
    await save('watched=true&search=leaks', { list });
    const watched = await comes({ title: 'Watched leaks' });
    await comes({ title: 'Other leaks' });
    await innovation.rows(
      `insert into innovation.watches (user_id, ${noun}_id, known_status) values ($1, $2, 'open'), ($3, $2, 'open')`,
      [seeker.id, watched, other.id],
    );
    goToNext(Daily);
    expect(await titles()).toEqual([['Watched leaks']]);
  });

  it('has nothing of the person’s own organizations, and is not written for nothing', async () => {
    await save();
    await save('search=nothing+like+this');
    await problem({ by: seeker });
    goToNext(Daily);
    expect(await written()).toEqual([]);
  });

  it('finds with words what the search of the page finds', async () => {
    for (const title of ['Water leaks', 'Leaking mains in the water', 'Waterproof coats', 'Lecks'])
      await problem({ title });
    const { corpus } = innovation.get(ProblemsQueries);
    const ids = (await innovation.rows('select id from innovation.problems')).map(({ id }) => id);
    for (const words of ['water leak', 'leak', 'wat', 'the', 'water nothing', '!?', 'mains in the']) {
      const { ids: found, words: all } = await corpus.find(words, { own: [], sort: 'best', limit: 50 });
      expect([words, (await corpus.among(words, ids)).sort()]).toEqual([words, all === 'all' ? found.sort() : []]);
    }
  });

  it('is one mail for all searches of a person, with ten named in turns', async () => {
    await save('', { name: 'All' });
    await save('urgency=high', { name: 'Urgent' });
    await save('', { name: 'Weekly', frequency: Weekly });
    await save('', { name: 'Never', frequency: Off });
    for (let one = 1; one <= 12; one += 1)
      await problem({ title: `Problem ${one}`, urgency: one > 9 ? 'high' : 'low' });
    goToNext(Daily);
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    expect(mail?.[1].map(({ name, news, items }) => [name, news, items.length])).toEqual([
      ['All', '12 new problems', 7],
      ['Urgent', '3 new problems', 3],
    ]);
    expect(mail?.[1][0]?.items[0]?.title).toBe('Problem 12');
  });

  it('comes each Monday to who wants it so, and goes to nobody who belongs to no organization', async () => {
    const left = await innovation.person(organizationOf(seeker), 'member', `left${n}@s.example`);
    await save('', { frequency: Weekly });
    await save('', { frequency: Weekly }, left);
    await innovation.rows('update membership.user_organizations set is_active = false where user_id = $1', [left.id]);
    await problem();
    goToNext(Daily);
    expect(await written()).toEqual([]);
    goToNext(Weekly);
    expect((await written()).map(([address]) => address)).toEqual([seeker.email]);
  });

  it('tells nothing twice, however often and at how many places the job is done, and then what comes later', async () => {
    await save();
    await problem({ title: 'First' });
    goToNext(Daily);
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await mails()).toEqual([seeker.email]);
    await problem({ title: 'Second' });
    goToNext(Daily);
    expect(await titles()).toEqual([['Second']]);
  });

  it('has what comes after a search was saved, changed or wanted again', async () => {
    await problem({ title: 'Before' });
    innovation.clock.move(minute);
    const id = await save('', { frequency: Off });
    await problem({ title: 'While off' });
    innovation.clock.move(minute);
    const changed = await save('urgency=low', { name: 'Changed' });
    await problem({ title: 'Before the change', urgency: 'high' });
    innovation.clock.move(minute);
    const change = innovation.get(ChangeSavedSearch);
    await change.execute(seeker, id, { name: 'All', query: '', frequency: Daily });
    await change.execute(seeker, changed, { name: 'Changed', query: 'urgency=high', frequency: Daily });
    await problem({ title: 'After', urgency: 'high' });
    innovation.clock.move(minute);
    await change.execute(seeker, id, { name: 'Renamed', query: '', frequency: Daily });
    goToNext(Daily);
    expect(await titles()).toEqual([['After'], ['After']]);
  });

  it('loses nothing when a mail cannot be written, and says it once when it can', async () => {
    await save();
    await save('', {}, other);
    await problem();
    await problem({ by: seeker });
    goToNext(Daily);
    const queue = jest.spyOn(innovation.get(Mail), 'queue').mockRejectedValueOnce(new Error('The process was killed'));
    await work();
    queue.mockRestore();
    expect(await mails()).toHaveLength(1);
    await work();
    expect(await mails()).toEqual([other.email, seeker.email].sort());
    expect(await innovation.get(Settings).get('searchDigests:daily')).toMatchObject({ done: true });
  });

  it('waits where a recipient has had too much mail, and not for an address that no mail can go to', async () => {
    await save();
    await problem();
    goToNext(Daily);
    const queue = jest.spyOn(innovation.get(Mail), 'queue').mockResolvedValueOnce(undefined);
    await work();
    queue.mockRestore();
    expect(await mails()).toEqual([]);
    expect(await written()).toHaveLength(1);
    await problem();
    goToNext(Daily);
    const refusing = jest
      .spyOn(innovation.get(Mail), 'queue')
      .mockRejectedValueOnce(invalidField('to', 'No mail can go there'));
    await work();
    refusing.mockRestore();
    expect(await written()).toEqual([]);
  });

  it('goes on after a failure where it had come to', async () => {
    const many = 501;
    await innovation.rows(
      `with u as (insert into membership.users (email, first_name, last_name)
          select 'many' || n || '@many.example', 'Ada', 'Okafor' from generate_series(1, $2::int) n returning id),
        m as (insert into membership.user_organizations (user_id, organization_id, role) select id, $1, 'member' from u)
      insert into innovation.saved_searches (user_id, list, name, query, frequency, told_until)
        select id, 'problems', 'All', '', 'daily', $3 from u`,
      [organizationOf(seeker), many, innovation.clock.now()],
    );
    await problem();
    goToNext(Daily);
    const { waiting } = SavedSearchesQueries.prototype;
    const pages = jest.spyOn(SavedSearchesQueries.prototype, 'waiting');
    pages.mockImplementationOnce(waiting).mockRejectedValueOnce(new Error('The database is gone.'));
    await expect(work()).rejects.toThrow('The database is gone.');
    expect(await mails()).toHaveLength(500);
    await work();
    expect(await mails()).toHaveLength(many);
    expect(pages.mock.calls[2]?.[2]).not.toBe(pages.mock.calls[0]?.[2]);
  });

  it('tells nothing that is older than a month, and leaves out a search that cannot be asked any more', async () => {
    await save();
    await save('status=open', { name: 'Broken' });
    await innovation.rows(`update innovation.saved_searches set query = 'status=gone' where name = 'Broken'`);
    await problem();
    innovation.clock.move(40 * day);
    await problem({ title: 'New' });
    goToNext(Daily);
    expect(await titles()).toEqual([['New']]);
  });
});

describe('what is new in a search', () => {
  it('is read from what has come, however much there is', async () => {
    await innovation.rows(
      `insert into innovation.problems (organization_id, title, description, created_at)
        select $1, 'Water leaks', 'Water leaks.', $2::timestamptz - n * interval '1 minute' from generate_series(1, 5000) n`,
      [organizationOf(other), innovation.clock.now()],
    );
    // As they are where so much has come by and by.
    await innovation.rows('vacuum analyze');
    const from = innovation.clock.now();
    innovation.clock.move(minute);
    await problem({ title: 'Water leaks' });
    const news = innovation.get(SearchNewsQueries);
    const find = async (query: string) =>
      news.newIn(
        await readSearched(Problems, query),
        { userId: seeker.id, organizations: [] },
        from,
        innovation.clock.now(),
        10,
      );
    await find('search=water+leak&status=open');
    const read = await rowsRead(innovation.database, async () => {
      expect((await find('search=water+leak&status=open')).total).toBe(1);
    });
    expect(read).toBeLessThan(60);
  });
});
