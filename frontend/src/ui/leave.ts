/** Leaves the application for an address which the server answers. */
export const leaveFor = (address: string) => window.location.assign(address);

/** The same from a page that was not shown: Back leads past it. */
export const leaveUnseenFor = (address: string) => window.location.replace(address);
