import type { Contexts } from './contexts';
import { eventually } from './registration';

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until somebody waits for what a transaction holds. */
export const someoneWaits = ({ rows }: Pick<Contexts, 'rows'>): Promise<boolean> =>
  eventually(async () => (await rows(waiting)).length > 0, 'somebody who waits for another transaction');

/** Does something while another transaction has done this, and lets that one commit first. */
export async function whileAnother<Done>(
  contexts: Contexts,
  statements: [sql: string, values: unknown[]][],
  work: () => Promise<Done>,
): Promise<Done> {
  const another = await contexts.database.pool.connect();
  await another.query('begin');
  for (const [sql, values] of statements) await another.query(sql, values);
  const outcome = work();
  outcome.catch(() => undefined);
  await someoneWaits(contexts);
  await another.query('commit');
  another.release();
  return outcome;
}
