import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repository = path.resolve(__dirname, '..', '..', '..');

const rules = ['.dependency-cruiser.cjs', 'scripts/lib/contexts.cjs', 'scripts/lib/boundary-aliases.cjs'];
const sourceFolders = ['backend/src', 'frontend/src', 'libs/api-client/src'];

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** What the boundary rules say about the sources below the folder. */
function cruise(folder: string): Violation[] {
  const program = path.join(repository, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sourceFolders];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 27 });
  if (!stdout) throw new Error(stderr);
  const report = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** The same for a made-up repository: file name → content. */
export function cruiseFiles(files: Record<string, string>): Violation[] {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'boundaries-')));
  try {
    for (const name of rules) cpSync(path.join(repository, name), path.join(folder, name));
    for (const name of sourceFolders) mkdirSync(path.join(folder, name), { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return cruise(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
