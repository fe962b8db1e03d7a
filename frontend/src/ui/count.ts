/** A whole number as the product writes it: `12,345`. `Intl` would take longer to be set up than a page to be drawn. */
export const counted = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1 payment", "2 payments" or the like. */
export const plural = (count: number, one: string, many = `${one}s`) => `${counted(count)} ${count === 1 ? one : many}`;
