import { Link } from 'react-router-dom';
import { LinkButton } from '@/ui/Button';
import { Wordmark } from '@/ui/Mark';
import { isMounted } from './routes';

const suggestions = [
  { to: '/problems', label: 'Industry Problems' },
  { to: '/solutions', label: 'Innovation Solutions' },
  { to: '/membership', label: 'Join the Alliance' },
  { to: '/login', label: 'Member Login' },
].filter(({ to }) => isMounted(to));

export function NotFoundPage() {
  return (
    <div className="wrap flex min-h-dvh flex-col py-6">
      <header className="self-start">
        <Link to="/" className="block rounded-md py-1.5">
          <Wordmark />
        </Link>
      </header>
      <main className="grid flex-1 content-center py-16">
        <h1 className="text-headline">404 Page Not Found</h1>
        <p className="mt-4 max-w-lg text-ink-2 text-lg">
          There is nothing at this address. It may have moved, or the link was cut short.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/">Home</LinkButton>
          {suggestions.map(({ to, label }) => (
            <LinkButton key={to} to={to} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </div>
      </main>
    </div>
  );
}
