import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHub } from '#providers/HubContext.ts';
import { createHub } from '#providers/hub.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { guestBoot } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { ConsoleLanguage } from './ConsoleLanguage.tsx';

const Said = () => {
  const { language, t } = useHub();
  return `${language}: ${t('common.retry')}`;
};
const root = document.documentElement;

test.each([
  ['fr-CA', 'ltr', 'en: Retry', 'en'],
  ['en-XB', 'rtl', /^en-XB: \[/, 'en-XB'],
] as const)(
  'a visitor of %s reads the console in its own language, which the document says as long as it is open',
  async (code, dir, text, shown) => {
    Object.assign(root, { lang: code, dir });
    const hub = createHub(guestBoot, await loadLanguage(code));
    const { unmount } = render(
      <ConsoleLanguage>
        <Said />
      </ConsoleLanguage>,
      inHub(hub),
    );
    expect(screen.getByText(text)).toBeVisible();
    expect([root.lang, root.dir]).toEqual([shown, shown === 'en' ? 'ltr' : 'rtl']);
    unmount();
    expect([root.lang, root.dir]).toEqual([code, dir]);
  },
);
