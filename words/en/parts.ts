import { emails } from './emails.ts';
import { newTerms } from './newTerms.ts';
import { ownAddress } from './ownAddress.ts';
import { quiz } from './quiz.ts';
import { reading } from './reading.ts';
import { verify } from './verify.ts';
import { yourData } from './yourData.ts';

/** What few pages of the portal show, which fetch it (`providers/i18n/withOwnWords.tsx`): a file each. */
export const parts = { emails, newTerms, ownAddress, quiz, reading, verify, yourData };
