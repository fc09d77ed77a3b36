import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { plugins, registerPlugins } from './plugins.ts';

test.each(
  plugins.flatMap(([plugin, ...needs]) =>
    needs.map((need) => [plugin.name, need.name, plugin, need] as const),
  ),
)('%s before %s is told in words', async (name, missing, plugin, need) => {
  const wrong = registerPlugins(Fastify(), [[plugin, need], [need]]);
  await expect(wrong).rejects.toThrow(
    `The dependency '${missing}' of plugin '${name}' is not registered`,
  );
});
