import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PeriodFields } from './PeriodFields';

function open(errors = {}) {
  const told: object[] = [];
  function Page() {
    const [period, setPeriod] = useState({ from: '2026-11-03', to: '' });
    const change = (one: object) => {
      told.push(one);
      setPeriod({ ...period, ...one });
    };
    return (
      <>
        <PeriodFields {...period} onChange={change} hint="At most 31 days." errors={errors} />
        <button type="button" onClick={() => setPeriod({ from: '', to: '' })}>
          Clear
        </button>
      </>
    );
  }
  const { rerender } = render(<Page />);
  again = () => rerender(<Page />);
  return told;
}
let again: () => void;
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).focus();
  fireEvent.change(field(name), { target: { value } });
};

describe('the days of a period', () => {
  it('are told once they are whole ones, not while the year is typed', () => {
    const told = open();
    for (const day of ['0002-11-29', '0020-11-29', '0202-11-29']) {
      type('To', day);
      expect([told, field('To').value]).toEqual([[], day]);
    }
    type('To', '2026-11-29');
    expect(told).toEqual([{ to: '2026-11-29' }]);
  });

  it('keep what is half typed while somebody types, and are what they were when they leave it', () => {
    const told = open();
    Object.defineProperty(field('From'), 'validity', { value: { badInput: true } });
    type('From', '');
    expect(told).toEqual([]);
    again();
    expect(field('From')).toHaveValue('');
    fireEvent.blur(field('From'));
    expect([told, field('From').value]).toEqual([[], '2026-11-03']);
  });

  it('are open where they are emptied, there or elsewhere', () => {
    const told = open();
    type('From', '');
    expect(told).toEqual([{ from: '' }]);
    type('To', '2026-11-29');
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    expect([field('From').value, field('To').value]).toEqual(['', '']);
  });

  it('are told once', () => {
    const told = open();
    type('From', '0026-11-03');
    type('From', '2026-11-03');
    expect(told).toEqual([]);
  });

  it('bound each other', () => {
    open();
    type('To', '2026-11-29');
    expect(field('From')).toHaveAttribute('max', '2026-11-29');
    expect(field('To')).toHaveAttribute('min', '2026-11-03');
  });

  it('say what holds, or else what is wrong', () => {
    open({ from: 'Too early' });
    expect(field('To')).toHaveAccessibleDescription('At most 31 days.');
    expect(field('From')).toHaveAccessibleDescription('Too early');
    cleanup();
    open({ to: 'Choose at most 31 days' });
    expect(field('To')).toHaveAccessibleDescription('Choose at most 31 days');
  });
});
