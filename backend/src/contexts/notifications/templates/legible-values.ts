type Values = Record<string, unknown>;

/** What opens a door: whoever may read a mail of somebody else's does not get through it. */
const secretInLink = /([?&]token=)[^&#\s]+/g;

/** The values of a mail as somebody else than its recipient may read them: its links lead nowhere. */
export function legible(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, legibleValue(value)]));
}

function legibleValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(secretInLink, '$1hidden');
  if (Array.isArray(value)) return value.map(legibleValue);
  if (value && typeof value === 'object' && !(value instanceof Date)) return legible(value as Values);
  return value;
}
