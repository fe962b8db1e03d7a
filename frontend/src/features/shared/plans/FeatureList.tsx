import { Icon } from '@/ui/Icon';

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="space-y-2 text-ink text-sm">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5 [overflow-wrap:anywhere]">
          <Icon name="check" className="mt-0.5 size-4.5 shrink-0 text-brand" />
          <span className="min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  );
}
