import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** For a group that the title names. */
  titleId?: string;
  children: ReactNode;
}

export function FormSection({ title, titleId, children }: FormSectionProps) {
  return (
    <section>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
