const longest = 50;
const most = 20;

/** Why what is typed cannot become a tag; nothing for what is empty or there already, which is ignored. */
export function tagProblem(typed: string, tags: readonly string[]): string | undefined {
  const tag = typed.trim();
  if (!tag || tags.includes(tag)) return undefined;
  const { length } = [...tag];
  if (length > longest) return `A tag can have at most ${longest} characters; this one has ${length}`;
  return tags.length >= most ? `There can be at most ${most} tags` : undefined;
}

export function withTag(tags: string[], typed: string): string[] {
  const tag = typed.trim();
  return tag && !tags.includes(tag) ? [...tags, tag] : tags;
}
