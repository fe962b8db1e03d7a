/** A run of letters and digits, as the server says which of them a search has found. */
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** A text in parts, of which those are hits that a search has found. */
export function hitsIn(text: string, hits: readonly string[]): { part: string; hit: boolean }[] {
  const parts: { part: string; hit: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!hits.includes(found)) continue;
    if (index > end) parts.push({ part: text.slice(end, index), hit: false });
    parts.push({ part: found, hit: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ part: text.slice(end), hit: false });
  return parts;
}

/** A text in which the words are marked that a search has found. */
export function Highlighted({ text, hits = [] }: { text: string; hits?: readonly string[] }) {
  if (hits.length === 0) return text;
  return hitsIn(text, hits).map(({ part, hit }, place) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <mark key={place} className="rounded-xs bg-yellow-soft text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
