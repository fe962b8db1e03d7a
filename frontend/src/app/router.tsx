import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Application } from './Application';
import { HomeRoute } from './HomeRoute';
import { Loading } from './Loading';
import { MemberArea } from './MemberArea';
import { NotFoundPage } from './NotFoundPage';
import { RouteFailure } from './RouteFailure';
import { memberRoutes, openRoutes } from './routes';

const routes: RouteObject[] = [
  {
    element: <Application />,
    HydrateFallback: Loading,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          { path: '/', element: <HomeRoute /> },
          ...openRoutes,
          {
            element: <MemberArea />,
            children: [{ errorElement: <RouteFailure />, children: memberRoutes }],
          },
          { path: '*', element: <NotFoundPage />, handle: { title: '404 Page Not Found' } },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
