import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readEnv } from './env.ts';
import { variables } from './envVariables.ts';

const models = { Deployment, Job, Ingress, PodDisruptionBudget, Service, ServiceAccount };

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');

/** Returns the paths of a folder's TypeScript files without tests. */
const productFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
    .map((path) => join(folder, path));

/** Top-level folders that the files of a folder import, without tests. */
const importedBy = (folder: string): string[] =>
  productFiles(folder)
    .map((path) => path.slice(folder.length + 1))
    .flatMap((path) =>
      [...read(join(folder, path)).matchAll(/from '((?:\.\.\/)+)(\w+)\//g)].map(
        ([, up = '', name = '']) => ({ up: up.length / 3, name, depth: path.split('/').length }),
      ),
    )
    .filter(({ up, depth }) => up === depth)
    .map(({ name }) => name);

test('the container has the bundle, and nothing else', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build .*$/gm)].map(([line]) => line);
  expect(copied).toEqual(['COPY --from=build --chown=root:root /app/dist/hub ./']);
});

test('all packages that the server imports are dependencies, which the list in the container has', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const folders = [
    'server',
    ...['server', 'workbooks', 'brands', 'demo', 'contract'].flatMap(importedBy),
  ];
  expect(folders).toContain('workbooks');
  const imported = new Set(
    folders
      .flatMap(productFiles)
      .filter((path) => !/^server\/(?:dev\.ts|bundle\/)/.test(path))
      .flatMap((path) => [
        ...read(path).matchAll(/^(?:import|export)[^;'`]*? from '([^.'][^']*)'/gm),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node:'))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  );
  expect(imported).toContain('fastify');
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
});

test('every image is pinned by version and digest', () => {
  const images = [dockerfile, read('compose.yaml')].flatMap((text) =>
    [...text.matchAll(/^\s*(?:FROM|image:)\s+(\S+)/gm)].map(([, image = '']) => image),
  );
  expect(new Set(images.map((image) => image.split(':')[0]))).toEqual(
    new Set(['axllent/mailpit', 'node', 'postgres']),
  );
  for (const image of images)
    expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/);
});

describe('on Kubernetes', () => {
  const documents = parseAllDocuments(read('docs/operating/deploy/kubernetes.yaml')).map(
    (document) => document.toJS(),
  );
  const of = (kind: string) => documents.find((one) => one.kind === kind);

  test.each(documents.map((one) => [one.kind, one]))('%s is valid', (kind, document) => {
    const Model = models[kind as keyof typeof models];
    expect(() => new Model(document as never).validate()).not.toThrow();
  });

  test('a node has the time to drain and to finish, and settings that the server knows', () => {
    const { terminationGracePeriodSeconds, containers } = of('Deployment').spec.template.spec;
    expect(terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      readEnv({ NODE_ENV: 'production', ALLOW_INSECURE: '' }).drainMs + 10_000,
    );
    for (const { name } of containers[0].env) expect(variables.shape).toHaveProperty(name);
  });

  test('migration and nodes run without rights', () => {
    for (const kind of ['Job', 'Deployment']) {
      const { securityContext, containers } = of(kind).spec.template.spec;
      expect(securityContext.runAsNonRoot).toBe(true);
      for (const container of containers) {
        expect(container.securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });
});

test('the systemd service starts the server itself and waits until it has finished', () => {
  const service = read('docs/operating/deploy/hub.service');
  expect(service).toMatch(/^ExecStart=\/usr\/bin\/node --enable-source-maps server\/main\.js$/m);
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(service)?.[1]);
  expect(seconds * 1000).toBeGreaterThan(readEnv({ NODE_ENV: 'production' }).drainMs + 10_000);
});
