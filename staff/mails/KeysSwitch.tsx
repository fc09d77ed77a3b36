import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { KEYS_COOKIE } from '../../contract/staff/words.ts';

const isOn = () => document.cookie.split('; ').includes(`${KEYS_COOKIE}=1`);

/**
 * Names the key of each text on the page itself, in the portal and in the console, until the browser is closed. The server
 * does it, and only for staff; so the page is loaded anew.
 */
export function KeysSwitch() {
  const translate = useTranslate();
  const change = (on: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${KEYS_COOKIE}=1; path=/; samesite=lax${on ? '' : '; max-age=0'}`;
    window.location.reload();
  };
  return (
    <FormControlLabel
      sx={{ marginInline: 0, gap: 1 }}
      control={<Switch checked={isOn()} onChange={(_, on) => change(on)} />}
      label={translate('staff.mails.words.keys')}
    />
  );
}
