import { act, render, screen } from '@testing-library/react';
import { useEndOfLog } from './useEndOfLog';

function Log() {
  return <div ref={useEndOfLog('m1', 'm9')} role="log" />;
}

let resized = () => {};
let room = 400;

beforeEach(() => {
  room = 400;
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room);
  window.ResizeObserver = jest.fn((tell) => {
    resized = tell;
    return { observe() {}, unobserve() {}, disconnect() {} };
  }) as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete (window as Partial<typeof window>).ResizeObserver;
});

it.each([
  ['stays at its end for who is there', 600, 1000],
  ['stays in its place for who reads further up', 100, 100],
])('a log that gets less room %s', (_, from, to) => {
  render(<Log />);
  const log = screen.getByRole('log');
  log.scrollTop = from;
  room = 200;
  act(() => resized());
  expect(log.scrollTop).toBe(to);
});
