import { vi } from 'vitest';
import type { StaffCall } from '../provider/useStaffCall.ts';

/** Stands for the calls of the console: `vi.mock('../provider/useStaffCall.ts', () => import(…))`. */
export const staffCall = vi.fn<StaffCall>();
export const useStaffCall = () => staffCall;
