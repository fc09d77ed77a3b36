import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';

/** The codes of now, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('secondStep.codesTitle')}</h3>
      <p>{translate('secondStep.codesLead')}</p>
      <ul aria-label={translate('secondStep.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>
              <Verbatim>{code}</Verbatim>
            </code>
          </li>
        ))}
      </ul>
      <Button variant="contained" onClick={onKept}>
        {translate('secondStep.codesKept')}
      </Button>
    </>
  );
}
