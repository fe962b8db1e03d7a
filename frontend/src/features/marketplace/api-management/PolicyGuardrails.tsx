import { apiPolicy } from '@/content/api-policy';
import { Card } from '@/ui/Card';

/** What is asked of everybody who publishes. */
export function PolicyGuardrails() {
  return (
    <>
      <p className="mb-5 max-w-2xl text-ink-2">Provider eligibility: all of these must pass.</p>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {apiPolicy.map(({ title, rules }) => (
          <Card key={title} as="li" className="min-w-0 [overflow-wrap:anywhere]">
            <h2 className="text-lg">{title}</h2>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-2 text-sm">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
    </>
  );
}
