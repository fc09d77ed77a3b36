import { messages } from '../../contract/messages.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { publicTexts } from './public.ts';
import { consent, session } from './session.ts';

/** The texts of the pages that stand before sign-in, and of every error. They come with the first page. */
export const light = {
  ...messages,
  common,
  consent,
  errors,
  public: publicTexts,
  session,
};

/** A catalogue's shape without its words. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type LightCatalogue = Texts<typeof light>;
