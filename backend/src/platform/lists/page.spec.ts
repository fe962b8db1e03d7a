import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPage, type Page } from './page';

/** The headers of a page as it is answered. */
function headersOf(page: Partial<Page<string>>, version?: string, query: object = {}) {
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => Object.assign(headers, { [name]: value }) && reply };
  const request = { url: '/api/problems?limit=2&cursor=old' };
  answerPage(
    request as FastifyRequest,
    reply as unknown as FastifyReply,
    { limit: 2, ...query },
    { items: ['one'], total: { count: 1 }, ...page },
    version,
  );
  return headers;
}

describe('A page that is answered', () => {
  it('says how many there are, and is known again by the version of what it shows', () => {
    expect(headersOf({}, 'seven')).toEqual({
      'x-total-count': '1',
      'x-total-relation': 'eq',
      etag: 'W/"seven"',
    });
  });

  it('is not kept where its total is from before a write', () => {
    expect(headersOf({ isPassing: true }, 'seven').etag).toBeUndefined();
  });

  it('says where there may be more than are counted, and where the next page is, with what was asked for', () => {
    expect(
      headersOf({ total: { count: 20, orMore: true }, next: 'place' }, undefined, { search: 'a b', sort: '' }),
    ).toEqual({
      'x-total-count': '20',
      'x-total-relation': 'gte',
      link: '</api/problems?limit=2&search=a+b&cursor=place>; rel="next"',
    });
  });
});
