/** Whether a value is an object with keys: no list, not null. Nothing is known of what the keys hold. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
