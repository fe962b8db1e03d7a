/** The address of the logo that stands before the name of an organization. */
export const logoBeside = (name: HTMLElement) =>
  name.closest('span')?.previousElementSibling?.getAttribute('src') ?? null;
