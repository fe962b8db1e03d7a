import type { Client } from '../support/client';
import { addressOf, operations } from '../support/contract';
import { operationAt } from '../support/documented';
import { type Product, startProduct } from '../support/product';
import { joinAlliance } from '../support/registration';

const json = { 'content-type': 'application/json' };
const signIns = /^(logIn|logOut)/;

interface Provocation {
  address?: (path: string) => string;
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

const ofEvery: Provocation[] = [
  {},
  { headers: { 'content-type': 'application/json; charset=utf-16' } },
  { headers: { 'x-large': 'x'.repeat(20_000) } },
  { headers: { 'if-none-match': '*' } },
  { address: (path) => `${path}?surprise=1` },
];
const ofPaths: Provocation[] = [
  { address: (path) => path.replace(/\{\w+\}/, 'x'.repeat(300)) },
  { address: (path) => path.replace(/\{\w+\}/, '%ff') },
];
const ofWrites: Provocation[] = [
  { headers: json, body: '' },
  { headers: json, body: '{' },
  { headers: json, body: '[]' },
  { headers: json, body: JSON.stringify({ title: 'x'.repeat(300_000) }) },
  { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
  { headers: { 'content-type': 'text/plain' }, body: 'a' },
  { body: new URLSearchParams({ email: 'nobody@alliance.example', password: 'not this one' }) },
  { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' },
];

describe('The contract', () => {
  let product: Product;
  let member: Client;
  const seen = new Set<number>();

  beforeAll(async () => {
    product = await startProduct();
    ({ client: member } = await joinAlliance(product));
  });
  afterAll(() => product.stop());

  // The client itself takes no answer whose status or body the contract does not document.
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'documents whatever %s answers when it is provoked',
    async (id, operation) => {
      const callers = signIns.test(id) ? [product.visitor()] : [product.visitor(), member];
      const provocations = [
        ...ofEvery,
        ...(operation.path.includes('{') ? ofPaths : []),
        ...(operation.method === 'GET' ? [] : ofWrites),
      ];
      for (const client of callers)
        for (const { address = () => addressOf(operation), body, headers } of provocations) {
          const { status } = await client.send(operation.method, address(operation.path), body, headers);
          seen.add(status);
        }
    },
  );

  it('has been asked for every refusal that the platform makes', () => {
    for (const status of [303, 304, 400, 401, 403, 404, 413, 414, 415, 431]) expect(seen).toContain(status);
  });

  it('is asked about the operation that answers, not about one whose path looks alike', () => {
    expect(operationAt('GET', '/api/problems/summary?x=1')?.id).toBe('getProblemSummary');
    expect(operationAt('POST', '/api/problems/summary')).toBeUndefined();
  });
});
