import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * React-admin's router provider, adapted: a list that writes its filter or order into the query keeps the scroll
 * position (react-admin itself scrolls to the top for another page), and writes nothing once it has been left: its
 * filters are debounced by half a second, which would lead the person back to it.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate() {
    const navigate = useNavigate();
    const isMounted = useRef(false);
    useEffect(() => {
      isMounted.current = true;
      return () => {
        isMounted.current = false;
      };
    }, []);
    return useCallback<RouterNavigateFunction>(
      (to, options) => {
        if (typeof to === 'number') return void navigate(to);
        const isQueryOnly = typeof to === 'object' && to.pathname === undefined;
        if (isQueryOnly && !isMounted.current) return;
        void navigate(to, { ...options, preventScrollReset: isQueryOnly });
      },
      [navigate],
    );
  },
};
