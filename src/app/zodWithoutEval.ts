import { z } from 'zod';

// By default zod tries to compile its checks with `new Function`, which the content security policy forbids and reports
// as a violation.
z.config({ jitless: true });

export * from 'zod';
