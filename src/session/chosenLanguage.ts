import {
  directionOf,
  LANGUAGE_QUERY,
  type Language,
  languageFor,
  readLanguage,
} from '../../contract/languages.ts';
import { rememberedLanguage, rememberLanguage } from '../../providers/i18n/rememberLanguage.ts';

/** Returns the visitor's language if no server has rendered the page (development). */
export function chosenLanguage(): Language {
  const address = new URL(window.location.href);
  const asked = readLanguage(address.searchParams.get(LANGUAGE_QUERY));
  if (asked) {
    rememberLanguage(asked);
    address.searchParams.delete(LANGUAGE_QUERY);
    window.history.replaceState(window.history.state, '', address);
  }
  const language = languageFor(rememberedLanguage(), navigator.languages.join());
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return language;
}
