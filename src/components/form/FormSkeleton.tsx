import { useTranslate } from 'ra-core';
import './form.css';

/** The shape of a form that is on its way. */
export function FormSkeleton({ groups = 3 }: { groups?: number }) {
  const translate = useTranslate();
  return (
    <div className="hub-form-page" role="status" aria-label={translate('common.loading')}>
      <div className="hub-form-main" aria-hidden="true">
        {Array.from({ length: groups }, (_, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
          <div key={group} className="hub-card hub-form-group">
            <div className="hub-bone hub-bone-title" />
            {Array.from({ length: 4 }, (_, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
              <div key={field} className="hub-bone hub-bone-field" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
