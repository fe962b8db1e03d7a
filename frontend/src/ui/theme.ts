import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemDark().matches ? 'dark' : 'light';
};

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = systemDark();
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** The theme in force, and the way to choose the other one for good. Undefined while prerendering. */
export function useTheme(): { theme: Theme | undefined; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => undefined);
  return { theme, choose };
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
