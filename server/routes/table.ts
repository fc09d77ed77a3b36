import type { FastifyPluginAsync } from 'fastify';
import { me } from './account/me.ts';

/** Every route of the API: a plugin each, a folder for each address. */
export const routes: readonly FastifyPluginAsync[] = [me];
