import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Clock } from '../clock/clock';
import { minute } from '../clock/durations';
import { Fresh, FreshGuard } from './fresh';

@Injectable()
class Operations {
  @Fresh()
  change() {}

  look() {}
}

const now = Date.parse('2026-11-23T12:00:00Z');
const clock = { now: () => new Date(now) } as Clock;

const asks = (operation: keyof Operations, provenAt?: number) => () =>
  new FreshGuard(clock, new Reflector()).canActivate({
    getHandler: () => Operations.prototype[operation],
    switchToHttp: () => ({ getRequest: () => ({ viewer: { provenAt } }) }),
  } as unknown as ExecutionContext);

describe('an operation that wants a fresh proof', () => {
  it('is for who has proved who they are within ten minutes', () => {
    expect(asks('change', now)()).toBe(true);
    expect(asks('change', now - 10 * minute + 1)()).toBe(true);
  });

  it.each([
    ['ten minutes ago', now - 10 * minute],
    ['never', undefined],
  ])('is refused to who has done so %s', (_, provenAt) => {
    expect(asks('change', provenAt)).toThrow(expect.objectContaining({ code: 'proof_required', status: 403 }));
  });

  it('is told from the others', () => {
    expect(asks('look')()).toBe(true);
  });
});
