import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { WordMark } from '../../art/WordMark.tsx';
import './kit.css';
import './frame.css';

export interface PageFrameProps {
  brand: { name: string; shortName: string };
  /** Name of the product, small beside the mark; hidden where there is no room. */
  product?: string;
  /** Words of the skip link. */
  skipLabel: string;
  /** The header's right side: a SideMenu, as a rule. */
  menu?: ReactNode;
  footer?: ReactNode;
  /** full: main has no gutters (home). page: 1200 px. narrow: one column of 480 px, for a form. */
  width?: 'full' | 'page' | 'narrow';
  /** The footer stays below the first screen: what comes late moves nothing that is seen. */
  tall?: boolean | undefined;
  children: ReactNode;
}

/** Header, main and footer of a page outside of the signed-in shell. `main` has id 'main' and takes focus. */
export function PageFrame({
  brand,
  product,
  skipLabel,
  menu,
  footer,
  width = 'page',
  tall = false,
  children,
}: PageFrameProps) {
  return (
    <div className="hub-frame">
      <a className="hub-skip" href="#main">
        {skipLabel}
      </a>
      <header className="hub-header hub-on-frame">
        <div className="hub-header-row">
          <Link to={paths.home} className="hub-home">
            <WordMark name={brand.name} shortName={brand.shortName} product={product} />
          </Link>
          {menu}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`hub-main hub-main-${width}${tall ? ' hub-main-tall' : ''}`}
      >
        {children}
      </main>
      {footer}
    </div>
  );
}
