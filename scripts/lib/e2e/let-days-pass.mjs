// E2E_DATABASE_URL=… node scripts/lib/e2e/let-days-pass.mjs <problem> <days>
// As if so many days had passed since its proposers were promised an answer, and it was time to remind those who owe them one.
// The clock of the product that the journeys share stays: what a day is compared with is moved instead.
import pg from 'pg';

const [problemId, days] = process.argv.slice(2);
const client = new pg.Client(process.env.E2E_DATABASE_URL);
await client.connect();
await client.query(
  `update innovation.solution_proposals set answer_due_on = answer_due_on - $2::int, remind_on = remind_on - $2::int
  where problem_id = $1 and status = 'pending'`,
  [problemId, days],
);
await client.query('update innovation.problems set decide_by = decide_by - $2::int where id = $1', [problemId, days]);
await client.query(`select graphile_worker.add_job('remind-of-answers')`);
await client.end();
