/** Letters that may differ: none in short words, where nearly every word is near another one. */
const tolerance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The known word that was probably meant: the one with the fewest slips, of those the one used most. */
export function nearestWord(word: string, known: ReadonlyMap<string, number>): string | undefined {
  let nearest: string | undefined;
  let slips = tolerance(word);
  for (const [candidate, uses] of known) {
    if (candidate === word || Math.abs(candidate.length - word.length) > slips) continue;
    const found = slipsBetween(word, candidate);
    if (found > slips || (found === slips && nearest && uses <= (known.get(nearest) ?? 0))) continue;
    nearest = candidate;
    slips = found;
  }
  return nearest;
}

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word the other. */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
