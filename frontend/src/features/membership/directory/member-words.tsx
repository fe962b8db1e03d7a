import type { MemberDto } from '@alliance/api-client/directory';
import { countryName } from '@/content/countries';
import { organizationTypeLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Badge } from '@/ui/Badge';

/** What it is at a glance. */
export const MemberBadges = ({ member: { isVerified, verifiedDomain, type, tier } }: { member: MemberDto }) => (
  <p className="mt-1.5 flex flex-wrap gap-1.5">
    {isVerified && (
      <Badge wraps tone="green">
        {verifiedDomain ? `Verified: ${verifiedDomain}` : 'Verified'}
      </Badge>
    )}
    <Badge wraps tone="blue">
      {organizationTypeLabels[type]}
    </Badge>
    <Badge wraps>{tierNames[tier]}</Badge>
  </p>
);

/** "Nairobi, Kenya", or what of it is known. */
export const placeOf = ({ city, country }: MemberDto): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ');

/** The year in which it joined. */
export const yearOf = ({ createdAt }: MemberDto): string => createdAt.slice(0, 4);
