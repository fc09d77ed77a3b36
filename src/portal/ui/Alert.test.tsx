import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './Alert.tsx';

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('%s appears as %s, and as a note where it stands from the start', (severity, role) => {
  const { rerender } = render(<Alert severity={severity}>Your report is due</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Your report is due');
  rerender(
    <Alert standing severity={severity}>
      Your report is due
    </Alert>,
  );
  expect(screen.queryByRole(role)).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent('Your report is due');
});
