import { z } from 'zod';
import { bareText } from '../characters.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { type InviteStatusFilter, inviteStatusFilters, inviteTypes } from '../statuses.ts';
import { textKinds, typedText } from '../typedText.ts';

const filter = packMessage('validation.select');
const blank = z.literal('').transform(() => undefined);

/**
 * Query of the invitation list (specification §7, decision I19). An empty filter is none. `paging` is read by
 * `readPaging`. In a file of its own, as the list's page needs no other schema.
 */
export const invitationQuery = z.object({
  paging: z.string().overwrite(bareText).optional().catch(undefined),
  search: typedText(limits.searchMax, {
    kind: textKinds.search,
    tooLong: packMessage('validation.maxLength', { n: limits.searchMax }),
  }).optional(),
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
