import { fromSearchCursor, type SearchPlace, toSearchCursor } from './search-place';

describe('a place in a search', () => {
  it.each(['best', 'some', 'newest'] as const)('comes back from its cursor: %s', (kind) => {
    for (const after of [0, 20, 2_147_483_647])
      expect(fromSearchCursor(toSearchCursor({ kind, after }))).toEqual({ kind, after });
    expect(fromSearchCursor(undefined)).toBeUndefined();
  });

  it.each([
    'nonsense',
    'AAAAAAA=',
    `${toSearchCursor({ kind: 'best', after: 1 })}AA`,
    Buffer.from([9, 0, 0, 0, 1]).toString('base64url'),
    toSearchCursor({ kind: 'newest', after: 2_147_483_648 } satisfies SearchPlace),
  ])('is not read from %s', (cursor) => {
    expect(() => fromSearchCursor(cursor)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});
