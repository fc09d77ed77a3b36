import { defaultBrand } from '#brands/defaultBrand.ts';
import type { Boot, ContentPage, Profile } from '#contract/records.ts';
import { settingsOf } from '#contract/settings.ts';
import { createHub, type Hub } from '../hub.ts';

/** A page of the home page. */
export const marketing: ContentPage = {
  name: 'A program made for planners',
  body: '<p>One set of terms.</p>',
  thumbnailUrl: '',
  thumbnailAlt: '',
  type: 'text/html',
  code: 'home-page',
};

/** What a guest's page comes with. */
export const guestBoot: Boot = {
  language: 'en',
  settings: settingsOf(defaultBrand),
  profile: null,
  home: [marketing],
  openedFromHere: true,
};

/** The hub of a person, or of a guest, in English. */
export const testHub = (profile: Profile | null = null, changes: Partial<Boot> = {}): Hub =>
  createHub({ ...guestBoot, profile, ...changes });
