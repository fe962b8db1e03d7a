import { whenUsed } from './whenUsed';

it('makes a thing when it is first asked for, and once', () => {
  const make = jest.fn(() => ({ name: 'clock' }));
  const clock = whenUsed(make);
  expect(make).not.toHaveBeenCalled();
  expect(clock()).toEqual({ name: 'clock' });
  expect(clock()).toBe(clock());
  expect(make).toHaveBeenCalledTimes(1);
});
