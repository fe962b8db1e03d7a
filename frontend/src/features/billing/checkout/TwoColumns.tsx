import type { ReactNode } from 'react';

interface TwoColumnsProps {
  form: ReactNode;
  /** Beside the form where there is room, else between it and what confirms it. */
  summary: ReactNode;
  confirm?: ReactNode;
}

export function TwoColumns({ form, summary, confirm }: TwoColumnsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-10 lg:max-w-2xl">{form}</div>
      <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{summary}</aside>
      {confirm && <div className="lg:max-w-2xl">{confirm}</div>}
    </div>
  );
}
