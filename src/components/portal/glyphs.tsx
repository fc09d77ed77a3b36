import type { ReactNode } from 'react';

/* The same pen as src/components/public/icons.tsx, for what only signed-in pages need. */
function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      className="hub-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const BackGlyph = () => (
  <Glyph>
    <path d="M12 4.5 6.5 10l5.5 5.5" />
  </Glyph>
);

export const ForwardGlyph = () => (
  <Glyph>
    <path d="M8 4.5 13.5 10 8 15.5" />
  </Glyph>
);

export const DownGlyph = () => (
  <Glyph>
    <path d="M4.5 7.5 10 13l5.5-5.5" />
  </Glyph>
);

export const DotsGlyph = () => (
  <Glyph>
    <path strokeWidth="2.5" d="M4 10h.01M10 10h.01M16 10h.01" />
  </Glyph>
);

export const SheetGlyph = () => (
  <Glyph>
    <path d="M5 2.5h7L15.5 6v11.5H5z" />
    <path d="M12 2.5V6h3.5M7.5 9.5h5.5M7.5 12h5.5M7.5 14.5h3.5" />
  </Glyph>
);

export const DownloadGlyph = () => (
  <Glyph>
    <path d="M10 3v9.5M6 8.7l4 4 4-4M3.5 16.5h13" />
  </Glyph>
);
