import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

/** To one thing of the list, which opens beside it: the same address with the thing's id. */
export function PanelLink({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  const address = new URLSearchParams(parameters);
  address.set(name, id);
  return (
    <Link
      to={`?${address}`}
      preventScrollReset
      className="inline-flex min-h-9 items-center font-medium text-brand tabular-nums underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
