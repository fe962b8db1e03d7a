import type { OrganizationPageDto } from '@alliance/api-client/profile';
import { countryInSentence } from '@/content/countries';
import { organizationTypeLabels } from '@/content/labels';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { productName } from '@/ui/Mark';
import { logoAddress } from '@/ui/OrganizationMark';
import { dataOf, headOf, pageOf } from '@/ui/readable';
import { OrganizationArticle } from './OrganizationArticle';
import { placeOf } from './profile-words';

/** The address whose answer the page of an organization shows; nothing where it is none. */
export function source(path: string): string | undefined {
  const [, id] = /^\/members\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(path) ?? [];
  return id && `/api/members/${id}`;
}

/** What an organization lets everybody see, as text. */
export function render(path: string, answer: unknown, origin: string): { head: string; page: string } {
  const organization = answer as OrganizationPageDto;
  const { id, name, type, description, website, logoId, city, country } = organization;
  const address = `${origin}/members/${id}`;
  const place = city ? placeOf(organization) : country && countryInSentence(country);
  const text =
    description ?? `${organizationTypeLabels[type]}${place ? ` in ${place}` : ''}, member of ${productName}.`;
  return {
    head:
      headOf({ title: name, text: text.slice(0, 300), address, type: 'website' }) +
      dataOf({
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name,
        mainEntityOfPage: address,
        ...(description && { description }),
        ...(website && { url: website }),
        ...(logoId && { logo: origin + logoAddress(logoId, 'large') }),
        ...(place && {
          address: {
            '@type': 'PostalAddress',
            ...(city && { addressLocality: city }),
            ...(country && { addressCountry: country }),
          },
        }),
        memberOf: { '@type': 'Organization', name: productName },
      }),
    page: pageOf(path, <VisitorLinks />, <OrganizationArticle organization={organization} work={false} />),
  };
}
