import { LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { useIsMounted } from '@/ui/routing';

const actions = [
  { to: '/problems', label: 'Browse Problems' },
  { to: '/solutions', label: 'View Solutions' },
  { to: '/projects', label: 'Join Projects' },
  { to: '/members', label: 'Network' },
];

export function QuickActions() {
  const isMounted = useIsMounted();
  return (
    <Card as="section" className="min-w-0 print:hidden">
      <h2 className="text-xl">Quick Actions</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {actions
          .filter(({ to }) => isMounted(to))
          .map(({ to, label }) => (
            <li key={to}>
              <LinkButton to={to} variant="secondary" wide>
                {label}
              </LinkButton>
            </li>
          ))}
      </ul>
    </Card>
  );
}
