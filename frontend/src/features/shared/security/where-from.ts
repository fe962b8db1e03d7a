import type { OpenSessionDto } from '@alliance/api-client/security';
import { countryInSentence } from '@/content/countries';

/** "Kenya (41.90.64.1)", after "from": where a session was opened, as far as that is known. */
export const whereFrom = ({ address, country }: Pick<OpenSessionDto, 'address' | 'country'>) =>
  address && (country ? `${countryInSentence(country)} (${address})` : address);
