export interface WordMarkProps {
  /** The group's full name; `shortName` is the part set large. */
  name: string;
  shortName: string;
  product?: string | undefined;
}

/** The logo (an alder leaf whose midrib is the river of the vale) and the name beside it. */
export function WordMark({ name, shortName, product }: WordMarkProps) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <span className="hub-word-mark">
      <LeafMark />
      <span className="hub-word-mark-name">
        {shortName}
        {rest && <span className="hub-word-mark-rest"> {rest}</span>}
      </span>
      {product && <span className="hub-word-mark-product"> {product}</span>}
    </span>
  );
}

/** The logo alone, in the color of the surrounding text. */
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
      <path d="M16 5.4C13.6 2.9 9.6 3 7 5.7c-3.1 3.2-3.5 8.9-1.2 13.4C8 23.3 12 26 16 26s8-2.7 10.2-6.9c2.3-4.5 1.9-10.2-1.2-13.4C22.4 3 18.4 2.9 16 5.4z" />
      <path d="M16 30v-4c0-3.2-2.6-4.2-2.6-7.2s5-3.9 5-6.9c0-2-2.4-2.9-2.4-6.5" />
      <path d="M13.5 18.2c-2.3-1.8-4.6-2.7-7.9-2.9M18.2 13c1.9-2 4.2-3.1 8-3.5M15.6 23.4c2.5-2.9 5.6-4.3 10.5-4.7M14.8 14.8C12.9 11.9 10.3 10.3 6 9.3" />
    </svg>
  );
}
