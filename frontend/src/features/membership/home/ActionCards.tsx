import { Building2, FolderKanban, Lightbulb, Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { useIsMounted } from '@/ui/routing';

const actions = [
  {
    page: '/problems',
    to: '/problems?submit=1',
    title: 'Submit Problem',
    text: 'Say what you want solved and let the alliance answer.',
    Sign: Target,
  },
  {
    page: '/solutions',
    to: '/solutions?submit=1',
    title: 'Propose Solution',
    text: 'Show what you have built and how ready it is.',
    Sign: Lightbulb,
  },
  {
    page: '/projects',
    to: '/projects',
    title: 'Join Project',
    text: 'Take part in bringing a solution to market.',
    Sign: FolderKanban,
  },
  {
    page: '/members',
    to: '/members',
    title: 'Connect Organizations',
    text: 'Find partners across the alliance.',
    Sign: Building2,
  },
];

export function ActionCards() {
  const isMounted = useIsMounted();
  return (
    <ul aria-label="Actions" className="col-span-full grid grid-cols-subgrid gap-y-5 md:gap-y-6 print:hidden">
      {actions
        .filter(({ page }) => isMounted(page))
        .map(({ to, title, text, Sign }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className="group flex h-full flex-wrap items-start gap-4 rounded-lg border border-line bg-surface p-5 transition-colors sm:p-6 hover:border-brand"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-strong">
                <Sign aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0 flex-1 basis-32">
                <span className="block font-semibold">{title}</span>
                <span className="mt-0.5 block text-ink-2 text-sm">{text}</span>
              </span>
              <Icon
                name="arrowRight"
                className="mt-1 ml-auto size-5 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-brand"
              />
            </Link>
          </li>
        ))}
    </ul>
  );
}
