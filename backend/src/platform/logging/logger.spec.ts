import type { Logger } from 'pino';
import { NestLogger } from './logger';

describe('What the product logs', () => {
  const written = (...said: [unknown, ...unknown[]]) => {
    const info = jest.fn();
    new NestLogger({ info } as unknown as Logger).log(...said);
    return info.mock.calls[0];
  };

  it('has the facts beside what is said as fields of their own', () => {
    expect(written({ msg: 'The audit is signed', head: 'a1', signature: 'b2' }, 'VerifyAuditJob')).toEqual([
      { context: 'VerifyAuditJob', msg: 'The audit is signed', head: 'a1', signature: 'b2' },
    ]);
    expect(written('Started', 'Main')).toEqual([{ context: 'Main' }, 'Started']);
  });
});
