import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Access, type AccessLevel } from './access';
import { AccessGuard } from './access.guard';
import type { Authenticators } from './authenticators';
import type { Viewer } from './viewer';

const kinds = ['member', 'operator', 'super-admin'] as const;

class Operations {
  @Access('visitor') visitor() {}
  @Access('member') member() {}
  @Access('operator') operator() {}
  @Access('super-admin') 'super-admin'() {}
  @Access('organization-admin') 'organization-admin'() {}
  unnamed() {}
}

/** What the guard says to a caller of that kind, and whom the request is known to come from then. */
async function asked(operation: AccessLevel | 'unnamed', kind?: Viewer['kind']) {
  const viewer = kind && ({ kind } as Viewer);
  const request: { viewer?: Viewer } = {};
  const context = {
    getHandler: () => Operations.prototype[operation],
    getClass: () => Operations,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  const guard = new AccessGuard({ identify: async () => viewer } as unknown as Authenticators, new Reflector());
  const answer = await guard.canActivate(context).catch(({ code }: { code: string }) => code);
  return { answer, viewer: request.viewer };
}

describe('The guard of access', () => {
  it.each([
    ['member', ['member']],
    ['operator', ['operator', 'super-admin']],
    ['super-admin', ['super-admin']],
  ] as const)('lets to an operation for a %s only %j', async (level, allowed: readonly Viewer['kind'][]) => {
    for (const kind of kinds) {
      const { answer, viewer } = await asked(level, kind);
      expect([kind, answer]).toEqual([kind, allowed.includes(kind) ? true : 'forbidden']);
      expect(viewer).toEqual({ kind });
    }
    expect((await asked(level)).answer).toBe('unauthenticated');
  });

  it('lets everybody to an operation for visitors, and looks for nobody until it is asked', async () => {
    for (const kind of [undefined, ...kinds])
      expect(await asked('visitor', kind)).toEqual({ answer: true, viewer: undefined });
  });

  it('refuses an operation without a level to all', async () => {
    for (const kind of kinds) expect((await asked('unnamed', kind)).answer).toBe('forbidden');
  });
});
