import { z } from 'zod';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { flag } from '../rules.ts';
import { type InviteStatusFilter, inviteStatusFilters, inviteTypes } from '../statuses.ts';

const empty = packMessage('invitation.empty');

/** A bulk invitation. The bound of 50 is checked after duplicates are taken out, so not here (D4). */
export const sendInvitationsForm = z.object({
  emailAddresses: z
    .array(z.string({ error: packMessage('validation.email') }), { error: empty })
    .min(1, { error: empty })
    .max(10_000, { error: packMessage('validation.invalid') }),
});

export const pointOfContactForm = z.object({ pointOfContact: flag() });

const filter = packMessage('error.unknownFilter');
const blank = z.literal('').transform(() => undefined);

/** Query of the invitation list (§7, I19). An empty filter is none. `paging` is read by `readPaging`. */
export const invitationQuery = z.object({
  paging: z.string().max(40).optional().catch(undefined),
  search: z
    .string({ error: packMessage('validation.invalid') })
    .max(limits.searchMax, { error: packMessage('error.searchTooLong', { n: limits.searchMax }) })
    .refine((search) => !search.includes('\u0000'), { error: packMessage('validation.invalid') })
    .transform((search) => search.trim())
    .optional(),
  inviteStatus: z
    .union(
      [
        blank,
        z.enum(Object.keys(inviteStatusFilters) as [InviteStatusFilter, ...InviteStatusFilter[]]),
      ],
      {
        error: filter,
      },
    )
    .optional(),
  inviteType: z.union([blank, z.enum(inviteTypes)], { error: filter }).optional(),
});
