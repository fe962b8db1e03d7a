import { fireEvent, render, screen, within } from '@testing-library/react';
import { footerColumns } from '@/content/landing';
import { json } from '@/testing/openPage';
import { priceBook } from '@/testing/price-book';
import { story } from '@/testing/stories';
import LandingPage from './LandingPage';

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement;
const everywhere = () => true;
const answers: Record<string, unknown> = {
  '/api/plans': priceBook,
  '/api/stories?limit=3': [story],
  '/api/closed-sections': [],
};

describe('the landing page', () => {
  let ask: jest.SpyInstance;
  beforeEach(() => {
    ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => json(200, answers[String(url)]));
  });

  afterEach(() => jest.restoreAllMocks());

  it('shows each plan in the words and at the prices of the price book, the list price struck through', () => {
    render(<LandingPage isMounted={everywhere} priceBook={priceBook} stories={[story]} closed={[]} />);
    const innovators = card('Innovators & Solution Providers');
    expect(innovators).toHaveTextContent('$180per yearinstead of $399or $20per monthinstead of $49');
    expect(within(innovators).getByText('$399').tagName).toBe('S');
    expect(within(innovators).getByText('A feature of Innovators & Solution Providers')).toBeInTheDocument();
    expect(within(innovators).getByRole('link', { name: 'Start as an Innovator' })).toHaveAttribute(
      'href',
      '/membership?tier=innovators',
    );
    expect(card('Lite Plan')).toHaveTextContent('Freeinstead of $15 per year');
    expect(card('Enterprise Alliance Partners')).toHaveTextContent('Most Popular');
    expect(screen.getAllByText(/21-day free trial/)).toHaveLength(2);
    expect(ask).not.toHaveBeenCalled();
  });

  it('leads past its bar who comes by the keyboard', () => {
    HTMLElement.prototype.scrollIntoView = jest.fn();
    render(<LandingPage isMounted={everywhere} priceBook={priceBook} stories={[story]} closed={[]} />);
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(link).toHaveAttribute('href', '#main');
    fireEvent.click(link);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows stories that are published, and says so while there is none', () => {
    const { rerender } = render(
      <LandingPage isMounted={everywhere} priceBook={priceBook} stories={[story]} closed={[]} />,
    );
    const told = card('Six ports on their own wind');
    expect(told).toHaveTextContent('Ships wait less.$85.0M confirmed1 organization · 1 country');
    expect(within(told).getByRole('link')).toHaveAttribute('href', '/stories/six-ports');
    expect(screen.getByRole('link', { name: 'All success stories' })).toHaveAttribute('href', '/stories');
    rerender(<LandingPage key="none" isMounted={everywhere} priceBook={priceBook} stories={[]} closed={[]} />);
    expect(screen.getByText(/first stories are being written/)).toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks for the prices itself when the server has not written them into the page', async () => {
    render(<LandingPage isMounted={everywhere} />);
    expect(card('Lite Plan')).not.toHaveTextContent('$');
    expect(await screen.findByText('$4,950')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledWith('/api/plans');
    expect(await screen.findByText('Six ports on their own wind')).toBeInTheDocument();
  });

  it('names the address that the operator gives for help, and none of its own', () => {
    const { rerender } = render(
      <LandingPage isMounted={everywhere} priceBook={priceBook} stories={[story]} closed={[]} />,
    );
    const letters = () => [...document.querySelectorAll('a[href^="mailto:"]')].map((link) => link.getAttribute('href'));
    expect(letters()).toEqual(['mailto:help@alliance.example', 'mailto:help@alliance.example?subject=Careers']);
    rerender(<LandingPage key="unknown" isMounted={everywhere} />);
    expect(letters()).toEqual([]);
  });

  it('has a place for every link within it', () => {
    render(<LandingPage isMounted={everywhere} priceBook={priceBook} stories={[story]} closed={[]} />);
    const anchors = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') as string);
    expect(anchors).toEqual(expect.arrayContaining(['#about', '#careers', '#contact', '#privacy', '#terms']));
    expect(footerColumns.flatMap(({ links }) => links).length).toBeGreaterThan(12);
    expect(anchors.filter((anchor) => !document.getElementById(anchor.slice(1)))).toEqual([]);
  });

  it('opens the answer that the address names', () => {
    window.location.hash = '#terms';
    render(<LandingPage isMounted={everywhere} priceBook={priceBook} stories={[story]} closed={[]} />);
    expect(document.getElementById('terms')).toHaveAttribute('open');
    expect(document.getElementById('privacy')).not.toHaveAttribute('open');
    window.location.hash = '';
  });
});
