import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../repository.mjs';
import { faultsIn, sourcesOf } from './faults.mjs';
import { watched } from './places.mjs';
import { scratchCopy } from './scratch.mjs';

/** Faults that need no spec: what they change is drawn, written once, or wired. */
export const isTried = (file) =>
  /^(backend\/src|frontend\/src|libs\/api-client\/src)\/.*\.tsx?$/.test(file) &&
  !/(\.(spec|int-spec|test|d|module|demo|gen)\.tsx?|\/index\.ts)$|\/(migrations|demo|testing|tools|generated)\//.test(
    file,
  );

/** Every fault of the files, with the places a test has to reach to notice it. */
export function planted(files) {
  const targets = [];
  let next = 0;
  for (const [project, own] of [
    ['backend/tsconfig.json', files.filter((file) => file.startsWith('backend/'))],
    ['frontend/tsconfig.json', files.filter((file) => !file.startsWith('backend/'))],
  ]) {
    if (own.length === 0) continue;
    const sources = sourcesOf(
      inRepository(project),
      own.map((file) => inRepository(file)),
    );
    for (const file of own) {
      const source = sources.of(inRepository(file));
      const { faults, ignored } = faultsIn(source, sources.checker);
      const { text, next: after } = watched(source, faults, next);
      next = after;
      targets.push({ file, text: source.text, watchedText: text, faults, ignored });
    }
  }
  return targets;
}

/** Runs the related specs without a fault, to learn what each test reaches. Those that fail twice are set aside. */
export async function listen(targets, parts, env, workers) {
  const copy = await scratchCopy('1');
  const related = await copy.specsRelatedTo(targets.map(({ file }) => file));
  const specs = related.filter((spec) => parts.some((part) => spec.includes(part)));
  if (specs.length === 0) return { copy, notes: [], aside: [] };
  for (const { file, watchedText } of targets) copy.write(file, watchedText);
  const { failed, listenInto } = await copy.listen(specs, env, workers);
  const aside = failed.length > 0 ? (await copy.listen(failed, env, workers)).failed : [];
  for (const { file, text } of targets) copy.write(file, text);
  const notes = new Map();
  for (const line of readFileSync(listenInto, 'utf8').trim().split('\n')) {
    const note = JSON.parse(line);
    if (!aside.includes(note.spec)) notes.set(note.spec, note);
  }
  return { copy, notes: [...notes.values()], aside };
}

/**
 * Which specs to run for a fault, each until which test: those beside the file first, then the quicker ones. Where tests
 * meet the fault, files that meet it in their set-up alone are left out.
 */
export function specsFor({ file }, { places }, notes) {
  const met = (list) => places.some((place) => list.includes(place));
  const reached = notes
    .map(({ spec, took, outside, tests }) => {
      const last = tests.findLastIndex(met);
      const beside = path.dirname(spec) === path.dirname(file);
      return { spec, took, last: met(outside) ? tests.length : last, inTest: last >= 0, beside };
    })
    .filter(({ last }) => last >= 0)
    .sort((a, b) => b.beside - a.beside || a.took - b.took);
  const isMetInTests = reached.some(({ inTest }) => inTest);
  return isMetInTests ? reached.filter(({ inTest, beside }) => inTest || beside) : reached;
}

/** Tries every fault, in as many copies at once; each gets its `outcome`. */
export async function tryAll(targets, { copy, notes }, env, workers, said) {
  const waiting = targets.flatMap((target) => target.faults.map((fault) => ({ target, fault })));
  const work = async (own) => {
    const { test, end } = own.tryOut(env);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { target, fault } = next;
      const specs = specsFor(target, fault, notes);
      fault.reachedBy = specs.length;
      fault.outcome = specs.length === 0 ? 'survived' : await tryOne(own, test, target, fault, specs);
      said(target, fault);
    }
    end();
  };
  const copies = [copy];
  for (let n = 2; n <= workers; n += 1) copies.push(await scratchCopy(String(n)));
  await Promise.all(copies.map(work));
}

async function tryOne(copy, test, { file, text }, { start, end, replacement }, specs) {
  copy.write(file, text.slice(0, start) + replacement + text.slice(end));
  const until = Object.fromEntries(specs.map(({ spec, last }) => [spec, last]));
  const outcome = await test(until, 20_000 + 3 * specs.reduce((sum, { took }) => sum + took, 0));
  copy.write(file, text);
  return { passed: 'survived', failed: 'killed', 'timed out': 'timed out' }[outcome];
}
