import type { LightCatalogue } from '../en/light.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { messages } from './messages.ts';
import { publicTexts } from './public.ts';
import { consent, session } from './session.ts';

export const light: LightCatalogue = {
  ...messages,
  common,
  consent,
  errors,
  public: publicTexts,
  session,
};
