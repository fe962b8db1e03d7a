const looksLikeSql =
  /^[\s`'"]*(\$\{|with|select|insert|update|delete|join|where|order by|lock)\b|\b(where|and)\b.*\$\d|\bjoin\b.*\bon\b|\$\d.*\b(and|or)\b/is;
const conditionStart = /\b(?:where|and|(?<!distinct )on(?!\s+(?:conflict|delete|update))|having)\b(?!\s+\$\{)\s*/gi;
const conditionEnd =
  /^(?:and|or|where|order\s+by|group\s+by|having|limit|returning|for\s+update|union|left|right|join|on|do|set|window)\b/i;

/** Faults in the text of a statement: [start, end, replacement, name], relative to the text. */
export function sqlFaults(text) {
  if (!looksLikeSql.test(text)) return [];
  return [...droppedConditions(text), ...changedWords(text)];
}

/** `(… or true)` rather than nothing, so that the parameters stay used and the statement stays valid. */
function droppedConditions(text) {
  const faults = [];
  for (const { index, 0: word } of text.matchAll(conditionStart)) {
    const start = index + word.length;
    const condition = conditionAt(text, start);
    if (/\bbetween\b[^)]*$/i.test(text.slice(0, index)) && /^and/i.test(word)) continue;
    if (/\bon conflict\s+\([^)]*\)\s*$/i.test(text.slice(0, index))) continue;
    if (condition) faults.push([start, start + condition.length, `(${condition} or true)`, 'condition dropped']);
  }
  return faults;
}

function conditionAt(text, start) {
  let depth = 0;
  let between = false;
  let at = start;
  for (; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(' || char === '{') depth += 1;
    if (char === ')' || char === '}') depth -= 1;
    if (depth < 0 || (depth === 0 && /[`;,]/.test(char))) break;
    if (depth > 0 || /\w/.test(text[at - 1] ?? ' ')) continue;
    const rest = text.slice(at);
    if (/^between\b/i.test(rest)) between = true;
    else if (between && /^and\b/i.test(rest)) between = false;
    else if (at > start && conditionEnd.test(rest)) break;
  }
  const quoted = text.slice(start, at).trimEnd();
  return text[0] !== '`' && quoted.endsWith(text[0]) ? quoted.slice(0, -1) : quoted;
}

const words = [
  [/(?<=[\w)]\s)<(?=\s)/g, '<=', 'boundary'],
  [/(?<=[\w)]\s)>(?=\s)/g, '>=', 'boundary'],
  [/(?<=[\w)]\s)<=(?=\s)/g, '<', 'boundary'],
  [/(?<=[\w)]\s)>=(?=\s)/g, '>', 'boundary'],
  [/\s+for update\b(?: of \w+)?(?: skip locked| nowait)?/gi, '', 'lock removed'],
  [/\s+on conflict\b(?:(?! do (?:nothing|update))[^`])* do nothing/gi, '', 'unique key handled no more'],
  [/ desc\b/g, ' asc', 'order turned'],
  [/\bdistinct (?!on)/g, '', 'duplicates kept'],
  [/\bis not null\b/g, 'is null', 'turned round'],
  [/\bnot exists\b/g, 'exists', 'turned round'],
];

function changedWords(text) {
  return words.flatMap(([pattern, replacement, name]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length, replacement, name]),
  );
}
