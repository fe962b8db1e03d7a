import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Installation, run } from './installation';

export const superuser = 'alliance';

/** Makes the database folder unless it exists, and answers its password. */
export async function ensureCluster(installation: Installation, options: { sync: boolean }): Promise<string> {
  const passwordFile = path.join(installation.home, 'password');
  if (!existsSync(passwordFile)) await createCluster(installation, options);
  return readFileSync(passwordFile, 'utf8');
}

/** Data and password appear together, whole, by one rename: being killed before leaves only rubbish to sweep. */
async function createCluster(installation: Installation, { sync }: { sync: boolean }): Promise<void> {
  sweep(installation);
  const unfinished = `${installation.home}.new-${randomBytes(4).toString('hex')}`;
  const data = path.join(unfinished, 'data');
  const passwordFile = path.join(unfinished, 'password');
  mkdirSync(data, { recursive: true, mode: 0o755 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (installation.user) {
    for (const file of [data, passwordFile]) chownSync(file, installation.user.uid, installation.user.gid);
  }
  await initialise(installation, data, passwordFile, sync);
  renameSync(unfinished, installation.home);
}

function sweep({ home }: Installation): void {
  const folder = path.dirname(home);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(home)}.new-`)) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function initialise(installation: Installation, data: string, passwordFile: string, sync: boolean): Promise<void> {
  const args = [
    ...['-D', data, '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--no-instructions', ...(sync ? [] : ['--no-sync'])],
  ];
  return new Promise((resolve, reject) => {
    const initdb = run(installation, 'initdb', args, { onOurDeath: 'SIGKILL', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [initdb.stdout, initdb.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    initdb.once('error', reject);
    initdb.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${output}`))));
  });
}
