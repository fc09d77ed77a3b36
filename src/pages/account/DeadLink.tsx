import { CallAlert } from '../../../components/portal/CallAlert.tsx';
import type { ApiError } from '../../../providers/apiError.ts';

/** Says that a mailed link is used, expired or unknown, above the way to a new one. */
export function DeadLink({ error }: { error: ApiError }) {
  return (
    <div className="hub-account-notice">
      <CallAlert error={error} />
    </div>
  );
}
