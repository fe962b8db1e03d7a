import { problemText } from '@alliance/api-client/problem';

const failed = (code: string, detail?: string) => ({
  status: 409,
  problem: { status: 409, code, title: 'Conflict', detail },
});

describe('A refusal', () => {
  it('is said in our words where the server’s are for programs', () => {
    expect(problemText(failed('idempotency_key_in_use', 'A request with this Idempotency-Key is under way.'))).toBe(
      'This is being saved already. Please wait a moment and try again.',
    );
  });

  it.each([
    ['that names what it is about', 'problem_not_open', 'This problem is solved and takes no new proposals.'],
    ['of a newer server', 'not_known_here_yet', 'The server knows.'],
    ['with a name that objects have', 'constructor', 'The server knows.'],
  ])('%s is said as the server says it', (_, code, detail) => {
    expect(problemText(failed(code, detail))).toBe(detail);
  });

  it('of too much at once says when one may go on', () => {
    const limited = { ...failed('too_many_requests', 'Too many attempts.'), retryAfter: 1441 };
    expect(problemText(limited)).toBe('That was a lot at once. Please go on in 25 minutes.');
    expect(problemText({ ...limited, retryAfter: 20 })).toBe('Too many attempts.');
  });

  it('has its title where nothing more was said', () => {
    expect(problemText(failed('problem_not_open'))).toBe('Conflict');
    expect(problemText(new Error('gone'), 'Not sent')).toBe('Not sent');
  });
});
