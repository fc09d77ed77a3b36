import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../src/components/public/Button.tsx';
import { FieldError } from '../../src/components/public/Field.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import styles from './content.module.css';
import type { Draft } from './contentCall.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { PagePreview } from './PagePreview.tsx';

/** Heavy: the page is there before it. */
const BodyEditor = lazy(() => import('./BodyEditor.tsx'));

interface Props {
  code: string;
  draft: Draft;
  fields: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Draft>) => void;
}

const views = ['write', 'html', 'preview'] as const;

/** What a page says: name, picture and text, written, as HTML, or as the portal shows it. */
export function PageText({ code, draft, fields, onChange }: Props) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.content.${key}`);
  const id = useId();
  const [view, setView] = useState<(typeof views)[number]>('write');
  const [choosing, setChoosing] = useState(false);
  const field = (name: 'name' | 'thumbnailUrl' | 'thumbnailAlt') => ({
    name,
    label: word(`field.${name}`),
    help: word(`field.${name}Help`),
    errorWord: translate('common.error'),
    error: fields[name],
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields */}
      <div role="group" aria-label={word('view.label')} className={styles.views}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {word(`view.${name}`)}
          </button>
        ))}
      </div>
      {view === 'preview' ? (
        <PagePreview code={code} draft={draft} />
      ) : (
        <>
          <TextField {...field('name')} required requiredTitle={translate('validation.required')} />
          <div className={styles.picture}>
            <TextField {...field('thumbnailUrl')} />
            <Button variant="quiet" onClick={() => setChoosing(true)}>
              {word('picture.choose')}
            </Button>
          </div>
          <TextField {...field('thumbnailAlt')} />
          <div className="hub-field">
            <div className="hub-field-label">
              <span id={id}>{word('field.body')}</span>
            </div>
            {view === 'write' ? (
              <Suspense fallback={<div className={`hub-input ${styles.html}`} />}>
                <BodyEditor
                  html={draft.body}
                  labelledBy={id}
                  onChange={(body) => onChange({ body })}
                />
              </Suspense>
            ) : (
              <textarea
                className={`hub-input ${styles.html}`}
                aria-labelledby={id}
                spellCheck={false}
                value={draft.body}
                onChange={(event) => onChange({ body: event.target.value })}
              />
            )}
            {fields.body ? (
              <FieldError id={`${id}-error`} word={translate('common.error')} text={fields.body} />
            ) : null}
          </div>
        </>
      )}
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ url }) => {
          onChange({ thumbnailUrl: url });
          setChoosing(false);
        }}
      />
    </>
  );
}
