import { useEffect, useState } from 'react';
import { defaultTerms } from '@/content/landing';

/** The days of trial and of money-back, as the price book has them now. */
export function useTerms() {
  const [terms, setTerms] = useState(defaultTerms);

  useEffect(() => {
    fetch('/api/plans')
      .then((response) => (response.ok ? response.json() : defaultTerms))
      .then(({ trialDays, moneyBackDays }: typeof defaultTerms) => setTerms({ trialDays, moneyBackDays }))
      .catch(() => undefined);
  }, []);

  return terms;
}
