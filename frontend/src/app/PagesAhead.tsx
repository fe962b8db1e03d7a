import { useEffect } from 'react';
import { pageAt } from '@/ui/page';
import { savesData } from '@/ui/whenQuiet';
import { pages } from './routes';

/** Until a page has its own data, what it links to does not get in the way. */
const quietAfterMs = 1500;

/** Fetches a page's code when a link to it has come into view, or is pointed at or focused: going there then takes no time. */
export function PagesAhead() {
  useEffect(() => {
    if (savesData()) return;
    const fetchPageOf = (link: HTMLAnchorElement) => {
      if (link.origin !== window.location.origin) return;
      void pageAt(pages, link)
        ?.route.lazy()
        .catch(() => undefined);
    };
    const view = new IntersectionObserver((links) => {
      for (const { isIntersecting, target } of links) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        fetchPageOf(target as HTMLAnchorElement);
      }
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const link of document.querySelectorAll('a[href^="/"]')) view.observe(link);
      }, quietAfterMs);
    };
    const meant = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) fetchPageOf(link);
    };
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    watch();
    document.addEventListener('pointerover', meant);
    document.addEventListener('focusin', meant);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      view.disconnect();
      document.removeEventListener('pointerover', meant);
      document.removeEventListener('focusin', meant);
    };
  }, []);

  return null;
}
