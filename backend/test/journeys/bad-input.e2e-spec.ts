import type { Client } from '../support/client';
import { addressOf, type Operation, operations, resolve } from '../support/contract';
import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { joinAlliance } from '../support/registration';

/** Of no field but a few that may be anything. */
const wrongType = {};
const naughty: unknown[] = [
  null,
  true,
  -1,
  1e308,
  wrongType,
  [],
  [[]],
  { toString: 'x' },
  '',
  '   ',
  'undefined',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\ud800',
  "' or 1=1; drop table membership.users --",
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  '=cmd|/c calc!A0',
  '------------------------------------------------------------------',
  '& | ! ( ) <-> : *',
  'a1 b2 c3 '.repeat(220),
  '%00%0d%0aset-cookie: a=b',
  '../../../../etc/passwd',
  '𝒳'.repeat(5000),
  'x'.repeat(100_000),
];

const texts = naughty.filter((value): value is string => typeof value === 'string');
/** A number, a date, an identifier or one of some values is refused whatever else is given: a few say so. */
const fewer = [
  '',
  '   ',
  'a\u0000b',
  '-1',
  '1e308',
  '\u0000',
  "' or 1=1; drop table membership.users --",
  '𝒳'.repeat(5000),
];
const isText = ({
  type,
  format,
  enum: values,
  items,
  $ref,
  allOf,
}: Operation['parameters'][number]['schema']): boolean =>
  items ? isText(items) : type === 'string' && !format && !values && !$ref && !allOf;

/** What a body may have, in bytes: beyond it none of its fields is looked at. */
const longestBody = 250_000;

/** `{}` is the right type for what a browser's passkey answers, and for a filter. */
const mayBeEmpty = ['return', 'credential', 'filter'];

const fieldsOf = (body: { errors?: { field: string }[] }) => body.errors?.map(({ field }) => field) ?? [];
/** By who calls, by what the path names, or as far too long. */
const notLookedAt = (status: number) => [401, 403, 404, 431].includes(status);
const refusedOrDone = (status: number) => status < 500;

describe('Bad input', () => {
  let product: Product;
  let member: Client;
  let superAdmin: Client;
  let organizationId: string;

  beforeAll(async () => {
    product = await startProduct();
    const joined = await joinAlliance(product);
    member = joined.client;
    organizationId = joined.user.organizations[0].organization.id;
    superAdmin = (await gatherPeople(product)).people['super-admin'].client;
  });
  afterAll(() => product.stop());

  const withBody = operations.filter(({ body }) => body);
  const ofSuperAdmins = new Set(operations.filter(({ access }) => access === 'super-admin').map(({ id }) => id));
  const callable = (id: string) => {
    if (/^(logOut|logIn)/.test(id)) return product.visitor();
    return ofSuperAdmins.has(id) ? superAdmin : member;
  };

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s refuses a field that it does not know, by name',
    async (id, operation) => {
      const { status, body } = await callable(id).send(
        operation.method,
        addressOf(operation),
        JSON.stringify({ email: 'a@b.example', password: 'some password', username: 'x', surprise: 1 }),
        { 'content-type': 'application/json' },
      );
      expect(refusedOrDone(status)).toBe(true);
      if (status === 400) expect(body.errors.map(({ field }: { field: string }) => field)).toContain('surprise');
      else expect([401, 403, 404, 200]).toContain(status);
      const list = await callable(id).send(operation.method, addressOf(operation), '[{}]', {
        'content-type': 'application/json',
      });
      if (list.status === 400) expect(list.body.errors).toEqual([{ field: 'body', message: expect.any(String) }]);
      else expect([401, 403, 404]).toContain(list.status);
    },
  );

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s answers every naughty value of every field below 500',
    async (id, operation) => {
      const fields = Object.keys(operation.body ?? {});
      const bodyOf = (some: string[], value: unknown) =>
        JSON.stringify(Object.fromEntries(some.map((f) => [f, value])));
      // Alone a field comes no further than to where another one is missing: then all are wrong at once, as far as a body may be long.
      const together = (value: unknown) =>
        operation.needed.length > 1 && Buffer.byteLength(bodyOf(fields, value)) < longestBody
          ? [fields]
          : fields.map((f) => [f]);
      for (const value of naughty) {
        const answers = await Promise.all(
          together(value).map(async (some) => {
            const answer = await callable(id).send(operation.method, addressOf(operation), bodyOf(some, value), {
              'content-type': 'application/json',
            });
            return { ...answer, some };
          }),
        );
        const broken = answers.filter(({ status }) => status === 413 || !refusedOrDone(status));
        expect(broken.map(({ some, status }) => [some, String(value).slice(0, 40), status])).toEqual([]);
        if (value !== wrongType) continue;
        for (const { status, body, some } of answers)
          for (const field of status === 400 ? some.filter((name) => !mayBeEmpty.includes(name)) : [])
            expect(JSON.stringify(body.errors)).toMatch(new RegExp(`"${field}["\\.]`));
      }
    },
  );

  const withQuery = operations.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some((p) => p.in === 'query'),
  );

  /** A query that is well-formed, of what must be given and is not looked at just now. */
  const queryBut = (operation: Operation, name: string) => {
    const given = operation.parameters.filter((one) => one.in === 'query' && one.required && one.name !== name);
    return given
      .map(({ name: other, schema }) => {
        const { example, enum: values, format } = { ...resolve(schema), ...schema };
        const plain = format === 'uuid' ? organizationId : (example ?? values?.[0] ?? 'x');
        return `&${other}=${encodeURIComponent(String(plain))}`;
      })
      .join('');
  };

  it.each(withQuery.map((operation) => [operation.id, operation] as const))(
    '%s answers every naughty query below 500, and says what is wrong with it',
    async (id, operation) => {
      for (const { name, schema, required } of operation.parameters.filter((parameter) => parameter.in === 'query')) {
        const others = queryBut(operation, name);
        for (const value of isText(schema) ? texts : fewer) {
          const query = `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '').slice(0, 6000))}${others}`;
          const { status, body } = await callable(id).get(`${addressOf(operation)}?${query}`);
          expect([name, value.slice(0, 40), refusedOrDone(status)]).toEqual([name, value.slice(0, 40), true]);
          if (status === 400) expect([query.slice(0, 80), fieldsOf(body)]).toEqual([query.slice(0, 80), [name]]);
          else if (!isText(schema) && value.trim())
            expect([query.slice(0, 80), notLookedAt(status)]).toEqual([query.slice(0, 80), true]);
        }
        if (!required) continue;
        const { status, body } = await callable(id).get(`${addressOf(operation)}?${others.slice(1)}`);
        if (status === 400) expect(fieldsOf(body)).toContain(name);
        else expect([name, notLookedAt(status)]).toEqual([name, true]);
      }
      const twice = await callable(id).get(
        `${addressOf(operation)}?${operation.parameters[0]?.name}=a&${operation.parameters[0]?.name}=b`,
      );
      expect(refusedOrDone(twice.status)).toBe(true);
    },
  );

  it.each(['{', '[1', '"', 'null', '[]', '{"__proto__":{"admin":true}}', '{"a":'.repeat(2000)])(
    'answers the body %j with a problem document',
    async (body) => {
      const answer = await member.send('POST', '/api/problems', body, { 'content-type': 'application/json' });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    },
  );

  it('refuses a body that is too large with 413, and one of another type with 415', async () => {
    const json = { 'content-type': 'application/json' };
    const large = JSON.stringify({ title: 'x'.repeat(300_000) });
    expect((await member.send('POST', '/api/problems', large, json)).status).toBe(413);
    expect((await member.send('POST', '/api/problems', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
  });

  it('answers an address that does not exist with a problem document', async () => {
    expect(await member.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
