import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const sources = join(__dirname, '../../..');
const written = (file: string) => readFileSync(file, 'utf8');

/** What a module takes of ours as the page is drawn, where that is a component. */
const componentsIn = (file: string) =>
  [...written(file).matchAll(/ from '@\/([^']+)'/g)]
    .map(([, path]) => join(sources, `${path}.tsx`))
    .filter((path) => {
      try {
        return written(path).includes('className');
      } catch {
        return false;
      }
    });

it('the style of the landing page knows every component that draws a part of it', () => {
  const own = readdirSync(__dirname)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(__dirname, name));
  const used = new Set(own.flatMap(componentsIn));
  for (const file of used) for (const further of componentsIn(file)) used.add(further);
  const known = [...written(join(__dirname, 'landing.css')).matchAll(/^@source "([^"]+)"/gm)].map(([, path]) =>
    join(__dirname, path as string),
  );
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((file) => !known.includes(file)).map((file) => relative(sources, file))).toEqual([]);
});
