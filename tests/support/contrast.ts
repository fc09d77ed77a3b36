/** WCAG 2.2 relative luminance of red, green and blue from 0 to 255. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The three channels of `#rrggbb` or of a browser's `rgb(1, 2, 3)`. */
const channelsOf = (color: string): number[] =>
  color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** The contrast of two opaque colors (WCAG 2.2): 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b]
    .map((color) => luminance(channelsOf(color)))
    .sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
