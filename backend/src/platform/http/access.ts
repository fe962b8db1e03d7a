import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';

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

/**
 * The problem documents that an operation may answer beside the ordinary ones, by status. Each is written as
 * "`code`: what happened."; the contract makes its examples of them.
 */
export function Problems(byStatus: Record<number, string | string[]>) {
  return applyDecorators(
    ...Object.entries(byStatus).map(([status, problems]) =>
      ApiResponse({ status: Number(status), description: [problems].flat().join('\n\n') }),
    ),
  );
}
