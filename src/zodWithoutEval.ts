import { z } from 'zod';

// zod writes code for its checks where it may: the security policy lets nobody, and trying is reported as a violation.
z.config({ jitless: true });

export * from 'zod';
