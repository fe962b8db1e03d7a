import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, groupState, toggleGroup } from './Checkbox';

const items = ['Fintech', 'DeFi & Blockchain'];

function Group({ start }: { start: string[] }) {
  const [selected, setSelected] = useState(start);
  return (
    <>
      <Checkbox
        label="Digital & Financial Services"
        checked={groupState(items, selected)}
        onChange={() => setSelected(toggleGroup(items, selected))}
      />
      <output>{selected.join()}</output>
    </>
  );
}

const box = () => screen.getByRole('checkbox') as HTMLInputElement;

describe('a group checkbox', () => {
  it('is mixed when only some items are selected, and selects all on a click', async () => {
    render(<Group start={['Fintech', 'EdTech']} />);
    expect(box().indeterminate).toBe(true);
    await userEvent.click(box());
    expect(box()).toBeChecked();
    expect(box().indeterminate).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('EdTech,Fintech,DeFi & Blockchain');
  });

  it('clears its own items only', async () => {
    render(<Group start={[...items, 'EdTech']} />);
    await userEvent.click(box());
    expect(box()).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('EdTech');
  });

  it('is neither checked nor mixed when nothing is selected', () => {
    render(<Group start={[]} />);
    expect(box()).not.toBeChecked();
    expect(box().indeterminate).toBe(false);
  });
});
