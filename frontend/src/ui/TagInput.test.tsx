import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { TagInput } from './TagInput';

function Tags() {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Field label="Tags">
      <TagInput value={tags} onChange={setTags} />
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
