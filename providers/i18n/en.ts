import { messages } from '../../contract/messages.ts';
import { agency } from './en/agency.ts';
import { associate } from './en/associate.ts';
import { associates, lists } from './en/associates.ts';
import { common } from './en/common.ts';
import { content } from './en/content.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { form, options } from './en/form.ts';
import { publicTexts } from './en/public.ts';
import { reports } from './en/reports.ts';
import { shell } from './en/shell.ts';

/** Every text of the portal in English, by screen. Language, keys and parameters as polyglot wants them. */
export const english = {
  ...messages,
  common,
  errors,
  public: publicTexts,
  shell,
  agency,
  associate,
  associates,
  content,
  dashboard,
  form,
  lists,
  options,
  reports,
};

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
/** What a language has to hold: a missing key fails the type check (H8). */
export type Catalogue = Texts<typeof english>;
