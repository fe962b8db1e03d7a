import type { PriceBookDto } from '@alliance/api-client/billing';
import type { StoryCardDto } from '@alliance/api-client/stories';
import { useEffect, useState } from 'react';

/** What the page shows of today, as the server has written it into it. */
export interface LandingAnswers {
  priceBook?: PriceBookDto;
  stories?: readonly StoryCardDto[];
}

/** Where it is asked for. */
export const sources = { priceBook: '/api/plans', stories: '/api/stories?limit=3' } satisfies Record<
  keyof LandingAnswers,
  string
>;

/** The element that holds it in the document. */
export const answersElement = 'landing-answers';

/** What the server has written into the page, or what it is asked for. */
export function useAnswer<Name extends keyof LandingAnswers>(name: Name, written: LandingAnswers[Name]) {
  const [answer, setAnswer] = useState<LandingAnswers[Name]>(written);

  useEffect(() => {
    if (written) return;
    fetch(sources[name])
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setAnswer)
      .catch(() => undefined);
  }, [name, written]);

  return answer;
}
