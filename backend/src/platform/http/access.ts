import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import { ProblemDto } from './problem.dto';

/**
 * Who may call an operation. `visitor`: anybody. `member`: anybody signed in as a person.
 * `operator`: operators and super admins. What depends on an object (whose organization it is) the use case checks.
 */
export type AccessLevel = 'visitor' | 'member' | 'operator' | 'super-admin';

export const accessKey = 'access';

/** Names who may call, for the guard and for the published contract. `only` says the object-level rule in words. */
export function Access(level: AccessLevel, only?: string) {
  return applyDecorators(
    SetMetadata(accessKey, level),
    ApiExtension('x-access', level),
    ...(only ? [ApiExtension('x-access-rule', only)] : []),
  );
}

/** The problem documents that an operation may answer beside the ordinary ones, by status. */
export function Problems(byStatus: Record<number, string>) {
  return applyDecorators(
    ...Object.entries(byStatus).map(([status, description]) =>
      ApiResponse({
        status: Number(status),
        description,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
      }),
    ),
  );
}

export { ProblemDto };
