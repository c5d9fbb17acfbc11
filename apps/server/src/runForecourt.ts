import path from 'node:path';
import { parseArgs } from 'node:util';
import { httpQuotes } from '@forecourt/finance/quotes';
import { log, notice, setLog, setTracer } from '@forecourt/service/observing';
import { bucketFrom } from './configuration/bucket.js';
import { captchasFrom } from './configuration/captchas.js';
import { dealersDirOf } from './configuration/dealersDir.js';
import { dealerVariables } from './configuration/dealerVariables.js';
import { depositsFrom, depositWarnings } from './configuration/deposits.js';
import { DATA } from './configuration/distribution.js';
import { edgeFrom } from './configuration/edge.js';
import { readEnvironment } from './configuration/environment.js';
import { feedsFrom } from './configuration/feeds.js';
import { START_FLAGS } from './configuration/flags.js';
import { leadWarnings, outboundPortsFrom } from './configuration/leadsOut.js';
import { searchClusterFrom } from './configuration/searchCluster.js';
import { signingFrom } from './configuration/signing.js';
import { secretProblems } from './configuration/siteSecrets.js';
import { stoppingFrom } from './configuration/stopping.js';
import { loadDemoStock } from './demoStock.js';
import { proxyWarnings } from './front/visitors.js';
import { startMetrics } from './metricsServer.js';
import { startForecourt, type Forecourt, type StartOptions } from './startForecourt.js';

export interface RunOptions extends Pick<StartOptions, 'clock'> {
  /** Arguments after `npm start --`. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What `npm start` runs: the platform by flags and environment, with a word to the console about what it is doing. */
export async function runForecourt({ args, env, clock }: RunOptions): Promise<Forecourt> {
  const { values } = parseArgs({ args: [...args], options: START_FLAGS, allowNegative: true });
  if (values.dev && values.production)
    throw new Error('--dev shows shoppers’ details to anyone on this machine: it does not go with --production.');
  const dealersDir = dealersDirOf(values.dealers, env);
  const dataDir = path.resolve(values.data ?? (env['FORECOURT_DATA'] || DATA));
  const environment = readEnvironment(
    { ...env, ...(values.port === undefined ? {} : { PORT: values.port }) },
    dealerVariables(dealersDir, dataDir),
  );
  const { FORECOURT_LOG_LEVEL: level = 'info', FORECOURT_METRICS_PORT: metricsPort } = environment;
  const format = environment.FORECOURT_LOG_FORMAT ?? (values.production ? 'json' : 'text');
  setLog({ format, level, write: (line) => void process.stdout.write(line) });
  // people and tools read what the start does as it is; machines read lines of the log
  const say =
    format === 'json' ? (line: string) => log.info(line) : (line: string) => process.stdout.write(`${line}\n`);
  const { FORECOURT_VALUATION_URL: valuationUrl, FORECOURT_VALUATION_KEY: valuationKey } = environment;
  const { FORECOURT_TRADE_IN_URL: tradeInUrl, FORECOURT_TRADE_IN_KEY: tradeInKey } = environment;
  const { FORECOURT_REGO_URL: regoUrl, FORECOURT_REGO_KEY: regoKey } = environment;
  const { FORECOURT_QUOTE_URL: quoteUrl, FORECOURT_QUOTE_KEY: quoteKey } = environment;
  const { 'demo-stock-from': demoModule, 'demo-stock': seedsDemoStock } = values;
  if (seedsDemoStock && demoModule === undefined)
    throw new Error(
      '--demo-stock wants to know where it comes from: --demo-stock-from <module>, as `npm start` has it.',
    );
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = environment;
  // loaded only where it is used: it costs 28 MB of files and time at the start
  const spans = endpoint === undefined ? undefined : (await import('./otlpTracer.js')).otlpTracer(endpoint, share);
  setTracer(spans);
  const metricsServer =
    metricsPort === undefined
      ? undefined
      : await startMetrics({ port: metricsPort, listensOn: environment.FORECOURT_METRICS_LISTEN });
  const forecourt = await startForecourt({
    port: environment.PORT,
    listensOn: environment.FORECOURT_LISTEN,
    onProgress: say,
    onNotice: notice,
    dataDir,
    databaseUrl: environment.DATABASE_URL,
    bucket: bucketFrom(environment),
    signing: signingFrom(environment),
    searchCluster: searchClusterFrom(environment),
    quotes: quoteUrl && quoteKey ? httpQuotes({ url: quoteUrl, key: quoteKey }) : undefined,
    isProduction: values.production,
    showsDeveloperPages: values.dev,
    trustedProxies: environment.FORECOURT_TRUSTED_PROXIES,
    edge: edgeFrom(environment),
    stopping: stoppingFrom(environment, values.production),
    demoStock: demoModule === undefined ? undefined : await loadDemoStock(path.resolve(demoModule), values.production),
    seedsDemoStock,
    lacksOf: secretProblems(environment, env, values.production),
    outboundPorts: outboundPortsFrom(environment, env, values.production),
    messagesPerDay: {
      ...(environment.FORECOURT_MAILS_PER_DAY === undefined ? {} : { mail: environment.FORECOURT_MAILS_PER_DAY }),
      ...(environment.FORECOURT_TEXTS_PER_DAY === undefined ? {} : { sms: environment.FORECOURT_TEXTS_PER_DAY }),
    },
    captcha: captchasFrom(env),
    feeds: feedsFrom(environment, env, values.production),
    payments: depositsFrom(environment, env, values.production),
    valuation: valuationUrl && valuationKey ? { url: valuationUrl, apiKey: valuationKey } : undefined,
    tradeIn: tradeInUrl && tradeInKey ? { url: tradeInUrl, apiKey: tradeInKey } : undefined,
    rego: regoUrl && regoKey ? { url: regoUrl, apiKey: regoKey } : undefined,
    clock,
    dealersDir,
    readyDealers: environment.FORECOURT_READY_DEALERS,
  });
  if (format === 'json') log.info({ port: forecourt.port, sites: forecourt.sites.length }, 'Forecourt is ready.');
  else {
    say('\nForecourt is ready:');
    for (const { name, origin } of forecourt.sites) say(`  ${name.padEnd(30)} ${origin}/`);
    if (values.dev) say(`  ${'Developer’s pages'.padEnd(30)} http://localhost:${forecourt.port}/dev`);
  }
  if (values.production)
    for (const warning of [
      ...proxyWarnings(environment),
      ...leadWarnings(environment, forecourt.service.sites),
      ...depositWarnings(environment, forecourt.service.sites),
    ])
      notice(`warning: ${warning}`);
  return {
    ...forecourt,
    async close() {
      await forecourt.close();
      await metricsServer?.close();
      await spans?.close();
    },
  };
}
