import { useEffect } from 'react';
import { useTheme } from 'react-admin';

/** Tells the document which scheme is shown, so that `--hub-…` follow the theme that a person chose. */
export function useScheme(): void {
  const [scheme] = useTheme();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.scheme = scheme;
    return () => {
      delete dataset.scheme;
    };
  }, [scheme]);
}
