import { useAddress } from '../useAddress';

/** Whether a page shows the tables behind its charts, which its address keeps. */
export function useTables() {
  const [view, setView] = useAddress('view');
  return { isTable: view === 'table', show: (next: 'chart' | 'table') => setView(next === 'table' ? next : '') };
}
