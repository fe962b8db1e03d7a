import { type PlanCurrency, type QuoteDto, useRequestQuoteMutation } from '@alliance/api-client/billing';
import { useCallback, useEffect, useRef, useState } from 'react';

interface QuoteWish {
  organizationId: string;
  planId: string;
  currency: PlanCurrency;
}

interface Asked {
  quote?: QuoteDto;
  /** The quote that this one took the place of, because it had expired. */
  before?: QuoteDto;
  error?: unknown;
}

/**
 * What an organization would be charged, for as long as it holds; then a new one takes its place. Nothing while there is
 * nobody to ask for.
 */
export function useQuote({ organizationId, planId, currency }: QuoteWish) {
  const [request, { isLoading }] = useRequestQuoteMutation();
  const [asked, setAsked] = useState<Asked>({});
  const newest = useRef(0);

  const ask = useCallback(
    async (before?: QuoteDto) => {
      newest.current += 1;
      const turn = newest.current;
      const settle = (answer: Asked) => turn === newest.current && setAsked(answer);
      try {
        settle({ quote: await request({ requestQuoteDto: { organizationId, planId, currency } }).unwrap(), before });
      } catch (error) {
        settle({ error });
      }
    },
    [request, organizationId, planId, currency],
  );

  useEffect(() => {
    setAsked({});
    if (organizationId) void ask();
    return () => {
      newest.current += 1;
    };
  }, [ask, organizationId]);

  const { quote } = asked;
  useEffect(() => {
    if (!quote) return;
    // By the server's clock alone: the reader's may be wrong.
    const lifetime = Date.parse(quote.expiresAt) - Date.parse(quote.createdAt);
    const timer = setTimeout(() => void ask(quote), lifetime);
    return () => clearTimeout(timer);
  }, [quote, ask]);

  return { ...asked, isLoading, renew: () => ask(quote), retry: () => ask() };
}
