import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { moveDraft, useFormDraft } from './useFormDraft';

function Form({ version, goesOn }: { version: number; goesOn: boolean }) {
  const form = useForm({ defaultValues: { text: '' } });
  const forget = useFormDraft(form, `note:${version}`, { goesOn });
  return (
    <>
      <input aria-label="Text" {...form.register('text')} />
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  );
}
const kept = (key: string) => JSON.parse(sessionStorage.getItem(`draft:visitor:${key}`) ?? 'null');
const type = (value: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value } });

beforeEach(() => sessionStorage.clear());

describe('what is kept of a form', () => {
  it('goes along to another key of the same form', () => {
    const { rerender } = render(<Form version={1} goesOn />);
    type('Mine');
    rerender(<Form version={2} goesOn />);
    expect(kept('note:2')).toEqual({ text: 'Mine' });
    expect(kept('note:1')).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
  });

  it('does not where it was forgotten', () => {
    const { rerender } = render(<Form version={1} goesOn />);
    type('Saved');
    act(() => screen.getByRole('button').click());
    rerender(<Form version={2} goesOn />);
    expect(kept('note:2')).toBeNull();
  });

  it('stays under its key where another one is another form', () => {
    const { rerender } = render(<Form version={1} goesOn={false} />);
    type('Mine');
    rerender(<Form version={2} goesOn={false} />);
    expect(kept('note:1')).toEqual({ text: 'Mine' });
    expect(kept('note:2')).toBeNull();
  });

  it('is moved for a form that is not there any more', () => {
    const { unmount } = render(<Form version={1} goesOn />);
    type('Mine');
    unmount();
    moveDraft('note:1', 'note:2');
    expect(kept('note:1')).toBeNull();
    render(<Form version={2} goesOn />);
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
  });
});
