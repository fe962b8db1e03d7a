import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../support/contract-schemas';

interface Property {
  description?: string;
}

interface Schema {
  enum?: unknown[];
  properties?: Record<string, Property>;
  required?: string[];
}

interface Media {
  schema: { $ref?: string; type?: string };
  example?: Record<string, unknown>;
  examples?: Record<string, { value: { status: number; code: string; detail: string; errors?: unknown[] } }>;
}

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  'x-access'?: string;
  security?: object[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; headers?: Record<string, unknown> }>;
}

interface Contract {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const file = join(__dirname, '..', '..', '..', 'libs', 'contracts', 'openapi.json');
const contract: Contract = JSON.parse(readFileSync(file, 'utf8'));
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
const { schemas } = contract.components;
const explained = contract.tags.filter(({ description }) => description).map(({ name }) => name);

const requests = operations.flatMap(({ operationId, requestBody }) =>
  Object.values(requestBody?.content ?? {}).map(({ schema, example }) => ({
    operationId,
    example: example ?? {},
    required: schemas[schema.$ref?.split('/').at(-1) ?? '']?.required ?? [],
  })),
);

it.each(operations)('$operationId says what it does, for whom, and where it belongs', (operation) => {
  expect(operation.summary).toMatch(/^[^\n]+$/);
  expect(operation['x-access']).toBeTruthy();
  expect(explained).toEqual(expect.arrayContaining(operation.tags ?? ['no tag']));
});

it.each(operations)('$operationId shows each of its errors as it would be answered', ({ responses }) => {
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  expect(errors.map(([status]) => status)).toContain('503');
  for (const [status, { content }] of errors) {
    const examples = Object.entries(content?.['application/problem+json']?.examples ?? {});
    expect(examples).not.toEqual([]);
    for (const [code, { value }] of examples) {
      expect(value).toMatchObject({ type: 'about:blank', status: Number(status), code, detail: expect.any(String) });
      if (status === '400' && code !== 'invalid_request') expect(value.errors).toEqual([expect.any(Object)]);
    }
  }
});

it.each(requests)('$operationId can be called with the example of its request', ({ example, required }) => {
  expect(Object.keys(example)).toEqual(expect.arrayContaining(required));
  expect(JSON.stringify(example)).not.toMatch(/3fa85f64|"string"/);
});

/** Lists that are answered whole, by what keeps them short. */
const short: Record<string, string> = {
  listUnconfirmedOrganizations: 'the newest 50',
  listConnections: 'open ones first, then the newest, 200 in all; of accepted ones 1,000',
  listConnectionStandings: 'four words for each, the newest 10,000',
  listFeaturedMembers: 'the last chosen 8',
  listCommunities: '200 at most',
  listCommunityInvitations: '200 at most that can still be used',
  listCommunityPeople: '250 at most, by name',
  findOrganizations: 'the best 20 of a search',
  findCommunityCandidates: 'the first 20 of a search',
  listReportedPosts: 'the oldest 100 that wait',
  listApisInReview: 'the oldest 100 that wait',
  findPeopleToSee: 'the first 20 of a search',
  listRunningBulks: 'the newest 20',
  listSessions: 'a hundred at most',
  getJoinOffers: 'ten at most',
  getTeamRequests: 'the first 100',
  findCollaborators: 'the best 20 of a search',
  listEntitlements: 'one for each feature of a plan',
  listEntitlementRules: 'one for each feature of each tier',
  getEntitlementHistory: 'the newest 200',
  listPlanLosses: 'one for each feature of a plan',
  listPriceVersions: 'the newest 200',
  findSimilarSolutions: 'the best',
  listPeopleToMention: '100 colleagues, 50 who decide and 100 who asked',
  listHiddenProblems: 'the last changed 200',
  listProblemChanges: 'the newest 200',
  listSolutionChanges: 'the newest 200',
  listProjectGates: 'four',
  listProjectFiles: '50 at most',
  listMessageBlocks: 'the newest 200',
  listWork: '50 of each kind',
  listWritablePeople: '200 at most',
  listMilestones: '100 at most',
  changeMilestone: '100 at most',
  listSettings: 'as many as the code declares',
  changeSetting: 'as many as the code declares',
  listSettingChanges: 'the newest 50',
  listClosedSections: 'as many as the code declares',
  listLegalNews: 'two at most',
  tickGateItem: 'four',
  clearGateItem: 'four',
  listConnectionSuggestions: 'three',
  listStorage: 'one for each organization of the viewer’s',
  listRecommendations: 'as many as are asked for',
  listSavedMatches: 'the newest 50',
  listSavedSearches: '50 at most',
  listInvitations: 'the newest 20',
  listProjectInvitations: 'the newest 20',
  listDisputes: 'the newest 20',
  listOverdueDecisions: 'one for each organization of the viewer’s',
  listProposableSolutions: 'the newest 100',
  listProposalVersions: 'the newest 100',
  listRubricVersions: 'the newest 100',
  listReviewerCandidates: '200 at most',
  listReviews: 'the oldest 200 that wait',
  compareProposals: 'three at most',
  decideProposals: 'fifty at most',
  listActivity: 'as many as are asked for',
  listCaughtMessages: 'the newest 200',
  listMailTemplates: 'as many as the code declares',
  listMailTemplateVersions: 'the newest 20',
};

it('answers in pages whatever may grow', () => {
  const whole = operations
    .filter(({ responses: { 200: answer } }) => {
      const isList = answer?.content?.['application/json']?.schema.type === 'array';
      return isList && !answer?.headers?.['X-Total-Count'];
    })
    .map(({ operationId }) => operationId);
  expect(whole.sort()).toEqual(Object.keys(short).sort());
});

it('explains every field', () => {
  const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([field, { description }]) => ({ field: `${name}.${field}`, description })),
  );
  expect(fields.filter(({ description }) => !description).map(({ field }) => field)).toEqual([]);
});

interface Example {
  at: string;
  schema: object;
  value: unknown;
}

/** Every example and every default of the document, with the schema that it stands beside. */
function examplesIn(node: unknown, at = '#'): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const {
    schema = node,
    example,
    examples = {},
    ...rest
  } = node as Record<string, unknown> & {
    schema?: object;
    examples?: object;
  };
  const named = Object.entries(examples).map(([name, { value }]) => ({ at: `${at}/examples/${name}`, schema, value }));
  const inside = Object.entries(node)
    .filter(([key, value]) => !/^examples?$/.test(key) || isSchemaOfAField(value))
    .flatMap(([key, value]) => examplesIn(value, `${at}/${key}`));
  const alone = [example, isSchemaOfAField(rest.default) ? undefined : rest.default]
    .filter((value) => value !== undefined)
    .map((value) => ({ at, schema, value }));
  return [...alone, ...named, ...inside];
}

/** A field may itself be called `example`, and an answer `default`. */
const isSchemaOfAField = (value: unknown) => typeof value === 'object' && value !== null && 'description' in value;

const examples = examplesIn(contract);

it('gives examples and defaults only that are valid by the schema that they stand beside', () => {
  expect(examples.length).toBeGreaterThan(200);
  const wrong = examples.flatMap(({ at, schema, value }) => faultsOf(schema, value).map((fault) => `${at} ${fault}`));
  expect(wrong).toEqual([]);
});

it('counts in whole numbers, with a format and limits', () => {
  const numbers = [...JSON.stringify(contract).matchAll(/\{[^{}]*"type":"(number|integer)"[^{}]*\}/g)];
  expect(numbers.length).toBeGreaterThan(20);
  const said = (text: string) =>
    text.includes('"format":"double"') || /"integer".*"format"|"format".*"integer"/.test(text);
  expect(numbers.map(([text]) => text).filter((text) => !said(text))).toEqual([]);
});

it('begins with signing in, and says of every operation whether it needs that', () => {
  expect(operations[0]).toMatchObject({ operationId: 'logIn', summary: expect.stringContaining('Step one') });
  for (const { operationId, security, 'x-access': access } of operations)
    expect([operationId, security]).toEqual([operationId, access === 'visitor' ? [] : [{ session: [] }]]);
});
