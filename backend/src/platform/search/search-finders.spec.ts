import { Logger } from '@nestjs/common';
import type { Viewer } from '../http/viewer';
import type { Sections } from '../settings/sections';
import { type Finder, mostOfEach, patience, SearchFinders } from './search-finders';

const viewer = { id: 'ada', organizations: [] } as unknown as Viewer;
/** Everything is open but what is called so. */
const sections = {
  leadingToOpen: async (things: { title: string }[]) => things.filter(({ title }) => title !== 'closed'),
} as unknown as Sections;
const finding = (title: string) => ({ title, line: null, address: `/${title}` });
const finder = (kind: string, place: number, find: Finder['find']): Finder => ({
  kind,
  title: `${kind}s`,
  place,
  find,
});
const finds = (...titles: string[]) => jest.fn(async () => titles.map(finding));

beforeEach(() => jest.spyOn(Logger.prototype, 'warn').mockImplementation());

describe('a search over everything', () => {
  it('asks every finder for a handful, and answers those that found something in the order of their places', async () => {
    const finders = new SearchFinders(sections);
    const projects = finds('mains');
    finders.add(finder('project', 30, projects));
    finders.add(finder('person', 50, finds('closed')));
    finders.add(finder('problem', 10, finds('a', 'b', 'c', 'd', 'e', 'f')));
    const { groups, missing } = await finders.find(viewer, 'leak');
    expect(groups.map(({ kind, title, items }) => [kind, title, items.length])).toEqual([
      ['problem', 'problems', mostOfEach],
      ['project', 'projects', 1],
    ]);
    expect(groups[1]?.items).toEqual([{ kind: 'project', title: 'mains', line: null, address: '/mains' }]);
    expect(missing).toEqual([]);
    expect(projects).toHaveBeenCalledWith(viewer, 'leak', mostOfEach);
  });

  it('leaves out what fails and what takes too long, and says so', async () => {
    jest.useFakeTimers();
    const finders = new SearchFinders(sections);
    finders.add(finder('problem', 10, finds('leaks')));
    finders.add(finder('solution', 20, () => Promise.reject(new Error('away'))));
    finders.add(finder('project', 30, () => new Promise(() => undefined)));
    const answer = finders.find(viewer, 'leak');
    await jest.advanceTimersByTimeAsync(patience);
    expect(await answer).toEqual({
      groups: [expect.objectContaining({ kind: 'problem' })],
      missing: ['solutions', 'projects'],
    });
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('has one finder for each kind', () => {
    const finders = new SearchFinders(sections);
    finders.add(finder('problem', 10, finds()));
    expect(() => finders.add(finder('problem', 20, finds()))).toThrow('Two finders find problem.');
  });
});
