/** The organization that is named has come, or what it says of itself has changed. Whoever writes that must send it. */
export const organizationChanged = 'organization';
