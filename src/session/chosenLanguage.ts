import {
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  type Language,
  languageFor,
  readLanguage,
} from '../../contract/languages.ts';

/** The visitor's language where no server wrote the page (development): what the server does, done here. */
export function chosenLanguage(): Language {
  const address = new URL(window.location.href);
  const asked = readLanguage(address.searchParams.get(LANGUAGE_QUERY));
  if (asked) {
    localStorage.setItem(LANGUAGE_COOKIE, asked);
    address.searchParams.delete(LANGUAGE_QUERY);
    window.history.replaceState(window.history.state, '', address);
  }
  const language = languageFor(localStorage.getItem(LANGUAGE_COOKIE), navigator.languages.join());
  document.documentElement.lang = language;
  return language;
}
