import { type Criterion, sharesOf, shareText } from './rubric/rubric';

type Judged = Pick<Criterion, 'key' | 'name' | 'meaning' | 'weight'>;

/** What a new version of a rubric has changed, a sentence for each criterion that is not as it was. */
export function changesBetween(before: readonly Judged[], now: readonly Judged[]): string[] {
  const [sharesBefore, sharesNow] = [before, now].map((criteria) => sharesOf(criteria.map(({ weight }) => weight)));
  const sentences = now.flatMap((criterion, n) => {
    const place = before.findIndex(({ key }) => key === criterion.key);
    const earlier = before[place];
    const [share, shareBefore] = [sharesNow?.[n] ?? 0, sharesBefore?.[place] ?? 0];
    if (!earlier) return [`“${criterion.name}” is new and counts ${shareText(share)}.`];
    return [
      ...(earlier.name === criterion.name ? [] : [`“${earlier.name}” is called “${criterion.name}” now.`]),
      ...(earlier.meaning === criterion.meaning ? [] : [`“${criterion.name}” means something else now.`]),
      ...(share === shareBefore
        ? []
        : [`“${criterion.name}” counts ${shareText(share)} instead of ${shareText(shareBefore)}.`]),
    ];
  });
  const gone = before.filter(({ key }) => !now.some((one) => one.key === key));
  return [...sentences, ...gone.map(({ name }) => `“${name}” is not judged any more.`)];
}
