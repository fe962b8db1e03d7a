import { page } from './page';

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
