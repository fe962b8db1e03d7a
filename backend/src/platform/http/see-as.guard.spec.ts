import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import type { Audit } from '../audit/audit';
import { Access } from './access';
import type { Authenticators } from './authenticators';
import type { RateLimits } from './rate-limits';
import { shownParts, WhileSeeing } from './see-as';
import { SeeAsGuard } from './see-as.guard';
import type { Viewer } from './viewer';

@ApiTags('innovation')
class Shown {
  @Access('member') plain() {}
  @Access('member') @ApiTags('billing') elsewhere() {}
}

@ApiTags('a part of tomorrow')
class Hidden {
  @Access('member') plain() {}
  @Access('visitor') open() {}
  @Access('member') @WhileSeeing() needed() {}
}

class Untold {
  @Access('member') plain() {}
}

const operations = { Shown, Hidden, Untold };
type Named = `${keyof typeof operations}.${string}`;
const seenBy = { adminId: 'noor', until: 0 };

/** What the guard says to a call, and whether it had to find out who calls. */
async function asked(operation: Named, method: string, viewer?: Partial<Viewer>) {
  const [name, handler] = operation.split('.') as [keyof typeof operations, string];
  const of = operations[name];
  const record = jest.fn();
  const identify = jest.fn(async () => viewer);
  const guard = new SeeAsGuard(
    { record } as unknown as Audit,
    { identify } as unknown as Authenticators,
    { consume: async () => undefined } as unknown as RateLimits,
    new Reflector(),
  );
  const context = {
    getHandler: () => (of.prototype as unknown as Record<string, unknown>)[handler],
    getClass: () => of,
    switchToHttp: () => ({ getRequest: () => ({ method }) }),
  } as unknown as ExecutionContext;
  const answer = await guard.canActivate(context).catch(({ code }: { code: string }) => code);
  return { answer, wasAsked: identify.mock.calls.length > 0, recorded: record.mock.calls };
}

describe('The guard of who sees the product as a member', () => {
  it.each([
    ['Shown.plain', 'GET', true],
    ['Shown.plain', 'HEAD', true],
    ['Shown.plain', 'POST', 'read_only_while_seeing'],
    ['Shown.plain', 'DELETE', 'read_only_while_seeing'],
    ['Shown.elsewhere', 'GET', 'hidden_while_seeing'],
    ['Hidden.plain', 'GET', 'hidden_while_seeing'],
    ['Hidden.plain', 'PUT', 'read_only_while_seeing'],
    ['Hidden.open', 'GET', true],
    ['Hidden.open', 'POST', 'read_only_while_seeing'],
    ['Hidden.needed', 'GET', true],
    ['Hidden.needed', 'PATCH', true],
    ['Untold.plain', 'GET', 'hidden_while_seeing'],
  ] as const)('answers %s by %s: %s', async (operation, method, answer) => {
    const seeing = { kind: 'member', id: 'ada', seenBy } as const;
    expect((await asked(operation, method, seeing)).answer).toBe(answer);
    for (const other of [undefined, { kind: 'member' }, { kind: 'super-admin' }] as const)
      expect((await asked(operation, method, other)).answer).toBe(true);
  });

  it('asks nobody who they are for what is shown to all', async () => {
    for (const operation of ['Shown.plain', 'Hidden.open', 'Hidden.needed'] as const)
      expect((await asked(operation, 'GET')).wasAsked).toBe(false);
  });

  it('writes each write that it refuses down, and no read', async () => {
    const viewer = { kind: 'member', id: 'ada', seenBy } as const;
    expect((await asked('Shown.plain', 'POST', viewer)).recorded).toEqual([
      [viewer, 'see-as.refused', 'person:ada', { operation: 'plain' }],
    ]);
    expect((await asked('Hidden.plain', 'GET', viewer)).recorded).toEqual([]);
  });

  it('shows no part of the administration, of money, security, messages and the account', () => {
    const parts = [...shownParts].join(' ');
    expect(parts).not.toMatch(/admin|billing|security|conversations|reports|inbox|account|registry|mail|welcome/);
  });
});
