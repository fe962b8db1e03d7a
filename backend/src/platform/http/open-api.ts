import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { AccessLevel } from './access';
import { ProblemDto } from './problem.dto';

const who: Record<AccessLevel, string> = {
  visitor: 'anybody',
  member: 'members (anybody signed in)',
  operator: 'operators and super admins',
  'super-admin': 'super admins',
};

const description = `
The API of the alliance. Everything the web client does goes through it.

**To try it:** register an organization with \`POST /api/membership/register\`, open the link in the welcome mail to set a
password, then sign in with \`POST /api/login\` below (JSON body). The browser keeps the session cookie; every operation can
then be called from this page.

**Errors** are problem documents (\`application/problem+json\`, RFC 9457) with a stable \`code\`, the refused fields in
\`errors\`, and an \`instance\` that support finds in the log.

**Lists** answer a JSON array, one page of it, newest first, with \`X-Total-Count\` and a \`Link: rel="next"\` header.

**Money** is an amount with its currency; nothing is ever rounded on the way.
`.trim();

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & Record<`x-${string}`, unknown>;

const problem = (text: string) => ({
  description: text,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
});

/** The published contract. `operationId` is the controller method's name. */
export function createContract(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Global Innovation Alliance')
    .setDescription(description)
    .setVersion('1.0')
    .addCookieAuth('sid', { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Set by signing in.' }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (_controller: string, method: string) => method,
    extraModels: [ProblemDto],
  });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item[method] as Operation | undefined;
      if (operation) complete(operation, path);
    }
  }
  return document;
}

function complete(operation: Operation, path: string): void {
  const level = operation['x-access'] as AccessLevel | undefined;
  if (!level) throw new Error(`${operation.operationId} does not say who may call it`);
  const rule = operation['x-access-rule'];
  operation.description = [operation.description, `**Who may call:** ${who[level]}${rule ? `; ${rule}` : ''}.`]
    .filter(Boolean)
    .join('\n\n');
  const { responses } = operation;
  if (operation.requestBody || operation.parameters?.length)
    responses['400'] ??= problem('`invalid_input`: `errors` names the refused fields.');
  if (level !== 'visitor') {
    operation.security = [{ session: [] }];
    responses['401'] ??= problem('`unauthenticated`: nobody is signed in.');
    responses['403'] ??= problem('`forbidden`: the viewer may not do this.');
  }
  if (path.includes('{')) responses['404'] ??= problem('`not_found`: it does not exist, or not for the viewer.');
}
