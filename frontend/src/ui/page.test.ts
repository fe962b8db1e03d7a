import { page, pageAt } from './page';

describe('the code of a page', () => {
  const Page = () => null;

  it('is loaded once, whoever asks for it', async () => {
    const load = jest.fn(async () => ({ default: Page }));
    const { lazy } = page('/problems', 'Problems', load);
    expect(await Promise.all([lazy(), lazy()])).toEqual([{ Component: Page }, { Component: Page }]);
    await lazy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again where it did not come', async () => {
    const load = jest.fn(async () => ({ default: Page }));
    load.mockRejectedValueOnce(new TypeError('no connection'));
    const { lazy } = page('/problems', 'Problems', load);
    await expect(lazy()).rejects.toThrow('no connection');
    expect(await lazy()).toEqual({ Component: Page });
  });
});

describe('the page at an address', () => {
  const load = async () => ({ default: () => null });
  const pages = ['/', '/problems', '/problems/:id', '/problems/new'].map((path) => page(path, path, load));
  const at = (pathname: string, search = '') => {
    const found = pageAt(pages, { pathname, search });
    return found && [found.route.path, found.at.params, found.at.search.toString()];
  };

  it('is found by its parts, and what they name', () => {
    expect(at('/')).toEqual(['/', {}, '']);
    expect(at('/problems/7', '?tab=matches')).toEqual(['/problems/:id', { id: '7' }, 'tab=matches']);
    for (const one of ['/problems', '/problems/']) expect(at(one)).toEqual(['/problems', {}, '']);
    expect(at('/problems/7/ideas')).toBeUndefined();
    expect(at('/')).toEqual(['/', {}, '']);
  });

  it('is the one of that name before one of any name', () => {
    expect(at('/problems/new')).toEqual(['/problems/new', {}, '']);
  });
});
