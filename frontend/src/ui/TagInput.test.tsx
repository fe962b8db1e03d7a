import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { TagInput } from './TagInput';
import { tagProblem } from './tags';

function Tags({ already = [] }: { already?: string[] }) {
  const [tags, setTags] = useState(already);
  const [typed, setTyped] = useState('');
  return (
    <Field label="Tags" error={tagProblem(typed, tags)}>
      <TagInput value={tags} onChange={setTags} typed={typed} onTyped={setTyped} />
    </Field>
  );
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('TagInput', () => {
  it('adds a trimmed tag by Enter and by the button', async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText('Tags'), '  solar {Enter}wind');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(shown()).toEqual(['solar', 'wind']);
    expect(screen.getByLabelText('Tags')).toHaveValue('');
  });

  it('ignores what is empty or already there', async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText('Tags'), '   {Enter}solar{Enter}solar{Enter}');
    expect(shown()).toEqual(['solar']);
  });

  it('adds what was typed when the input is left', async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText('Tags'), 'solar');
    await userEvent.tab();
    expect(shown()).toEqual(['solar']);
    expect(screen.getByLabelText('Tags')).toHaveValue('');
  });

  it.each([
    ['a long tag', 'x'.repeat(51), [], 'A tag can have at most 50 characters; this one has 51'],
    ['one too many', 'solar', Array.from({ length: 20 }, (_, n) => `tag ${n}`), 'There can be at most 20 tags'],
  ])('refuses %s, says why and keeps what was typed', async (_, typed, already, message) => {
    render(<Tags already={already} />);
    const input = screen.getByLabelText('Tags');
    await userEvent.type(input, `${typed}{Enter}`);
    await userEvent.tab();
    expect(shown()).toEqual(already);
    expect(input).toHaveValue(typed);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(message);
  });

  it('takes a tag of fifty signs, however they are stored', async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText('Tags'), `${'🚰'.repeat(50)}{Enter}`);
    expect(shown()).toEqual(['🚰'.repeat(50)]);
  });

  it('removes a tag and puts the focus back into the input', async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText('Tags'), 'solar{Enter}wind{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove solar' }));
    expect(shown()).toEqual(['wind']);
    expect(screen.getByLabelText('Tags')).toHaveFocus();
  });

  it('does not submit the form on Enter', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Tags />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Tags'), 'solar{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });
});
