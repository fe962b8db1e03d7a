/** What an organization is called has changed, of the one that is named. Whoever renames one must send it. */
export const organizationChanged = 'organization';
