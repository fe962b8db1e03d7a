// npm run migration:generate -- <context> <what-it-changes>: writes a migration with what the entities ask for.
// With --check nothing is written, and a change that no migration makes fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './lib/builds.mjs';
import { pendingChanges } from './lib/migrations.mjs';
import { inRepository } from './lib/repository.mjs';

const [context, name] = process.argv.slice(2);
if (context !== '--check' && !(context && /^[a-z]+(-[a-z0-9]+)+$/.test(name ?? ''))) {
  console.error('Usage: npm run migration:generate -- <context> <verb-what-it-changes>, or --check');
  process.exit(2);
}
await ensureBuilt(['backend']);
const { up, down } = await pendingChanges();

if (context === '--check') {
  for (const statement of up) console.error(statement);
  if (up.length > 0) console.error('No migration makes these changes: run `npm run migration:generate`.');
  process.exit(up.length > 0 ? 1 : 0);
}
if (up.length === 0) {
  console.log('The migrations make all that the entities ask for.');
  process.exit(0);
}
const at = Date.now();
const folder = context === 'platform' ? 'backend/src/platform' : `backend/src/contexts/${context}`;
const file = `${folder}/migrations/${at}-${name}.ts`;
mkdirSync(inRepository(folder, 'migrations'), { recursive: true });
writeFileSync(inRepository(file), migration(`${pascal(name)}${at}`, up, down));
console.log(`Written: ${file}. Read it before you commit it.`);

function pascal(words) {
  return words.replace(/(^|-)(.)/g, (_match, _dash, letter) => letter.toUpperCase());
}

function migration(className, up, down) {
  return `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
${statements(up)}
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`
${statements(down)}
    \`);
  }
}
`;
}

function statements(list) {
  return list.map((statement) => `      ${statement.replace(/[`\\$]/g, '\\$&')};`).join('\n');
}
