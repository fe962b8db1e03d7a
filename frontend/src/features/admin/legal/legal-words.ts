import type { AgreementWay, LegalDocumentName } from '@alliance/api-client/documents';

export const documentLabels: Record<LegalDocumentName, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};

export const wayLabels: Record<AgreementWay, string> = {
  registration: 'Registering',
  invitation: 'Accepting an invitation',
  payment: 'Paying',
  page: 'On the page',
};

export const agreementStateLabels = { agreed: 'Agreed', told: 'Told, not agreed' };
export const agreementSortLabels = { newest: 'Newest', name: 'Name' };

export const agreementsOf = (document: LegalDocumentName, version: string) =>
  `/admin/settings/agreements?document=${document}&version=${version}`;
