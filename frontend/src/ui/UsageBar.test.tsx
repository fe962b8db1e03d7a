import { render } from '@testing-library/react';
import { ProgressBar, UsageBar } from './UsageBar';

const drawn = (bar: React.ReactElement) => {
  const rect = render(bar).container.querySelector('rect');
  return [rect?.getAttribute('width'), rect?.getAttribute('class')?.split(' ')[0]];
};

it('a limit that is used up is not drawn as a goal that is reached', () => {
  expect(drawn(<UsageBar used={1} limit={2} />)).toEqual(['50', 'fill-brand']);
  expect(drawn(<UsageBar used={3} limit={2} />)).toEqual(['100', 'fill-accent']);
  expect(drawn(<UsageBar used={0} limit={0} />)).toEqual(['0', 'fill-accent']);
  expect(drawn(<ProgressBar done={99} total={100} />)).toEqual(['99', 'fill-brand']);
  expect(drawn(<ProgressBar done={100} total={100} />)).toEqual(['100', 'fill-success']);
  expect(drawn(<ProgressBar done={0} total={0} />)).toEqual(['0', 'fill-brand']);
});
