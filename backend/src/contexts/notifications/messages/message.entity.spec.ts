import { Message } from './message.entity';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const queued = () =>
  Object.assign(new Message(), {
    state: 'queued',
    attempts: 0,
    deferred: false,
    queuedAt: noon,
    sealedValues: Buffer.of(1),
  });

describe('a message', () => {
  it('forgets its values once it is sent', () => {
    const message = queued();
    message.sent(later(1));
    expect(message).toMatchObject({ state: 'sent', attempts: 1, sentAt: later(1), sealedValues: null });
  });

  it('keeps what it says when it is caught', () => {
    const message = queued();
    message.caught({ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }, later(1));
    expect(message).toMatchObject({ state: 'sent', html: '<p>Hello</p>', text: 'Hello', sealedValues: null });
  });

  it('waits while the server is away', () => {
    const message = queued();
    message.notTaken({ kind: 'server-away', answer: 'connect ECONNREFUSED', timedOut: false }, later(1));
    expect(message).toMatchObject({ state: 'queued', attempts: 1, deferred: false, lastError: 'connect ECONNREFUSED' });
    expect(message.waitedForServer).toBe(true);
  });

  it('does not wait for the server when it is itself put off', () => {
    const message = queued();
    message.notTaken({ kind: 'deferred', answer: '450 Greylisted', timedOut: false }, later(1));
    expect(message).toMatchObject({ state: 'queued', deferred: true });
    expect(message.waitedForServer).toBe(false);
  });

  it('fails at once when it is refused', () => {
    const message = queued();
    message.notTaken({ kind: 'refused', answer: '550 No such user', timedOut: false }, later(1));
    expect(message).toMatchObject({ state: 'failed', lastError: '550 No such user' });
  });

  it('fails after three days without a server', () => {
    const message = queued();
    message.notTaken({ kind: 'server-away', answer: 'Timeout', timedOut: true }, later(71.9));
    expect(message.state).toBe('queued');
    message.notTaken({ kind: 'server-away', answer: 'Timeout', timedOut: true }, later(72.1));
    expect(message.state).toBe('failed');
  });
});
