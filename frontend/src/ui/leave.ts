/** Leaves the application for an address which the server answers. */
export const leaveFor = (address: string) => window.location.assign(address);
