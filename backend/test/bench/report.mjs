import { median, quantile } from './measure.mjs';

const short = (rows) => (rows >= 1e6 ? `${rows / 1e6}M` : rows >= 1000 ? `${rows / 1000}k` : String(rows));
const ms = (number) => (number >= 10 ? number.toFixed(0) : number.toFixed(1));
const perSecond = (number) => (number >= 10 ? number.toFixed(0) : number.toFixed(1));

/** The figures of one call at one scale, from what its rounds measured; alone there is neither a crowd nor anything beside it. */
function figures({ first, quiet, busy }) {
  const took = (rounds) => rounds.flatMap(({ one }) => one.took);
  const rate = (rounds) => median(rounds.map(({ ten }) => ten.rate));
  const failed = (rounds) => rounds.reduce((sum, { one, ten }) => sum + one.failed + (ten?.failed ?? 0), 0);
  return {
    first: first.length > 0 ? quantile(first, 0.95) : undefined,
    p50: quantile(took(quiet), 0.5),
    p95: quantile(took(quiet), 0.95),
    failed: failed(quiet) + failed(busy),
    ...(busy.length > 0 && {
      rate: rate(quiet),
      busyP95: quantile(took(busy), 0.95),
      worst: Math.max(...took(busy)),
      kept: rate(quiet) > 0 ? rate(busy) / rate(quiet) : 0,
    }),
  };
}

/** One row a call; of each figure one column a scale, so that what grows is seen along the row. */
export function reportGrowth(scales, measured) {
  const isAlone = [...measured.values()].every((perScale) => perScale.every(({ busy }) => busy.length === 0));
  const blocks = [
    ['the first time, p95', ({ first }) => (first === undefined ? '' : ms(first))],
    ['one connection, p50 / p95 ms', ({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`],
    ...(isAlone
      ? []
      : [
          ['ten connections, answers/s', ({ rate }) => perSecond(rate)],
          ['two writes/s: p95 / worst ms', ({ busyP95, worst }) => `${ms(busyP95)} / ${ms(worst)}`],
          ['answers kept', ({ kept }) => `${Math.round(kept * 100)} %`],
        ]),
  ];
  const rows = [...measured].map(([name, perScale]) => ({ name, of: perScale.map(figures) }));
  const cells = rows.map(({ of }) => blocks.map(([, write]) => of.map(write)));
  const widths = blocks.map((_, b) =>
    scales.map((rows, n) => Math.max(short(rows).length, ...cells.map((row) => row[b][n].length))),
  );
  const first = Math.max(...rows.map(({ name }) => name.length));
  const line = (head, groups) =>
    [
      head.padEnd(first),
      ...groups.map((group, b) => group.map((cell, n) => cell.padStart(widths[b][n])).join('  ')),
    ].join(' │ ');
  const titles = blocks.map(([title], b) => {
    const width = widths[b].reduce((sum, one) => sum + one + 2, -2);
    // A title that is wider than its columns widens the first of them.
    if (title.length > width) widths[b][0] += title.length - width;
    return title.padEnd(Math.max(width, title.length));
  });
  const lines = [
    [''.padEnd(first), ...titles].join(' │ '),
    line(
      'problems',
      blocks.map(() => scales.map(short)),
    ),
    '',
    ...rows.map(({ name }, n) => line(name, cells[n])),
    '',
    `Grew (p95 at ${short(scales.at(-1))} more than 3 × that at ${short(scales[0])}, and more than 5 ms): ${named(rows, grew)}`,
    `Above 50 ms on one connection, p95: ${named(rows, ({ of }) => tell(of, 'p95', (p95) => p95 > 50 && `${ms(p95)} ms`))}`,
    `Kept less than half of the answers beside two writes a second: ${named(rows, ({ of }) => tell(of, 'kept', (kept) => kept < 0.5 && `${Math.round(kept * 100)} %`))}`,
    `Failed: ${named(rows, ({ of }) => tell(of, 'failed', (failed) => failed > 0 && `${failed} calls`))}`,
  ];
  console.log(`\n${lines.join('\n')}\n`);

  function tell(of, figure, say) {
    const said = of.map((one, n) => say(one[figure]) && `${say(one[figure])} at ${short(scales[n])}`).filter(Boolean);
    return said.join(', ');
  }
}

/** A figure, and what it is to be: at least so much, or less than so much. */
export const aim = (what, figure, { atLeast, below }) => ({
  what,
  figure: Number(figure.toFixed(2)),
  aim: below === undefined ? `≥ ${atLeast}` : `< ${below}`,
  met: below === undefined ? figure >= atLeast : figure < below,
});

/** Of whatever noun, by words or by a name. */
const isSearch = (name) => /^(search|palette),|: search,|, (three words|a search)$|: .* by name$/.test(name);

/** How long a call may take on one connection (p95, milliseconds), at rest and beside two writes a second. */
const limitOf = (name, rows) => {
  const isLarge = rows > 100_000;
  if (/^(matches|similar)/.test(name)) return isLarge ? { quiet: 120, busy: 120 } : { quiet: 50, busy: 50 };
  if (/facets|summary|tiles|counts|stats/.test(name)) return isLarge ? undefined : { quiet: 20, busy: 50 };
  if (name === 'search, four words' && !isLarge) return { quiet: 45, busy: 45 };
  if (isSearch(name)) return { quiet: 50, busy: isLarge ? 120 : 50 };
  return name === 'home: activity' || name.startsWith('dashboard:') ? { quiet: 50 } : undefined;
};

/** What is aimed at for single calls, at the sizes that it is promised for. */
export function aimsOfCalls(scales, measured) {
  const promised = scales.filter((rows) => rows >= 100_000);
  return promised.flatMap((rows) =>
    [...measured].flatMap(([name, perScale]) => {
      const { p95, busyP95, kept } = figures(perScale[scales.indexOf(rows)]);
      const limit = limitOf(name, rows);
      const at = `${name}, ${short(rows)}`;
      return [
        ...(limit ? [aim(`${at}: p95 ms`, p95, { below: limit.quiet })] : []),
        ...(limit?.busy && busyP95 !== undefined
          ? [aim(`${at}, two writes/s: p95 ms`, busyP95, { below: limit.busy })]
          : []),
        ...(name.startsWith('create') || kept === undefined
          ? []
          : [aim(`${at}: kept beside writes`, kept, { atLeast: 0.5 })]),
      ];
    }),
  );
}

/** What was missed first; what was met is counted. */
export function reportAims(aims) {
  const missed = aims.filter(({ met }) => !met);
  const shown = aims.filter(({ what, met }) => !met || !what.endsWith('kept beside writes'));
  console.log(`What is aimed at: ${aims.length - missed.length} of ${aims.length} met`);
  console.table(shown.sort((one, other) => Number(one.met) - Number(other.met)));
}

function grew({ of }) {
  const told = [
    ['', of[0].p95, of.at(-1).p95],
    ['beside writes ', of[0].busyP95, of.at(-1).busyP95],
  ].map(
    ([when, smallest, largest]) =>
      largest > 5 && largest > 3 * smallest && `${when}${(largest / smallest).toFixed(1)} ×`,
  );
  return told.filter(Boolean).join(', ');
}

function named(rows, tell) {
  const told = rows.map((row) => [row.name, tell(row)]).filter(([, said]) => said);
  return told.length > 0 ? told.map(([name, said]) => `${name} (${said})`).join('; ') : 'none';
}
