import { lineDiff } from './lineDiff';

const signs = { same: ' ', added: '+', removed: '-' };
const diff = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => signs[kind] + text);

describe('the difference of two texts', () => {
  it.each<[string, string, string, string[]]>([
    ['equal texts', 'a\nb', 'a\nb', [' a', ' b']],
    ['a line that is new', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
    ['a line that is gone', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['a line that is another', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['lines at the end', 'a', 'a\nb\nc', [' a', '+b', '+c']],
    ['lines that have moved', 'a\nb\nc', 'c\na\nb', ['+c', ' a', ' b', '-c']],
    ['nothing in common', 'a', 'b', ['-a', '+b']],
  ])('shows %s', (_, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected);
  });
});
