import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';
import { inRepository, program } from './repository.mjs';

const document = 'libs/contracts/openapi.json';
const client = 'libs/api-client';
const generated = `${client}/src/generated`;

/** The contract's files as the code says they should be: name → content. */
export async function generateContract() {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const inFolder = (name) => path.join(folder, name);
  try {
    await run([process.execPath, inRepository('dist/backend/tools/write-contract.js'), inFolder(document)]);
    for (const name of [`${client}/openapi-config.cjs`, `${client}/src/base-api.ts`]) {
      cpSync(inRepository(name), inFolder(name));
    }
    mkdirSync(inFolder(generated));
    await run(program('codegen', inFolder(`${client}/openapi-config.cjs`)), { cwd: inFolder(client) });
    const contract = readFileSync(inFolder(document), 'utf8');
    writeFileSync(inFolder(`${generated}/enums.gen.ts`), enumsOf(JSON.parse(contract)));
    const names = readdirSync(inFolder(generated)).map((name) => `${generated}/${name}`);
    const sources = await Promise.all(
      withSharedTypes(names.map((name) => [name, readFileSync(inFolder(name), 'utf8')])).map(async ([name, source]) => [
        name,
        await formatted(name, source),
      ]),
    );
    return new Map([[document, contract], ...sources]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function writeContract(files) {
  for (const name of strangers(files)) rmSync(inRepository(name));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(inRepository(name)), { recursive: true });
    if (committed(name) !== content) writeFileSync(inRepository(name), content);
  }
}

/** Names of the files that differ from what the code says. */
export const staleIn = (files) => [
  ...[...files].filter(([name, content]) => committed(name) !== content).map(([name]) => name),
  ...strangers(files),
];

/** The values of every named enumeration, which TypeScript's types alone do not keep at run time. */
function enumsOf({ components }) {
  return Object.entries(components.schemas)
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => {
      const values = `${name[0].toLowerCase()}${name.slice(1)}Values`;
      return `export const ${values} = ${JSON.stringify(schema.enum)} as const;\n`;
    })
    .sort()
    .join('');
}

const typeIn = /^export type (\w+) =(?:(?!^export )[\s\S])*/gm;
const typesOf = (source) => new Map(Array.from(source.matchAll(typeIn), ([text, name]) => [name, text]));

/** Types that every context's file has, such as problem documents, stand once, in `shared.gen.ts`. */
function withSharedTypes(files) {
  const clients = files.filter(([, source]) => source.includes('injectEndpoints'));
  const [first, ...others] = clients.map(([, source]) => typesOf(source));
  const shared = [...first].filter(([name, text]) => others.every((types) => types.get(name) === text));
  if (others.length === 0 || shared.length === 0) return files;
  const lean = clients.map(([name, source]) => {
    const rest = shared.reduce((left, [, text]) => left.replace(text, ''), source);
    const used = shared.map(([type]) => type).filter((type) => new RegExp(`\\b${type}\\b`).test(rest));
    return [name, used.length > 0 ? `import type { ${used.join(', ')} } from './shared.gen';\n${rest}` : rest];
  });
  const sharedFile = path.posix.join(path.posix.dirname(clients[0][0]), 'shared.gen.ts');
  const text = shared.map(([, type]) => type).join('');
  return [...files.filter((file) => !clients.includes(file)), ...lean, [sharedFile, text]].sort();
}

const formatted = (name, input) => run(program('biome', 'format', `--stdin-file-path=${name}`), { input });

function committed(name) {
  return existsSync(inRepository(name)) ? readFileSync(inRepository(name), 'utf8') : undefined;
}

const strangers = (files) =>
  existsSync(inRepository(generated))
    ? readdirSync(inRepository(generated))
        .map((name) => `${generated}/${name}`)
        .filter((name) => !files.has(name))
    : [];
