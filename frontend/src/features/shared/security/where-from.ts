import type { OpenSessionDto } from '@alliance/api-client/security';
import { countryName } from '@/content/countries';

/** "Kenya (41.90.64.1)": where a session was opened, as far as that is known. */
export const whereFrom = ({ address, country }: Pick<OpenSessionDto, 'address' | 'country'>) =>
  address && (country ? `${countryName(country)} (${address})` : address);
