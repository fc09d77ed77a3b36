import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * The router as react-admin gets it. A list that writes its filter or order into the query leaves the page where it is
 * scrolled to (turned pages start at the top, as react-admin asks for itself), and writes nothing once it is left: the
 * half second that its filters wait would else lead whoever went on back to it.
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
