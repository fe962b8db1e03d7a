import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Access, type AccessLevel, WhileLeaving } from './access';
import { AccessGuard } from './access.guard';
import type { Authenticators } from './authenticators';
import type { Viewer } from './viewer';

const kinds = ['member', 'operator', 'super-admin'] as const;

class Operations {
  @Access('visitor') visitor() {}
  @Access('signed-in') 'signed-in'() {}
  @Access('member') member() {}
  @Access('operator') operator() {}
  @Access('super-admin') 'super-admin'() {}
  @Access('organization-admin') 'organization-admin'() {}
  unnamed() {}
  @Access('member') @WhileLeaving() keepAccount() {}
}

type Operation = AccessLevel | 'unnamed' | 'keepAccount';

const callOf = (operation: Operation, request: object) =>
  ({
    getHandler: () => Operations.prototype[operation],
    getClass: () => Operations,
    switchToHttp: () => ({ getRequest: () => request }),
  }) as unknown as ExecutionContext;

/** What the guard says to a caller of that kind, and whom the request is known to come from then. */
async function asked(operation: Operation, kind?: Viewer['kind'], of: Partial<Viewer> = {}, params = {}) {
  const viewer = kind && ({ kind, organizations: [], ...of } as unknown as Viewer);
  const request: { viewer?: Viewer; params: object } = { params };
  const guard = new AccessGuard({ identify: async () => viewer } as unknown as Authenticators, new Reflector());
  const answer = await guard.canActivate(callOf(operation, request)).catch(({ code }: { code: string }) => code);
  return { answer, viewer: request.viewer };
}

describe('The guard of access', () => {
  it.each([
    ['signed-in', ['member', 'operator', 'super-admin']],
    ['member', ['member']],
    ['operator', ['operator', 'super-admin']],
    ['super-admin', ['super-admin']],
  ] as const)('lets to an operation for a %s only %j', async (level, allowed: readonly Viewer['kind'][]) => {
    for (const kind of kinds) {
      const { answer, viewer } = await asked(level, kind);
      expect([kind, answer]).toEqual([kind, allowed.includes(kind) ? true : 'forbidden']);
      expect(viewer).toEqual({ kind, organizations: [] });
    }
    expect((await asked(level)).answer).toBe('unauthenticated');
  });

  it('lets everybody to an operation for visitors, and looks for nobody until it is asked', async () => {
    for (const kind of [undefined, ...kinds])
      expect(await asked('visitor', kind)).toEqual({ answer: true, viewer: undefined });
  });

  it('finds out who calls an operation for visitors when it is asked, and once', async () => {
    const viewer = { kind: 'member', organizations: [] } as unknown as Viewer;
    const identify = jest.fn(async () => viewer);
    const request: { findViewer?: () => Promise<Viewer | undefined> } = {};
    const guard = new AccessGuard({ identify } as unknown as Authenticators, new Reflector());
    await guard.canActivate(callOf('visitor', request));
    expect(identify).not.toHaveBeenCalled();
    expect(await Promise.all([request.findViewer?.(), request.findViewer?.()])).toEqual([viewer, viewer]);
    expect(identify).toHaveBeenCalledTimes(1);
  });

  describe('to an operation for the admins of an organization', () => {
    const own = { id: 'own', role: 'owner' };
    const led = (role: string, organizationId: string, kind: Viewer['kind'] = 'member') => {
      const of = { organizations: [own, { id: 'led', role }] } as unknown as Viewer;
      return asked('organization-admin', kind, of, { organizationId }).then(({ answer }) => answer);
    };

    it.each([
      ['owner', true],
      ['admin', true],
      ['member', 'organization_required'],
      ['viewer', 'organization_required'],
    ])('says to its %s: %s', async (role, answer) => {
      expect(await led(role, 'led')).toBe(answer);
    });

    it('does not say to others that there is such an organization', async () => {
      expect(await led('owner', 'foreign')).toBe('not_found');
    });

    it('lets nobody but members, however many organizations they were of', async () => {
      for (const kind of ['operator', 'super-admin'] as const)
        expect(await led('owner', 'led', kind)).toBe('forbidden');
      expect((await asked('organization-admin')).answer).toBe('unauthenticated');
    });

    it('is a fault of ours where the path names no organization', async () => {
      const said = asked('organization-admin', 'member', { organizations: [] }).then(({ answer }) => answer);
      expect(await said).toBeUndefined();
    });
  });

  it.each([
    ['GET', ['owner', 'admin']],
    ['HEAD', ['owner', 'admin']],
    ['POST', ['viewer', 'admin']],
    ['DELETE', ['viewer', 'admin']],
  ])('knows who calls by %s as %j where the first organization is suspended', async (method, roles) => {
    const organizations = [
      { id: 'suspended', role: 'owner', isSuspended: true },
      { id: 'other', role: 'admin' },
    ];
    const viewer = { kind: 'member', organizations } as unknown as Viewer;
    const guard = new AccessGuard({ identify: async () => viewer } as unknown as Authenticators, new Reflector());
    const request: { method: string; viewer?: Viewer; findViewer?: () => Promise<Viewer | undefined> } = { method };
    await guard.canActivate(callOf('member', request));
    expect(request.viewer?.organizations.map(({ role }) => role)).toEqual(roles);
    await guard.canActivate(callOf('visitor', request));
    expect((await request.findViewer?.())?.organizations.map(({ role }) => role)).toEqual(roles);
  });

  it('lets who is leaving to what keeps the account alone', async () => {
    const leaving = { isLeaving: true };
    for (const level of ['signed-in', 'member', 'operator', 'super-admin'] as const)
      for (const kind of kinds) expect((await asked(level, kind, leaving)).answer).toBe('account_leaving');
    expect((await asked('keepAccount', 'member', leaving)).answer).toBe(true);
    expect((await asked('keepAccount', 'operator', leaving)).answer).toBe('forbidden');
    expect((await asked('keepAccount', 'member')).answer).toBe(true);
  });

  it('finds nobody for an operation for visitors in who is leaving', async () => {
    const viewer = { kind: 'member', organizations: [], isLeaving: true } as unknown as Viewer;
    const guard = new AccessGuard({ identify: async () => viewer } as unknown as Authenticators, new Reflector());
    const request: { findViewer?: () => Promise<Viewer | undefined> } = {};
    await guard.canActivate(callOf('visitor', request));
    expect(await request.findViewer?.()).toBeUndefined();
  });

  it('refuses an operation without a level to all', async () => {
    for (const kind of kinds) expect((await asked('unnamed', kind)).answer).toBe('forbidden');
  });
});
