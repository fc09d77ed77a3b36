import { hub } from '#src/guest/kit/tokens.ts';

const hairline = hub('hairline');

/** The editor, as `sx`. The content security policy forbids the styles that ProseMirror would write by itself. */
export const editorLook = {
  border: `1px solid ${hub('border')}`,
  borderRadius: 1,
  backgroundColor: hub('paper'),
  '&:focus-within': { borderColor: hub('accent') },
  '& .ProseMirror': {
    overflowX: 'auto',
    minHeight: '20rem',
    maxWidth: 'none',
    padding: '16px 20px 32px',
    fontSize: '1rem',
    whiteSpace: 'break-spaces',
    wordWrap: 'break-word',
    fontVariantLigatures: 'none',
    outlineOffset: '-2px',
  },
  '& .ProseMirror-selectednode, & .selectedCell': { outline: `2px solid ${hub('accent')}` },
  '& .ProseMirror-separator': { display: 'inline' },
  '& .ProseMirror-gapcursor': { position: 'relative', display: 'none', pointerEvents: 'none' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-gapcursor::after': {
    position: 'absolute',
    top: -2,
    display: 'block',
    width: 20,
    borderTop: `1px solid ${hub('ink')}`,
    content: '""',
  },
  // Wide tables scroll with the text, which has the keyboard already.
  '& table': { display: 'table', maxWidth: 'none' },
  // An empty table shows where to write.
  '& td, & th': { minWidth: '4rem', paddingInline: 1, border: `1px dashed ${hairline}` },
};

/** Its toolbar, always in view. */
export const barLook = {
  position: 'sticky',
  zIndex: 1,
  top: '4rem',
  borderBottom: `1px solid ${hairline}`,
  backgroundColor: hub('paper'),
  '& .MuiToggleButtonGroup-root': { display: 'flex', flexWrap: 'wrap' },
  '& .MuiToggleButton-root': { minWidth: 44, border: 0 },
};
