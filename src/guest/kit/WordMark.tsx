import { strokes } from './strokes.ts';

interface Props {
  /** The group's full name; `shortName` is the part set large. */
  name: string;
  shortName: string;
  logo?: readonly string[] | undefined;
  product?: string | undefined;
}

/** The logo and the name beside it. */
export function WordMark({ name, shortName, logo, product }: Props) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  return (
    <span className="hub-word-mark">
      {logo && <Logo paths={logo} />}
      <span className="hub-word-mark-name" translate="no">
        <span>{shortName}</span>
        {rest && <span className="hub-word-mark-rest">{` ${rest}`}</span>}
      </span>
      {product && <span className="hub-word-mark-product">{` ${product}`}</span>}
    </span>
  );
}

/** The logo alone, in the color of the surrounding text. */
function Logo({ paths }: { paths: readonly string[] }) {
  return (
    <svg className="hub-logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden {...strokes}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
