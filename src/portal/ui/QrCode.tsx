import { encodeQR } from 'qr';

export interface QrCodeProps {
  text: string;
  label: string;
  /** In pixels. */
  size?: number;
}

/** A QR code, dark on white in every scheme, with the margin that scanners need. */
export default function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const rows = encodeQR(text, 'raw');
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
