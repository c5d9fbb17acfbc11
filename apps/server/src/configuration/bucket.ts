import type { ServiceOptions } from '@forecourt/api';
import type { Environment } from './environment.js';

/** The bucket that the environment names; none where it names none. */
export function bucketFrom(environment: Environment): ServiceOptions['bucket'] {
  const {
    FORECOURT_S3_BUCKET: bucket,
    FORECOURT_S3_REGION: region,
    FORECOURT_S3_KEY: key,
    FORECOURT_S3_SECRET: secret,
    FORECOURT_S3_ENDPOINT: endpoint,
    FORECOURT_S3_TIMEOUT_SECONDS: seconds,
  } = environment;
  if (bucket === undefined || region === undefined || key === undefined || secret === undefined) return undefined;
  const pathStyle = environment.FORECOURT_S3_PATH_STYLE ?? String(endpoint !== undefined);
  return {
    ...{ bucket, region, key, secret },
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    isPathStyle: pathStyle === 'true',
    prefix: environment.FORECOURT_S3_PREFIX,
    silenceMs: seconds === undefined ? undefined : seconds * 1000,
  };
}
