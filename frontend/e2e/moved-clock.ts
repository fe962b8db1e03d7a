import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { needsDaysToPass } from './support';

/**
 * A product to which it is the time that the journey says, with nobody in it: for what depends on the hour, or on the days in
 * which clocks change. Its people's browsers agree with it.
 */
export async function startAtAnotherTime(start: string) {
  needsDaysToPass();
  const program = fileURLToPath(new URL('../../scripts/lib/e2e/at-another-time.mjs', import.meta.url));
  const keeper = fork(program, [start], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(keeper, 'exit');
  const [{ origin }] = (await Promise.race([
    once(keeper, 'message'),
    ended.then(() => Promise.reject(new Error('The product at another time did not start'))),
  ])) as [{ origin: string }];
  const pages: Page[] = [];
  let now = start;

  async function tell(message: { time?: string; job?: string }) {
    keeper.send(message);
    await once(keeper, 'message');
  }

  return {
    /** A page of somebody who has a browser of their own. */
    async open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
      const page = await (await browser.newContext({ ...options, baseURL: origin })).newPage();
      await page.clock.setFixedTime(now);
      pages.push(page);
      return page;
    },
    /** It has become another time, and the job that comes by the clock has been done. */
    async becomes(time: string, job?: string): Promise<void> {
      now = time;
      await tell({ time });
      for (const page of pages.filter((one) => !one.isClosed())) await page.clock.setFixedTime(time);
      if (job) await tell({ job });
    },
    async end(): Promise<void> {
      for (const page of pages) await page.context().close();
      keeper.disconnect();
      await ended;
    },
  };
}
