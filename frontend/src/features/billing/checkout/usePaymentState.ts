import { type PaymentStateDto, useGetPaymentStatusQuery } from '@alliance/api-client/billing';
import { useEffect, useState } from 'react';

const seconds = [2, 2, 3, 5, 8, 13, 21, 30];
/** From the question on after which it takes longer than usual. */
const unusual = 5;

const isOpen = ({ status, inReview }: PaymentStateDto) => status === 'pending' && !inReview;

/** Asks the server where a payment stands, ever more rarely, for as long as it is not decided. */
export function usePaymentState(reference: string) {
  const [asked, setAsked] = useState(0);
  const { data, error, isFetching, refetch } = useGetPaymentStatusQuery({ reference }, { skip: reference === '' });
  const waits = reference !== '' && !isFetching && (data ? isOpen(data) : !error);

  useEffect(() => {
    if (!waits) return;
    const pause = seconds[Math.min(asked, seconds.length - 1)] as number;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      void refetch();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [waits, asked, refetch]);

  return { payment: data, error, isFetching, refetch, isLong: asked >= unusual };
}
