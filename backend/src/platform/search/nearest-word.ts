/** Letters that may differ: none in short words, where nearly every word is near another one. */
const tolerance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

interface KnownWord {
  word: string;
  uses: number;
  letters: number;
}

/** Known words, with how often each is used, by their lengths: few of them have to be looked at closely. */
export class Vocabulary {
  private readonly byLength = new Map<number, KnownWord[]>();

  constructor(words: Iterable<[word: string, uses: number]>) {
    for (const [word, uses] of words) {
      const known = { word, uses, letters: lettersOf(word) };
      const sameLength = this.byLength.get(word.length);
      if (sameLength) sameLength.push(known);
      else this.byLength.set(word.length, [known]);
    }
  }

  /** The known word that was probably meant: the one with the fewest slips, of those the one used most. */
  nearest(word: string): string | undefined {
    const most = tolerance(word);
    const letters = lettersOf(word);
    const places = placesIn(word);
    let nearest: KnownWord | undefined;
    let slips = most;
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of this.byLength.get(length) ?? []) {
        // A slip puts one letter in the place of another at most.
        if (countBits(known.letters ^ letters) > 2 * slips || known.word === word) continue;
        const found = slipsTo(places, word.length, known.word);
        if (found > slips || (found === slips && nearest && known.uses <= nearest.uses)) continue;
        nearest = known;
        slips = found;
      }
    return nearest?.word;
  }
}

/** Which letters occur, a bit for each of them or for several rare ones. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** As many letters as a word of a vocabulary may have: each is a bit of a number. */
export const longestWord = 30;

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word the other. */
export const slipsBetween = (one: string, other: string) => slipsTo(placesIn(one), one.length, other);

/** For each letter, the places of a word at which it stands, a bit for each. */
function placesIn(word: string): Int32Array {
  const places = new Int32Array(65_536);
  for (let place = 0; place < word.length; place += 1) {
    const letter = word.charCodeAt(place);
    places[letter] = at(places, letter) | (1 << place);
  }
  return places;
}

/**
 * A whole column of the table of distances at once (Hyyrö 2003, with swaps): bits say where a cell is one more or one
 * less than its neighbour, `up` and `down` of the one above it, `more` and `fewer` of the one before it.
 */
function slipsTo(places: Int32Array, length: number, other: string): number {
  if (length === 0) return other.length;
  const end = 1 << (length - 1);
  let slips = length;
  let [up, down, same, before] = [-1, 0, 0, 0];
  for (let index = 0; index < other.length; index += 1) {
    const here = at(places, other.charCodeAt(index));
    const swapped = ((~same & here) << 1) & before;
    same = ((((here & up) + up) | 0) ^ up) | here | down | swapped;
    const more = down | ~(same | up);
    const fewer = same & up;
    if (more & end) slips += 1;
    else if (fewer & end) slips -= 1;
    const moreAbove = (more << 1) | 1;
    up = (fewer << 1) | ~(same | moreAbove);
    down = moreAbove & same;
    before = here;
  }
  return slips;
}

const at = (numbers: Int32Array, index: number) => numbers[index] as number;
