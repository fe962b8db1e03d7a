import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInFor } from '@/features/shared/VisitorLinks';
import { toast } from '@/ui/toast';

const delayMs = 2000;

/** Says that one has to sign in to pay, and leads there and back again. */
export function useLoginFirst(): () => void {
  const [isLeaving, setIsLeaving] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => navigate(signInFor(pathname + search)), delayMs);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate, pathname, search]);

  return () => {
    toast({
      title: 'Login Required',
      description: 'Please log in to complete your purchase.',
      variant: 'destructive',
    });
    setIsLeaving(true);
  };
}
