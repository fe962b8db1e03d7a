import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Config } from '../platform/config/config';
import { migrate } from '../platform/database/migrate';
import { DemoData } from '../platform/demo/demo-data';
import { withProduct } from './product';

const most = 5_000_000;

/** `npm run seed`: the demo data, and with `--scale` as many problems and solutions more. Migrates the database first. */
async function seed(given: string[]): Promise<number> {
  const problems = scaleOf(given);
  if (process.env.NODE_ENV === 'production') throw new Error('Demo data has no place in production: nothing was done.');
  const config = new Config({ ...process.env, ROLE: 'web', DEMO_DATA: 'true' });
  const fill = async (demo: DemoData) => {
    const since = performance.now();
    const seconds = () => `${((performance.now() - since) / 1000).toFixed(1)} s`;
    say((await demo.load()) ? `The demo data is loaded, in ${seconds()}.` : 'The demo data was there.');
    if (problems > 0) {
      const before = await demo.fill(problems, (line) => say(`${seconds().padStart(8)}  ${line}`));
      if (before) {
        say(
          `An earlier run has made ${count(before)} problems here: nothing was added. Take a fresh DATA_DIR or database for others.`,
        );
        return 1;
      }
      say(`${count(problems)} problems and as many solutions are there, in ${seconds()}.`);
    }
    say(`Sign in with the password ${config.demoPassword}`);
    for (const { address, is } of demo.people) say(`  ${address.padEnd(34)} ${is}`);
    return 0;
  };
  return withProduct(config, (app) => fill(app.get(DemoData)), migrate);
}

function scaleOf(given: string[]): number {
  const { values } = parseArgs({ args: given, options: { scale: { type: 'string', default: '0' } } });
  const scale = Number(values.scale.replace(/[,_]/g, ''));
  if (!Number.isInteger(scale) || scale < 0 || scale > most)
    throw new Error(
      `--scale takes a whole number up to ${count(most)}: how many problems are made, and as many solutions.`,
    );
  return scale;
}

const count = (number: number) => number.toLocaleString('en');
const say = (line: string) => void process.stdout.write(`${line}\n`);

seed(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
