import { Link } from 'react-router-dom';
import { contactEmail } from '@/content/contact';
import { OpenPage } from '@/ui/OpenPage';

interface LegalPageProps {
  title: string;
  text: string;
  other: { to: string; title: string };
}

/** One of the texts that members agree to, with the way to the other and to somebody who answers. */
export function LegalPage({ title, text, other }: LegalPageProps) {
  return (
    <OpenPage>
      <article className="max-w-2xl">
        <h1 className="text-headline">{title}</h1>
        <p className="mt-6 text-lg">{text}</p>
        <p className="mt-4 text-ink-2">
          Questions reach a person at{' '}
          <a href={`mailto:${contactEmail}`} className="text-brand underline underline-offset-4">
            {contactEmail}
          </a>
          .
        </p>
        <Link to={other.to} className="mt-6 inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          {other.title}
        </Link>
      </article>
    </OpenPage>
  );
}
