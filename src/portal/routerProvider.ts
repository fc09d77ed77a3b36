import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * The router as react-admin gets it: a list that writes its filter or order into the query leaves the page where it is
 * scrolled to. Turned pages start at the top, as react-admin asks for itself.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate() {
    const navigate = useNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) => {
        if (typeof to === 'number') return void navigate(to);
        const preventScrollReset = typeof to === 'object' && to.pathname === undefined;
        void navigate(to, { ...options, preventScrollReset });
      },
      [navigate],
    );
  },
};
