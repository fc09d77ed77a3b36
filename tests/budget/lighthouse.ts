import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { LoadSimulator } from 'lighthouse/core/computed/load-simulator.js';
import { PageDependencyGraph } from 'lighthouse/core/computed/page-dependency-graph.js';
import { type Graph, Metrics } from 'lighthouse/core/lib/lantern/lantern.js';

/** What Lighthouse says of a page on a phone. Points are from 0 to 1, times in milliseconds. */
export interface Verdict {
  /** Points by category: `performance`, `accessibility`, `best-practices`, `seo`. */
  points: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Lighthouse's own measure of the machine at that moment: a fast one has 1500 and more. */
  benchmarkIndex: number;
  /** The audits of the other categories that are not passed. */
  failed: string[];
  /**
   * The paints as the sizes and the order of the requests in the page's HTML alone have them, whatever the machine was
   * doing: with a server that answers in 10 ms, and a processor that costs nothing.
   */
  steady: { firstPaint: number; largestPaint: number };
}

const SERVER_MS = 10;

const isOfScript = (node: Graph.Node): boolean =>
  node.type === 'network' && node.initiatorType === 'script';

/** Runs Lighthouse, mobile, in the browser at `port`. @throws Error if it can't judge the page */
export async function judge(url: string, port: number, flags: Flags = {}): Promise<Verdict> {
  const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`No verdict of ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const { audits, categories } = lhr;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const points = Object.values(categories).map(({ id, score }) => [id, score ?? 0]);
  const judged = Object.values(categories).filter(({ id }) => id !== 'performance');
  const failed = judged.flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );

  return {
    points: Object.fromEntries(points),
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    failed,
    steady: await simulatePaints(result),
  };
}

/**
 * Returns the paints by Lighthouse's own model, simulated once more with what is asked for before the script. Its own
 * figures differ from run to run, since it includes whatever came before the paint was seen: the script, too, which is
 * late on purpose.
 */
async function simulatePaints({ artifacts, lhr }: RunnerResult): Promise<Verdict['steady']> {
  const { Trace: trace, DevtoolsLog: devtoolsLog, URL: urls, SourceMaps } = artifacts;
  const { origin } = new URL(lhr.finalDisplayedUrl ?? '');
  const settings = {
    ...lhr.configSettings,
    throttling: { ...lhr.configSettings.throttling, cpuSlowdownMultiplier: 0.01 },
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: SERVER_MS },
    },
  };
  const context = { settings, computedCache: new Map() };
  const graph = await PageDependencyGraph.request(
    { trace, devtoolsLog, settings, URL: urls, SourceMaps, fromTrace: false },
    context,
  );
  const simulator = await LoadSimulator.request({ devtoolsLog, settings }, context);
  const { FirstContentfulPaint } = Metrics;
  let scriptAskedAt = Number.POSITIVE_INFINITY;
  graph.traverse((node) => {
    if (isOfScript(node)) scriptAskedAt = Math.min(scriptAskedAt, node.startTime);
  });
  const paintAfter = (isNeeded: (node: Graph.NetworkNode) => boolean) =>
    simulator.simulate(
      FirstContentfulPaint.getFirstPaintBasedGraph(graph, {
        cutoffTimestamp: Number.POSITIVE_INFINITY,
        treatNodeAsRenderBlocking: (node: Graph.NetworkNode) =>
          !isOfScript(node) && node.startTime < scriptAskedAt && isNeeded(node),
      }),
    ).timeInMs;
  return {
    firstPaint: paintAfter((node) => node.hasRenderBlockingPriority()),
    largestPaint: paintAfter(() => true),
  };
}
