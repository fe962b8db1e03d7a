import { STATUS_CODES } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { sectionClosed, sectionOf, staysOpen } from '../settings/sections';
import { type AccessLevel, organizationParameter, problemExtension } from './access';
import { type DocumentedProblem, documented, invalidInput, notFound, problemCodes } from './domain-error';
import { type Schema, settleSchemas } from './open-api-schemas';
import { documentOf } from './problem';
import { ProblemDto } from './problem.dto';
import {
  accountLeaving,
  addressTooLong,
  credentialsDisagree,
  crossSiteRequest,
  forbidden,
  headersTooLarge,
  invalidRequest,
  organizationInReview,
  tooLarge,
  unauthenticated,
  unavailable,
  unsupportedMediaType,
} from './problems';
import { waitsForReview } from './review.guard';
import { bodyLimitExtension, usualBodyLimit } from './route-settings';

const who: Record<AccessLevel, string> = {
  visitor: 'anybody',
  'signed-in': 'anybody signed in, as a member or to run the alliance',
  member: 'members (anybody signed in)',
  'organization-admin': 'owners and admins of the organization that the path names',
  operator: 'operators and super admins',
  'super-admin': 'super admins',
};

const description = `
The API of the alliance. Everything the web client does goes through it.

**Step one is to sign in**, with \`POST /api/login\`: it answers a session cookie, which browsers send by themselves from
then on. Not a member yet? Register an organization with \`POST /api/membership/register\`, take the token from the link in
the welcome mail, and set a password with \`POST /api/auth/activate\`, which signs in too.

**Errors** are problem documents (\`application/problem+json\`, RFC 9457) with a stable \`code\`, the refused fields in
\`errors\`, and an \`instance\` that support finds in the log.

**Lists** answer a JSON array, one page of it, newest first, with \`X-Total-Count\` and a \`Link: rel="next"\` header.

**Money** is an amount with its currency; nothing is ever rounded on the way.
`.trim();

const session =
  'Set by signing in (`logIn`); browsers send it by themselves and let no page read or write it. Named `__Host-sid` on an https origin.';

/** Stands first: it is the step before all others. */
const signIn = '/api/login';

/** One for each context, and one for each part of it that the web client loads by itself. */
const tags = {
  membership: 'Organizations and the people who act for them: registration, sign-in, passwords, connections.',
  'membership: domains': 'The domains that an organization has proven to be its own.',
  'membership: organizations': 'Organizations of one’s own.',
  'membership: account': 'One’s own account: profile, address, a copy of one’s data, and leaving.',
  'membership: profile': 'What an organization says of itself, and who sees it.',
  'membership: mentoring': 'Mentors and experts, their free times, and the sessions that members book with them.',
  'membership: team': 'The people of an organization: invitations, roles, seats, leaving.',
  'membership: onboarding': 'Calls in which the alliance’s team shows new members around.',
  'membership: legal': 'What members are told of new versions of the Terms and the Privacy Policy, and agree to.',
  'membership: documents':
    'The versions of the Terms and the Privacy Policy as super admins write and publish them, and who has agreed to which.',
  'membership: support': 'What members ask the alliance for help with, and what it answers.',
  'membership: analytics': 'How the alliance does: activity, registrations and what becomes of them, for super admins.',
  'membership: registry': 'Registrations as super admins read, review, delete and take them away.',
  'membership: records': 'People and organizations as super admins find, verify, suspend and erase them.',
  'membership: welcome': 'Welcome mails, tried out and sent again by operators.',
  'membership: directory':
    'The organizations of the alliance as members find them: search, facets, featured partners, growth.',
  'membership: connections': 'The connections of the viewer’s organizations, page by page, and the end of one.',
  'membership: conversations':
    'Messages between people of connected organizations, or of one: conversations, drafts, files, and whom one takes none from.',
  'membership: reports': 'Messages that were reported, and what was decided about them.',
  'membership: communities': 'Communities: who belongs to them, what they discuss, and what moderators do about it.',
  'membership: management': 'All communities as super admins make, staff, close and oversee them.',
  'membership: security': 'Second factors, passkeys, recovery codes, and the sessions of an account.',
  innovation: 'Problems, the solutions proposed to them, and what became of them.',
  'innovation: outcomes':
    'What projects were worth: success metrics, and values that others than their owners confirm.',
  'innovation: work': 'What an organization does in the alliance, for its page.',
  'innovation: stories': 'What came of projects, told to everybody while all whom it names agree.',
  'innovation: evaluation': 'How the proposals to a problem are judged: rubric, reviewers, scores, ranking.',
  'innovation: storage': 'How much the files of organizations take.',
  'innovation: dashboard':
    'Figures of the alliance and of an organization of the viewer: sums of counts, each of which drills down to rows.',
  'innovation: projects': 'What problems and solutions become together: projects, who works on them, their phases.',
  'innovation: lifecycle': 'What those who run the alliance do with its projects.',
  marketplace: 'APIs that organizations publish for each other, as super admins see them.',
  search: 'All that a member may see, looked through at once.',
  billing: 'Plans, prices and the terms of trial and money-back.',
  notifications: 'The mail that the alliance sends, to be read where no mail server is configured.',
  'notifications: mail': 'What became of each mail, who gets none, and how mails look: for operators.',
  'notifications: delivery': 'By which server mail leaves, tried before it is taken, and by which key it is signed.',
  'notifications: inbox': 'What members were told, and what they want to hear no more of.',
  'notifications: preferences': 'How members are told of what happens, by category, and when their mail waits.',
  admin: 'Sign-in of the people who run the alliance.',
  'admin: administrators': 'Who runs the alliance: super admins and operators, invited by mail.',
  'admin: seeing':
    'The product as a member sees it, for super admins who help them: for an hour, and without changing anything.',
  'admin: settings': 'How the alliance works, as super admins set it.',
  'admin: sections': 'Which sections of the alliance are closed for now.',
  'admin: audit': 'Who did what, and the proof that nobody has written in it by hand: for super admins.',
};

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & Record<`x-${string}`, unknown>;
type Response = Exclude<Operation['responses'][string], { $ref: string } | undefined>;

/** The published contract. `operationId` is the controller method's name. */
export function createContract(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Global Innovation Alliance')
    .setDescription(description)
    .setVersion('1.0')
    .setLicense('Proprietary; use is governed by the Terms of Service', '/terms')
    .setTermsOfService('/terms')
    .addServer('/', 'This installation')
    .addCookieAuth('sid', { type: 'apiKey', in: 'cookie', name: 'sid', description: session }, 'session');
  for (const [name, text] of Object.entries(tags)) builder.addTag(name, text);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller: string, method: string) => method,
    extraModels: [ProblemDto],
  });
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  document.info.contact = { name: 'Global Innovation Alliance', url: '/terms#contact' };
  document.paths = withFirst(signIn, document.paths);
  const summaries = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      describe(operation, path);
      const namesake = summaries.get(operation.summary as string);
      if (namesake) throw new Error(`${operation.operationId} has the same summary as ${namesake}`);
      summaries.set(operation.summary as string, operation.operationId as string);
      showRequest(operation, schemas);
      showResponses(operation, method, path);
    }
  }
  nameCodes(schemas);
  settleSchemas(document);
  return document;
}

function withFirst(path: string, { [path]: item = {}, ...others }: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  return { [path]: { post: item.post, ...item }, ...others };
}

/** The first paragraph of a controller method's comment is the summary, the others are the description. */
function describe(operation: Operation, path: string): void {
  const level = operation['x-access'] as AccessLevel | undefined;
  if (!level) throw new Error(`${operation.operationId} does not say who may call it`);
  if (level === 'organization-admin' && !path.includes(`{${organizationParameter}}`))
    throw new Error(`${operation.operationId} has no :${organizationParameter} in its path`);
  const rule = operation['x-access-rule'];
  const [summary = '', ...more] = (operation.summary ?? '').split('\n\n');
  if (!summary) throw new Error(`${operation.operationId} does not say what it does: its method has no comment`);
  operation.summary = summary.replaceAll('\n', ' ');
  operation.description = [...more, `**Who may call:** ${who[level]}${rule ? `; ${rule}` : ''}.`].join('\n\n');
  operation.security = level === 'visitor' ? [] : [{ session: [] }];
}

/** A request's example consists of the fields whose DTO gives one: leaving the others out is what most callers want. */
function showRequest({ parameters = [], requestBody }: Operation, schemas: Record<string, Schema>): void {
  for (const parameter of parameters) {
    const isNamed =
      'schema' in parameter && parameter.schema && ('enum' in parameter.schema || 'pattern' in parameter.schema);
    if ('in' in parameter && parameter.in === 'path' && !isNamed) {
      parameter.description ??= 'Its identifier, from a list or from the answer that made it.';
      parameter.schema = { type: 'string', format: 'uuid' };
    }
  }
  if (!requestBody || !('content' in requestBody)) return;
  for (const media of Object.values(requestBody.content)) {
    if (media.schema && 'format' in media.schema && media.schema.format === 'binary') continue;
    const name = media.schema && '$ref' in media.schema ? media.schema.$ref.split('/').at(-1) : undefined;
    const fields = Object.entries(schemas[name ?? '']?.properties ?? {}) as [string, Schema][];
    media.example = Object.fromEntries(
      fields.filter(([, { example }]) => example !== undefined).map(([field, { example }]) => [field, example]),
    );
  }
}

function showResponses(operation: Operation, method: string, path: string): void {
  const responses = operation.responses as Record<string, Response>;
  // An operation's own words stand for the platform's.
  const problems = new Map(usualProblems(operation, method, path).map((problem) => [problem.code, problem]));
  for (const problem of ownProblems(operation)) problems.set(problem.code, problem);
  for (const problem of problems.values()) showProblem(responses, problem);
  for (const [status, response] of Object.entries(responses)) response.description ||= `${STATUS_CODES[status]}.`;
}

/** What `@Problems` names. */
function ownProblems(operation: Operation): DocumentedProblem[] {
  const names = Object.keys(operation).filter((name) => name.startsWith(problemExtension)) as `x-${string}`[];
  return names.reverse().map((name) => {
    const refusal = operation[name] as DocumentedProblem;
    delete operation[name];
    return refusal;
  });
}

/** What the platform answers before or instead of a use case. */
function usualProblems(operation: Operation, method: string, path: string): DocumentedProblem[] {
  const { parameters = [], requestBody } = operation;
  const takesFields = requestBody || parameters.some((parameter) => 'in' in parameter && parameter.in === 'query');
  const isUnsafe = method !== 'get';
  const hasPlace = path.includes('{');
  const isVisitor = operation['x-access'] === 'visitor';
  const isForMembers = ['member', 'organization-admin', 'signed-in'].includes(String(operation['x-access']));
  return [
    takesFields && invalidInput,
    !isVisitor && unauthenticated,
    !isVisitor && credentialsDisagree,
    (isUnsafe || hasPlace) && invalidRequest,
    isUnsafe && crossSiteRequest,
    !isVisitor && forbidden,
    isForMembers && accountLeaving,
    waitsForReview(method, operation['x-access'], operation.tags ?? []) && organizationInReview,
    sectionOf(operation.tags ?? []) && !staysOpen(operation['x-access']) && sectionClosed,
    hasPlace && notFound,
    isUnsafe && {
      documented: documented(tooLarge((operation[bodyLimitExtension] as number | undefined) ?? usualBodyLimit)),
    },
    hasPlace && addressTooLong,
    unsupportedMediaType,
    headersTooLarge,
    unavailable,
  ].flatMap((problem) => (problem ? [problem.documented] : []));
}

/** Adds a refusal to what is answered with its status: in words, and as the document that is answered. */
function showProblem(responses: Record<string, Response>, refusal: DocumentedProblem): void {
  const { status, code, details } = refusal;
  responses[status] ??= { description: '' };
  const response = responses[status];
  response.content ??= {
    'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' }, examples: {} },
  };
  const { examples = {} } = response.content['application/problem+json'] ?? {};
  response.description = [response.description, `\`${code}\`: ${refusal.words}`].filter(Boolean).join('\n\n');
  examples[code] = { value: documentOf(refusal, '5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215') };
  if (details.retryAfterSeconds)
    response.headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', example: 2 } } };
}

/** The codes as an enumeration, so that clients can map every one of them. */
function nameCodes(schemas: Record<string, Schema>): void {
  const description = 'Stable name of what went wrong, for programs.';
  schemas.ProblemCode = { type: 'string', description, enum: problemCodes() };
  const { properties = {} } = schemas.ProblemDto as Schema;
  properties.code = { allOf: [{ $ref: '#/components/schemas/ProblemCode' }], description, example: invalidInput.code };
}
