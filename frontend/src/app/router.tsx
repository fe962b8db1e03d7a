import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Area, PageRoute } from '@/ui/page';
import { AdminArea } from './AdminArea';
import { Application } from './Application';
import { EnterpriseArea } from './EnterpriseArea';
import { HomeRoute } from './HomeRoute';
import { Loading } from './Loading';
import { MemberArea } from './MemberArea';
import { NotFoundPage } from './NotFoundPage';
import { RouteFailure } from './RouteFailure';
import { areas } from './routes';

/** A page that breaks leaves the bar over it alone. */
const within = (element: RouteObject['element'], pages: PageRoute[]): RouteObject => ({
  element,
  children: [{ errorElement: <RouteFailure />, children: pages }],
});

export const routesOf = ({ open, members, enterprise, admin }: Record<Area, PageRoute[]>): RouteObject[] => [
  {
    element: <Application />,
    HydrateFallback: Loading,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          { path: '/', element: <HomeRoute /> },
          ...open,
          within(<MemberArea />, members),
          within(<EnterpriseArea pages={enterprise} />, enterprise),
          within(<AdminArea pages={admin} />, admin),
          { path: '*', element: <NotFoundPage />, handle: { title: '404 Page Not Found' } },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routesOf(areas));
