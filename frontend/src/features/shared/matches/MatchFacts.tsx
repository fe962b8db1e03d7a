import type { Fit, MatchFactsDto } from '@alliance/api-client/innovation';
import { Facts } from '@/ui/browse/Facts';

const said = (same: string, other?: string): Record<Fit, string | undefined> => ({ same, other, unknown: undefined });
const categories = said('The same', 'Another one');
const technologies = said('Named in the problem');
const regions = said('Same country', 'Another country');

/** The same in a line. */
export function MatchFactsLine({ facts }: { facts: MatchFactsDto }) {
  const { category, technology, readinessLevel, marketReady, region } = facts;
  const known = [
    category === 'unknown' ? undefined : `${category === 'same' ? 'Same' : 'Another'} category`,
    technology === 'same' ? 'Technology named in the problem' : undefined,
    `TRL ${readinessLevel}${marketReady ? ', ready for the market' : ''}`,
    regions[region],
  ];
  return <p className="text-ink-2 text-xs">{known.filter(Boolean).join(' · ')}</p>;
}

/** What is known beside the texts; nothing of it is in the text match. */
export function MatchFacts({ facts }: { facts: MatchFactsDto }) {
  const { category, technology, readinessLevel, marketReady, region, byMeaning } = facts;
  return (
    <Facts
      facts={[
        ['Category', categories[category]],
        ['Technology', technologies[technology]],
        ['Readiness', `TRL ${readinessLevel}${marketReady ? ', ready for the market' : ''}`],
        ['Region', regions[region]],
        ['Order', byMeaning ? 'By words and by meaning' : undefined],
      ]}
    />
  );
}
