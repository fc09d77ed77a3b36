import { useTranslate } from 'ra-core';
import { useAct } from './useAct.ts';

/**
 * What an ActCard shows of an act: its words, its call, and what is refused, beside the inputs where it is about them.
 * @param resource part of the console, as in useRecord
 * @param words the act's part of the catalogue, as `agencies.window`
 * @param params of those words
 */
export function useCard<Row>(resource: string, id: string, words: string, params?: object) {
  const translate = useTranslate();
  const { act, busy, error } = useAct<Row>(resource, id);
  const word = (key: string) => translate(`staff.${words}.${key}`, params);
  const send = (what: string, body: object) => act(what, body, `staff.${words}.done`);
  const card = {
    title: word('title'),
    text: word('text'),
    action: word('action'),
    busy,
    error: error && Object.keys(error.fields).length === 0 ? error : undefined,
  };
  return { word, send, card, fields: error?.fields ?? {} };
}
