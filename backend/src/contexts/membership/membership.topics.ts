/** The organization that is named has come, or what it says of itself has changed. Whoever writes that must send it. */
export const organizationChanged = 'organization';
/** A version of the Terms or the Privacy Policy has been published. */
export const legalDocumentPublished = 'membership.legal';
