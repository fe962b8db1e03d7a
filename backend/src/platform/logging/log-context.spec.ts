import { inContext, logContext } from './log-context';

it('What one line says beside its text stands in no later line of the same request', () => {
  inContext({ request: 'r1' }, () => {
    // As the logger does, which writes the fields of a line into what it was given.
    Object.assign(logContext(), { err: 'away', msg: 'The audit is signed' });
    expect(logContext()).toEqual({ request: 'r1' });
  });
  expect(logContext()).toEqual({});
});
