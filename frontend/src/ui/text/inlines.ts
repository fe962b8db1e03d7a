import { safeAddress } from './safeAddress';

/** What a line is made of. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; address: string; content: Inline[] }
  | { kind: 'mention'; id: string; name: string }
  | { kind: 'break' };

/** What was begun and may find its end: what stands in it until then. */
interface Begun {
  sign: string;
  content: Inline[];
}

/** So much may wait for its end at once; what is begun beyond that stays as it was typed. */
const mostBegun = 20;
const longestAddress = 2000;

const escaped = /\\([!-/:-@[-`{-~])/y;
const stars = /\*+|_+/y;
const ticks = /`+/y;
const webAddress = /https?:\/\/[^\s<>"`]+/iy;
const mention = /@\[([^[\]\n]{1,200})\]\(person:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/y;

const isLetter = (char = ' ') => /[\p{L}\p{N}]/u.test(char);
const isSpace = (char = ' ') => /\s/.test(char);

/** Reads a paragraph from its beginning to its end, once. */
export function inlinesOf(text: string): Inline[] {
  const whole: Inline[] = [];
  const begun: Begun[] = [];
  let at = 0;

  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text) ?? undefined;
  };
  const contentAt = (level: number) => begun[level]?.content ?? whole;
  const add = (node: Inline, length: number) => {
    append(contentAt(begun.length - 1), node);
    at += length;
  };
  const begin = (sign: string) => {
    if (begun.length < mostBegun) begun.push({ sign, content: [] });
    else append(contentAt(begun.length - 1), sign);
  };
  /** What was begun there has no end: its sign is a sign like any other. */
  const giveUp = (level: number) => {
    const [{ sign, content }] = begun.splice(level, 1) as [Begun];
    for (const node of [sign, ...content]) append(contentAt(level - 1), node);
  };
  const end = (level: number): Inline[] => {
    while (begun.length > level + 1) giveUp(begun.length - 1);
    return (begun.pop() as Begun).content;
  };
  const levelOf = (sign: string) => begun.map((one) => one.sign).lastIndexOf(sign);

  const emphasize = (run: string) => {
    const [char = ''] = run;
    const [before, after] = [text[at - 1], text[at + run.length]];
    // In snake_case and 2*3*4 they are letters among others.
    const within = run === '**';
    const signs = run.length === 3 ? [char, char + char] : [run];
    at += run.length;
    if (!isSpace(before) && (within || !isLetter(after)) && signs.every((sign) => levelOf(sign) >= 0))
      for (const sign of signs.sort((one, other) => levelOf(other) - levelOf(one))) {
        const content = end(levelOf(sign));
        add({ kind: sign.length === 2 ? 'strong' : 'emphasis', content }, 0);
      }
    else if (run.length <= 3 && !isSpace(after) && (within || !isLetter(before))) for (const sign of signs) begin(sign);
    else add(run, 0);
  };

  const closeBracket = () => {
    const level = levelOf('[');
    const target = level < 0 ? undefined : targetAt(text, at + 1);
    const address = target && safeAddress(target);
    if (address && !pretends(plain(begun.slice(level)), address)) {
      const content = end(level).flatMap((node) => (isLink(node) ? node.content : [node]));
      add({ kind: 'link', address, content: content.length > 0 ? content : [target] }, target.length + 3);
    } else {
      if (level >= 0) giveUp(level);
      add(']', 1);
    }
  };

  const code = (run: string) => {
    const close = run.length > 2 ? -1 : text.indexOf(run, at + run.length);
    if (close < 0) add(run, run.length);
    else add({ kind: 'code', text: text.slice(at + run.length, close).trim() }, close + run.length - at);
  };

  const readAddress = (found: string) => {
    const written = withoutEnd(found);
    const address = safeAddress(written);
    add(address ? { kind: 'link', address, content: [written] } : written, written.length);
  };

  while (at < text.length) {
    const char = text[at] as string;
    const [, literal] = match(escaped) ?? [];
    const [run] = match(stars) ?? [];
    const [tick] = match(ticks) ?? [];
    const [token, name, id] = match(mention) ?? [];
    const [web] = (!isLetter(text[at - 1]) && match(webAddress)) || [];
    if (literal) add(literal, 2);
    else if (run) emphasize(run);
    else if (tick) code(tick);
    else if (token && name && id) add({ kind: 'mention', id, name }, token.length);
    else if (web) readAddress(web);
    else if (char === '\n') add({ kind: 'break' }, 1);
    else if (char === ']') closeBracket();
    else if (char === '[') {
      begin(char);
      at += 1;
    } else add(char, 1);
  }
  while (begun.length > 0) giveUp(begun.length - 1);
  return whole;
}

/** What is read of it, without its signs. */
const plain = (nodes: readonly (Inline | Begun)[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('content' in node) return plain(node.content);
      if ('name' in node) return node.name;
      return 'text' in node ? node.text : ' ';
    })
    .join('');

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined);

/** Whether a label reads as a web address, and of another host than the link leads to. */
const pretends = (label: string, address: string) =>
  [...label.normalize('NFKC').matchAll(/(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"`]+/giu)].some(
    ([found]) => hostOf(withoutEnd(found).replace(/^(?=www)/i, 'https://')) !== hostOf(address),
  );

const isLink = (node: Inline) => typeof node === 'object' && node.kind === 'link';

function append(content: Inline[], node: Inline) {
  const last = content.at(-1);
  if (typeof node === 'string' && typeof last === 'string') content[content.length - 1] = last + node;
  else content.push(node);
}

/** What stands in the brackets that begin here, as an address without blanks. */
function targetAt(text: string, from: number): string | undefined {
  if (text[from] !== '(') return undefined;
  let depth = 0;
  for (let at = from; at < text.length && at - from < longestAddress && !isSpace(text[at]); at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return undefined;
}

/** An address at the end of a sentence, or in brackets, without what is not its own. */
function withoutEnd(address: string): string {
  const count = (char: string) => address.split(char).length - 1;
  let surplus = count(')') - count('(');
  let { length } = address;
  for (; length > 0; length -= 1) {
    const char = address[length - 1] as string;
    if (char === ')' && surplus > 0) surplus -= 1;
    else if (!/[.,;:!?'*_~\]}]/.test(char)) break;
  }
  return address.slice(0, length);
}
