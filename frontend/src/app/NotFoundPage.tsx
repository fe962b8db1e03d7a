import { useViewer } from '@alliance/api-client/viewer';
import { LinkButton } from '@/ui/Button';
import { OpenPage } from '@/ui/OpenPage';
import { isMounted } from './routes';

const forEverybody = [
  { to: '/problems', label: 'Industry Problems' },
  { to: '/solutions', label: 'Innovation Solutions' },
];
const forVisitors = [
  { to: '/membership', label: 'Join the Alliance' },
  { to: '/login', label: 'Member Login' },
];

export function NotFoundPage() {
  const { state } = useViewer();
  const suggestions = (state === 'visitor' ? [...forEverybody, ...forVisitors] : forEverybody).filter(({ to }) =>
    isMounted(to),
  );
  return (
    <OpenPage>
      <div className="grid min-h-[50dvh] content-center">
        <h1 className="text-headline">404 Page Not Found</h1>
        <p className="mt-4 max-w-lg text-ink-2 text-lg">
          There is nothing at this address. It may have moved, or the link was cut short.
        </p>
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <LinkButton to="/">Home</LinkButton>
          {suggestions.map(({ to, label }) => (
            <LinkButton key={to} to={to} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </OpenPage>
  );
}
