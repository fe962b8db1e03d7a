/** The organization that is named has come, or what it is called or where it is has changed. Whoever writes that must send it. */
export const organizationChanged = 'organization';
