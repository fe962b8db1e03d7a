import type { PriceBookDto } from '@alliance/api-client/billing';
import type { ClosedSectionDto } from '@alliance/api-client/sections';
import type { StoryCardDto } from '@alliance/api-client/stories';
import { useEffect, useState } from 'react';

/** What the page shows of today, as the server has written it into it. */
export interface LandingAnswers {
  priceBook?: PriceBookDto;
  stories?: readonly StoryCardDto[];
  closed?: readonly ClosedSectionDto[];
}

/** Where it is asked for. */
export const sources = {
  priceBook: '/api/plans',
  stories: '/api/stories?limit=3',
  closed: '/api/closed-sections',
} satisfies Record<keyof LandingAnswers, string>;

/** The element that holds it in the document. */
export const answersElement = 'landing-answers';

/** What the server has written into the page, or what it is asked for, where there is something to ask. */
export function useAnswer<Name extends keyof LandingAnswers>(
  name: Name,
  written: LandingAnswers[Name],
  isThere = true,
) {
  const [answer, setAnswer] = useState<LandingAnswers[Name]>(written);

  useEffect(() => {
    if (written || !isThere) return;
    fetch(sources[name])
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setAnswer)
      .catch(() => undefined);
  }, [name, written, isThere]);

  return answer;
}
