import { brandStyleSheet } from '../contract/brandCss.ts';
import { config } from '../providers/config.ts';

/** The brand's colours, typefaces and radius as custom properties. */
export const brandStyle = (): string => brandStyleSheet(config.settings);

/** …in the page itself, where no server wrote them (development). */
export function addBrandStyle(): void {
  const style = document.createElement('style');
  style.textContent = brandStyle();
  document.head.append(style);
}
