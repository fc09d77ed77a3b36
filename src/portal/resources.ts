import { agency } from '#resources/agency/index.ts';
import { associate } from '#resources/associate/index.ts';
import { content } from '#resources/content/index.ts';
import { invitations } from '#resources/invitations/index.ts';
import { reports } from '#resources/reports/index.ts';

/** The resources of the portal, as react-admin's parts look them up. Their pages are routes of src/app/routes.ts. */
export const resources = { agency, associate, content, invitations, reports };
