import { around, before, type Change, link, make } from './editing';

/** What a field holds after a change; `|` stands where the selection begins and ends. */
function after(change: Change, marked: string): string {
  const field = document.createElement('textarea');
  document.body.append(field);
  const [head = '', selected = '', tail = ''] = marked.split('|');
  field.value = head + selected + tail;
  field.setSelectionRange(head.length, head.length + selected.length);
  make(change, field);
  const { value, selectionStart, selectionEnd } = field;
  field.remove();
  return `${value.slice(0, selectionStart)}|${value.slice(selectionStart, selectionEnd)}|${value.slice(selectionEnd)}`;
}

describe('a tool of the composer', () => {
  it.each([
    ['puts signs around what is selected', around('**'), 'a |b| c', 'a **|b|** c'],
    ['takes them away again', around('**'), 'a **|b|** c', 'a |b| c'],
    ['waits for words between them', around('*'), 'a |', 'a *||*'],
    ['begins the line that the cursor is in', before('- '), 'a\nb||c\nd', 'a\n- bc||\nd'],
    ['begins every line that is selected', before('> '), '|a\nb|', '> a\n> b||'],
    ['begins no line that has begun so', before('> '), '|> a\n> b|', 'a\nb||'],
    ['begins all lines where one has not', before('- '), '|- a\nb|', '- - a\n- b||'],
    ['makes a link, and waits for where it leads', link, 'see |this|', 'see [this](|https://|)'],
    ['makes a link of nothing', link, '||', '[link](|https://|)'],
  ])('%s', (_, change, marked, expected) => expect(after(change, marked)).toBe(expected));

  it('says that the field has changed', () => {
    const field = document.createElement('textarea');
    const heard = jest.fn();
    field.addEventListener('input', heard);
    make(around('*'), field);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
