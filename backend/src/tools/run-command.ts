import 'reflect-metadata';
import { Commands } from '../platform/commands/commands';
import { Config } from '../platform/config/config';
import { withProduct } from './product';

/** Runs one command of the product; answers 1 where all is not well, 2 where it could not be found out. */
async function runCommand(name: string): Promise<number> {
  const config = new Config({ ...process.env, ROLE: 'web', DEMO_DATA: 'false' });
  return withProduct(config, async (app) => {
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const { lines, well } = await app.get(Commands).run(name, say);
    for (const line of lines) say(line);
    return well ? 0 : 1;
  });
}

runCommand(process.argv[2] ?? '').then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
