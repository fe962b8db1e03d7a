import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

interface UserIds {
  uid: number;
  gid: number;
}

/** Where PostgreSQL's programs and data are, and as whom the programs run: they refuse to run as root. */
export interface Installation {
  binaries: string;
  home: string;
  data: string;
  user?: UserIds;
  prefix: string[];
  /** Whether the system itself ends a program when we die. */
  endsWithUs: boolean;
}

const userNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
const copiesFolder = '/var/lib/global-innovation-alliance';

export function chooseInstallation(binaries: string, dataDir: string, log: (line: string) => void): Installation {
  const home = path.join(dataDir, 'postgres');
  const here = { binaries, home, data: path.join(home, 'data'), prefix: [], endsWithUs: canEndWithUs() };
  if (process.getuid?.() !== 0) return here;

  const owner = existsSync(here.data) ? statSync(here.data) : undefined;
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : (idsOf('postgres') ?? idsOf('nobody'));
  if (user && owner?.uid !== 0 && canUse(binaries, dataDir, [], user)) return { ...here, user };
  if (canUse(binaries, dataDir, userNamespace)) return { ...here, prefix: userNamespace };
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody user here.');
  return copiedInstallation({ ...here, user }, dataDir, log);
}

export function run(
  { binaries, home, user, prefix, endsWithUs }: Installation,
  program: 'initdb' | 'postgres',
  args: string[],
  { onOurDeath, ...options }: SpawnOptions & { onOurDeath: NodeJS.Signals },
): ChildProcess {
  const death = endsWithUs ? ['setpriv', '--pdeathsig', onOurDeath.replace('SIG', ''), '--'] : [];
  const [command = program, ...rest] = [...prefix, ...death, path.join(binaries, 'bin', program), ...args];
  return spawn(command, rest, { ...user, ...options, cwd: path.dirname(home), env: environment() });
}

/** Ours without the PG… variables, which would change what PostgreSQL does. */
function environment(): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on to a child process, not read
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(ours), LC_ALL: 'C', TZ: 'UTC' };
}

function canEndWithUs(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0;
}

function canUse(binaries: string, dataDir: string, prefix: string[], user?: UserIds): boolean {
  const attempt = 'test -x "$0" && exec "$1" --version';
  const postgres = path.join(binaries, 'bin', 'postgres');
  const [command = 'sh', ...args] = [...prefix, 'sh', '-c', attempt, dataDir, postgres];
  return spawnSync(command, args, { stdio: 'ignore', ...user }).status === 0;
}

function idsOf(name: string): UserIds | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** The last resort, when an ordinary user reaches neither the programs nor the data where they are. */
function copiedInstallation(wanted: Installation, dataDir: string, log: (line: string) => void): Installation {
  const folder = path.join(copiesFolder, fingerprint(dataDir));
  const home = path.join(folder, 'postgres');
  const size = statSync(path.join(wanted.binaries, 'bin', 'postgres')).size;
  const binaries = path.join(copiesFolder, `programs-${fingerprint(`${wanted.binaries} ${size}`)}`);
  log(`An ordinary user cannot reach ${dataDir}: the embedded database lives in ${folder}.`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!existsSync(binaries)) {
    const unfinished = `${binaries}.new-${process.pid}`;
    cpSync(wanted.binaries, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, binaries);
  }
  return { ...wanted, binaries, home, data: path.join(home, 'data') };
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
