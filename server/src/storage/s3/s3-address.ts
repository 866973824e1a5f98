/** Where a bucket is and how to be let in, all in one address. */
export type S3Address = {
  /** Scheme and host of the bucket, or of the store with the bucket as the first part of the path. */
  bucketUrl: string;
  bucket: string;
  /** What every name begins with; empty, or ending in a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPattern = /^[\w.-]*$/;
const options = new Set(['region', 'path_style', 'tls']);

/**
 * Reads `s3://KEY:SECRET@host/bucket/prefix?region=...&path_style=false&tls=false`; null when it is none. Most stores
 * are asked by the path, as is the default; Amazon's prefers the bucket in the name of the host.
 */
export function parseS3Address(url: URL): S3Address | null {
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const option = (name: string) => url.searchParams.get(name);
  const isTrueOr = (name: string) => option(name) ?? 'true';
  const isRight =
    url.protocol === 's3:' &&
    url.host !== '' &&
    url.username !== '' &&
    url.password !== '' &&
    bucketPattern.test(bucket) &&
    folders.every((folder) => prefixPattern.test(folder)) &&
    [...url.searchParams.keys()].every((name) => options.has(name)) &&
    ['path_style', 'tls'].every((name) => ['true', 'false'].includes(isTrueOr(name)));
  if (!isRight) return null;

  const scheme = isTrueOr('tls') === 'true' ? 'https' : 'http';
  const isByPath = isTrueOr('path_style') === 'true';
  return {
    bucketUrl: isByPath ? `${scheme}://${url.host}/${bucket}` : `${scheme}://${bucket}.${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: option('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
