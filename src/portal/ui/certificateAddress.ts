import { pathTo } from '#contract/paths.ts';
import type { Settings } from '#contract/records.ts';

/** Where anybody can check a certificate. */
export const certificateAddress = ({ appBaseURL }: Settings, certificate: string): string =>
  appBaseURL + pathTo('certificate', { certificate });
