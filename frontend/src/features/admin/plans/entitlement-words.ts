import type { Allowance, AllowancePeriod, EntitlementFeature } from '@alliance/api-client/books';
import { counted } from '@/ui/count';

export const featureLabels: Record<EntitlementFeature, string> = {
  browse_problems: 'Browse problems',
  basic_directory: 'Basic directory',
  propose_solutions: 'Propose solutions',
  open_communities: 'Open communities',
  submit_problems: 'Challenge submissions',
  mentor_sessions: 'Mentor sessions',
  expert_sessions: 'Expert sessions',
  sandbox_tokens: 'Sandbox tokens',
  api_certifications: 'API certifications',
  ip_catalogue: 'IP catalogue',
  premium_communities: 'Premium communities',
  messages: 'Direct messages',
  analytics: 'Analytics',
};

export const periodLabels: Record<AllowancePeriod, string> = {
  month: 'each month',
  year: 'each year',
  total: 'in all',
};

interface RuleInWords {
  allowance: Allowance;
  limit: number | null;
  period: AllowancePeriod;
}

/** "Off", "On", "Unlimited", "2 each year". */
export function ruleInWords({ allowance, limit, period }: RuleInWords, isCounted: boolean): string {
  if (allowance === 'off') return 'Off';
  if (allowance === 'on') return isCounted ? 'Unlimited' : 'On';
  return `${counted(limit as number)} ${periodLabels[period]}`;
}
