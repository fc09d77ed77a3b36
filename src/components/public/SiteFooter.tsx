import type { ReactNode } from 'react';
import type { SisterBrand } from '../../../contract/brand.ts';
import './frame.css';

export interface SiteFooterProps {
  /** The links (privacy, cookies, …, Email Us) as `<li>`s, and the name of their navigation. */
  links: ReactNode;
  linksLabel: string;
  /** The whole line, year and firm included. */
  copyright: string;
  sisterBrands?: readonly SisterBrand[];
  /** Names the brand bar. */
  sisterBrandsLabel: string;
  /** A language switch, a version. */
  children?: ReactNode;
}

/** The foot of every page: brand bar, links, copyright. */
export function SiteFooter({
  links,
  linksLabel,
  copyright,
  sisterBrands = [],
  sisterBrandsLabel,
  children,
}: SiteFooterProps) {
  return (
    <footer className="hub-footer hub-on-frame">
      {sisterBrands.length > 0 && (
        <ul className="hub-brand-bar" aria-label={sisterBrandsLabel}>
          {sisterBrands.map(({ name, kind }) => (
            <li key={name}>
              <span className="hub-brand-name">{name}</span>
              <span className="hub-brand-kind">{kind}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="hub-footer-row">
        <nav aria-label={linksLabel}>
          <ul className="hub-footer-links">{links}</ul>
        </nav>
        {children}
        <p className="hub-footer-legal">{copyright}</p>
      </div>
    </footer>
  );
}
