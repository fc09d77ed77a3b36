import type { BrandStyle } from '../contract/brand.ts';
import { brandStyleSheet } from '../contract/brand-css.ts';
import { config } from '../providers/config.ts';

/** The brand's colours, typefaces and radius as custom properties. */
export const brandStyle = (): string =>
  brandStyleSheet({ style: config.settings.style as unknown as BrandStyle });

/** …in the page itself, where no server wrote them (development). */
export function addBrandStyle(): void {
  const style = document.createElement('style');
  style.textContent = brandStyle();
  document.head.append(style);
}
