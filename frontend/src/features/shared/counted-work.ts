import { counted } from '@/ui/count';

/** So far the product counts what an organization works on: of one that does more it tells no more. */
const most = 100;

export const countedWork = (count: number) => (count < most ? counted(count) : `${most}+`);
