/** Fewer than these are read as soon as text. */
const leastInBinary = 100;
const uuid = { type: 2950, bytes: 16 };
const head = 20;
const each = 4 + uuid.bytes;
const known = new WeakMap<readonly string[], Buffer>();

/**
 * A list of ids as PostgreSQL reads it soonest, for a parameter of type `uuid[]`: its binary form, made once for each list, which must
 * not change. Of 20,000 ids PostgreSQL reads the text for 19 ms, and this for one.
 */
export function uuidList(ids: readonly string[]): readonly string[] | Buffer {
  if (ids.length < leastInBinary) return ids;
  const list = known.get(ids) ?? inBinary(ids);
  known.set(ids, list);
  return list;
}

/** As `array_recv` takes it: one dimension, no nulls, the type, how many, numbered from one; and each with its length. */
function inBinary(ids: readonly string[]): Buffer {
  const list = Buffer.alloc(head + each * ids.length);
  for (const [place, value] of [1, 0, uuid.type, ids.length, 1].entries()) list.writeInt32BE(value, 4 * place);
  for (const [n, id] of ids.entries()) {
    const at = head + each * n;
    list.writeInt32BE(uuid.bytes, at);
    list.write(id.replaceAll('-', ''), at + 4, uuid.bytes, 'hex');
  }
  return list;
}
