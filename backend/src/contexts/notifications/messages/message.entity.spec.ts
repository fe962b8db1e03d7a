import { Message } from './message.entity';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const queued = () =>
  Object.assign(new Message(), {
    state: 'queued',
    attempts: 0,
    deferred: false,
    tries: [],
    queuedAt: noon,
    sealedValues: Buffer.of(1),
  });

describe('a message', () => {
  it('keeps what the server said when it took it', () => {
    const message = queued();
    message.sent('250 OK', later(1));
    expect(message).toMatchObject({ state: 'sent', attempts: 1, sentAt: later(1), lastError: null });
    const at = later(1).toISOString();
    expect(message.tries).toEqual([{ outcome: 'taken', answer: '250 OK', times: 1, firstAt: at, lastAt: at }]);
  });

  it('keeps what it says when it is caught', () => {
    const message = queued();
    message.caught({ subject: 'Hello', preview: '', html: '<p>Hello</p>', text: 'Hello' }, later(1));
    expect(message).toMatchObject({ state: 'sent', html: '<p>Hello</p>', text: 'Hello' });
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
    expect(message).toMatchObject({ state: 'queued', status: 'deferred', deferred: true });
    expect(message.waitedForServer).toBe(false);
  });

  it('fails at once when it is refused', () => {
    const message = queued();
    message.notTaken({ kind: 'refused', answer: '550 No such user', timedOut: false }, later(1));
    expect(message).toMatchObject({ state: 'failed', lastError: '550 No such user' });
  });

  it('bounces where there is no such recipient', () => {
    const message = queued();
    message.notTaken({ kind: 'bounced', answer: '550 5.1.1 No such user', timedOut: false }, later(1));
    expect(message).toMatchObject({ state: 'bounced', status: 'bounced', lastError: '550 5.1.1 No such user' });
  });

  it('counts the same answer instead of repeating it, and keeps the newest fifty', () => {
    const message = queued();
    const away = (answer: string, hours: number) =>
      message.notTaken({ kind: 'server-away', answer, timedOut: false }, later(hours));
    away('Refused', 1);
    away('Refused', 2);
    expect(message.tries).toEqual([
      {
        outcome: 'server-away',
        answer: 'Refused',
        times: 2,
        firstAt: later(1).toISOString(),
        lastAt: later(2).toISOString(),
      },
    ]);
    for (let n = 0; n < 60; n += 1) away(`Answer ${n}`, 3);
    expect(message.tries).toHaveLength(50);
    expect(message.tries.at(-1)).toMatchObject({ answer: 'Answer 59' });
    expect(message.attempts).toBe(62);
  });

  it('fails after three days without a server', () => {
    const message = queued();
    message.notTaken({ kind: 'server-away', answer: 'Timeout', timedOut: true }, later(71.9));
    expect(message.state).toBe('queued');
    message.notTaken({ kind: 'server-away', answer: 'Timeout', timedOut: true }, later(72.1));
    expect(message.state).toBe('failed');
  });
});
