import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Communities } from './Communities';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('Communities', () => {
  it('shows three of four cards and wraps around in both directions', async () => {
    render(<Communities isPaid={false} />);
    expect(titles()).toEqual([
      'Innovation Leaders Network',
      'Sustainability and ESG Hub',
      'Research and Academia Alliance',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Previous communities' }));
    expect(titles()[0]).toBe('Venture Capital Network');
    await userEvent.click(screen.getByRole('button', { name: 'Next communities' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show from Research and Academia Alliance' }));
    expect(titles()).toEqual([
      'Research and Academia Alliance',
      'Venture Capital Network',
      'Innovation Leaders Network',
    ]);
  });

  it('sends those who do not pay to the upgrade', () => {
    render(<Communities isPaid={false} />);
    expect(screen.getByText('Upgrade to Explore Communities')).toHaveAttribute('href', '/subscription');
    expect(within(screen.getByRole('list')).getAllByText('Upgrade to Join')).toHaveLength(3);
  });

  it('lets paid members join', () => {
    render(<Communities isPaid />);
    expect(screen.getByText('Explore All Communities')).toHaveAttribute('href', '/communities');
    expect(screen.getAllByText('Join Community')[1]).toHaveAttribute(
      'href',
      '/communities/sustainability-and-esg-hub?join=sustainability-and-esg-hub',
    );
  });
});
