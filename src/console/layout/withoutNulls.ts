/** Returns the values as the API accepts them: for empty inputs react-admin has null. */
export const withoutNulls = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])) as Values;
