export const storiesTitle = 'Success Stories';
export const storiesText =
  'What came of problems, solutions and the organizations behind them. Every sum was confirmed by somebody other than its owner.';

export const StoriesHead = () => (
  <header className="mb-8 max-w-2xl">
    <h1 className="text-headline">{storiesTitle}</h1>
    <p className="mt-3 text-ink-2 text-lg">{storiesText}</p>
  </header>
);
