import type { ProjectDto } from '@alliance/api-client/projects';

const day = 86_400_000;
/** What has no end yet is drawn up to a year. */
const openEnded = 365 * day;

export interface Span {
  from: number;
  until: number;
}

/** When a project is worked on: from its beginning to when it was completed, or is to be. */
export function spanOf({ startDate, createdAt, actualCompletion, estimatedCompletion }: ProjectDto): Span {
  const from = Date.parse(startDate ?? createdAt);
  const end = actualCompletion ?? estimatedCompletion;
  return { from, until: Math.max(end ? Date.parse(end) : from + openEnded, from + day) };
}

const quarter = (at: number, add = 0) => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3 + 3 * add);
};

/** Whole quarters around all of them and today, and where each begins, as at most so many marks. */
export function scaleOf(
  spans: readonly Span[],
  now: number,
  most = 8,
): Span & { marks: { at: number; label: string }[] } {
  const from = quarter(Math.min(now, ...spans.map((span) => span.from)));
  const until = quarter(Math.max(now, ...spans.map((span) => span.until)), 1);
  const starts: number[] = [];
  for (let at = from; at < until; at = quarter(at, 1)) starts.push(at);
  const step = Math.ceil(starts.length / most);
  const marks = starts
    .filter((_, n) => n % step === 0)
    .map((at) => {
      const date = new Date(at);
      return { at, label: `Q${date.getUTCMonth() / 3 + 1} ${date.getUTCFullYear()}` };
    });
  return { from, until, marks };
}

/** Where a moment is between the ends, as a share of the width: "12.5%". */
export const placeIn = ({ from, until }: Span, at: number): string =>
  `${Math.round((10_000 * (at - from)) / (until - from)) / 100}%`;
