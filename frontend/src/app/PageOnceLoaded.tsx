import { type ComponentType, useEffect, useState } from 'react';
import type { PageRoute } from '@/ui/page';
import { useOnline } from '@/ui/useOnline';
import { Loading } from './Loading';
import { NotShown } from './NotShown';

/** The code of a page, or what stands in its place until it has come. */
export const codeOf = ({ lazy: load }: PageRoute) => load().catch(() => ({ Component: pageOnceLoaded(load) }));

/**
 * In place of a page whose code did not come. It comes by itself once there is a connection: the router would remember for good
 * that it failed.
 */
function pageOnceLoaded(load: PageRoute['lazy']) {
  let Page: ComponentType | undefined;
  return function PageOnceLoaded() {
    const online = useOnline();
    const [found, setFound] = useState<'page' | 'nothing' | undefined>(Page && 'page');

    useEffect(() => {
      if (!online || Page) return;
      setFound(undefined);
      load().then(
        ({ Component }) => {
          Page = Component;
          setFound('page');
        },
        () => setFound('nothing'),
      );
    }, [online]);

    if (Page) return <Page />;
    return online && !found ? <Loading /> : <NotShown isWithin />;
  };
}
