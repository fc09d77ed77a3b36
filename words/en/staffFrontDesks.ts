import { resource } from './console.ts';

/** Links of front desks in the staff console (/staff/front-desks). */
const frontDesks = {
  intro:
    'Anyone can check a certificate. With a link of its own, the front desk of a hotel also sees what the accreditation gives there. It needs no account.',
  empty: 'No front desk has a link yet.',
  column: {
    hotel: 'Hotel',
    madeAt: 'Link made',
    madeBy: 'By',
    withdrawnAt: 'Link',
  },
  filter: { q: 'Hotel' },
  works: 'Works',
  withdrawn: 'Withdrawn on %{day}',
  make: 'Make a link',
  close: 'Close',
  made: 'Link for %{hotel}',
  once: 'Open it on each device of the front desk, or scan the code there. It is shown this once: whoever has lost it gets a new one.',
  qr: 'QR code of the link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the link of %{hotel}?',
  withdrawText:
    'From then on this front desk sees no more than anybody. A withdrawn link can’t be given back; you can make a new one.',
};

export const frontDeskWords = {
  staff: { frontDesks },
  resources: { 'front-desks': resource('front-desks', frontDesks) },
};
