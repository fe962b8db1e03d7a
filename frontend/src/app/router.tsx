import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Area, PageRoute } from '@/ui/page';
import { AdminArea } from './AdminArea';
import { AdminNotFound } from './AdminNotFound';
import { Application } from './Application';
import { EnterpriseArea } from './EnterpriseArea';
import { HomeRoute } from './HomeRoute';
import { Loading } from './Loading';
import { MemberArea } from './MemberArea';
import { NotFoundPage } from './NotFoundPage';
import { codeOf } from './PageOnceLoaded';
import { RouteFailure } from './RouteFailure';
import { areas } from './routes';

/** A page that breaks leaves the bar over it alone. */
const within = (element: RouteObject['element'], pages: RouteObject[]): RouteObject => ({
  element,
  children: [{ errorElement: <RouteFailure isWithin />, children: pages }],
});

const notFound = '404 Page Not Found';

/** A page whose code comes before it is shown. */
const beforeShown = (route: PageRoute): RouteObject => ({ ...route, lazy: () => codeOf(route) });
/** A page whose code comes when it is shown: the router would fetch it for everybody who goes there. */
const onceShown = (route: PageRoute): RouteObject => ({
  path: route.path,
  handle: route.handle,
  Component: lazy(async () => ({ default: (await codeOf(route)).Component })),
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
          ...open.map(beforeShown),
          within(<MemberArea />, members.map(beforeShown)),
          within(<EnterpriseArea pages={enterprise} />, enterprise.map(beforeShown)),
          within(<AdminArea pages={admin} />, [
            ...admin.map(onceShown),
            { path: '/admin/*', element: <AdminNotFound />, handle: { title: notFound } },
          ]),
          { path: '*', element: <NotFoundPage />, handle: { title: notFound } },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routesOf(areas));
