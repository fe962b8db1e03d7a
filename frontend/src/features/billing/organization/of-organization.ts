/** What a section gets that is about one organization. */
export interface OfOrganization {
  organizationId: string;
}
