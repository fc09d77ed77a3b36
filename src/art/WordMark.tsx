export interface WordMarkProps {
  /** The group's whole name; `shortName` is the part set large. */
  name: string;
  shortName: string;
  product?: string | undefined;
}

/** The mark (an alder leaf whose midrib is the river of the vale) and the name beside it. */
export function WordMark({ name, shortName, product }: WordMarkProps) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <span className="hub-word-mark">
      <LeafMark />
      <span className="hub-word-mark-name">
        {shortName}
        {rest && <span className="hub-word-mark-rest"> {rest}</span>}
      </span>
      {product && <span className="hub-word-mark-product">{product}</span>}
    </span>
  );
}

/** The mark alone, in the colour of the text around it. */
export function LeafMark() {
  return (
    <svg
      className="hub-leaf-mark"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M16 5.4C13.6 2.9 9.6 3 7 5.7c-3.1 3.2-3.5 8.9-1.2 13.4C8 23.300 12 26 16 26s8-2.700 10.200-6.900c2.300-4.500 1.900-10.200-1.200-13.400C22.400 3 18.400 2.900 16 5.400z" />
      <path d="M16 30v-4c0-3.200-2.600-4.200-2.600-7.200s5-3.900 5-6.900c0-2-2.400-2.900-2.400-6.500" />
      <path d="M13.500 18.200c-2.300-1.800-4.600-2.700-7.900-2.900M18.200 13c1.900-2 4.200-3.100 8-3.500M15.600 23.400c2.500-2.900 5.600-4.300 10.500-4.700M14.800 14.800C12.900 11.900 10.300 10.300 6 9.300" />
    </svg>
  );
}
