import type { PriceBookDto } from '@alliance/api-client/billing';
import { useEffect, useState } from 'react';

/** The price book that the server has written into the page, or the one it is asked for. */
export function usePriceBook(written?: PriceBookDto) {
  const [book, setBook] = useState(written);

  useEffect(() => {
    if (written) return;
    fetch('/api/plans')
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setBook)
      .catch(() => undefined);
  }, [written]);

  return book;
}
