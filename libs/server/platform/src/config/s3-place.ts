/** Where and as whom an S3 store is reached. */
export interface S3Place {
  /** Address of the bucket, with the prefix of every key, without a slash at the end. */
  readonly bucketUrl: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/**
 * Reads `https://KEY:SECRET@host/bucket[/prefix][?region=ap-southeast-3]`; the bucket is part of the path, as every
 * store understands it. Null for anything else.
 */
export function readS3Url(text: string): S3Place | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const path = url.pathname.replace(/\/+$/, '');
  const isWhole = url.username !== '' && url.password !== '' && /^\/[a-z0-9][a-z0-9.-]{1,62}(?:\/[\w.-]+)*$/.test(path);
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  if (!isWhole || accessKeyId === null || secretAccessKey === null) return null;
  return {
    bucketUrl: `${url.origin}${path}`,
    accessKeyId,
    secretAccessKey,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** Keys may hold a slash or a plus, which an address writes with a percent sign. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
