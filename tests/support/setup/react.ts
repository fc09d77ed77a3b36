import * as React from 'react';

/**
 * In development React keeps the stack at which each element was made, for the second half of a warning's text. That
 * took a sixth of the time of a form's component tests; a warning fails a test without it as well. React stops once it
 * has kept very many: it is told that it has.
 */
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere now: see tests/support/setup/react.ts.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});
