import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type DocumentedProblem, DomainError, documented } from './domain-error';
import { organizationRequired, organizationSuspended } from './problems';

/**
 * Who may call an operation. `visitor`: anybody. `signed-in`: anybody signed in. `member`: anybody signed in as a person.
 * `organization-admin`: owners and admins of the organization that the path names by `:organizationId`.
 * `operator`: operators and super admins. What depends on an object (whose organization it is) the use case checks.
 */
export type AccessLevel = 'visitor' | 'signed-in' | 'member' | 'organization-admin' | 'operator' | 'super-admin';

export const accessKey = 'access';
export const organizationParameter = 'organizationId';

/** Names who may call, for the guard and for the published contract. `only` says the object-level rule in words. */
export function Access(level: AccessLevel, only?: string) {
  return applyDecorators(
    SetMetadata(accessKey, level),
    ApiExtension('x-access', level),
    ...(only ? [ApiExtension('x-access-rule', only)] : []),
  );
}

export const whileLeavingKey = 'while-leaving';

/** An operation that somebody may call whose account is about to be erased. To all others such a person is refused. */
export const WhileLeaving = () => SetMetadata(whileLeavingKey, true);

/**
 * What an operation may refuse beside the ordinary: definitions, or errors made of them where the text is to be of this
 * operation. They become its answers in the contract, each shown as it is answered.
 */
export function Problems(...problems: (DomainError | { documented: DocumentedProblem })[]) {
  const refusals = problems.map((problem) =>
    problem instanceof DomainError ? documented(problem) : problem.documented,
  );
  // Who may not write because theirs is suspended is told so instead.
  if (refusals.some(({ code }) => code === organizationRequired.code)) refusals.push(organizationSuspended.documented);
  return applyDecorators(...refusals.map((refusal) => ApiExtension(problemExtension + refusal.code, refusal)));
}

/** How the decorators hand their refusals to the writer of the contract, who takes them out again. */
export const problemExtension = 'x-problem-';
