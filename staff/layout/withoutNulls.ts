/** What was filled in, as the API takes it: where nothing is typed, react-admin's inputs hold null. */
export const withoutNulls = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])) as Values;
