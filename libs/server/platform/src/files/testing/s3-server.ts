import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
// It has no types of its own.
import S3rver from 's3rver';

export interface TestS3 {
  /** For `S3_URL`. */
  readonly url: string;
  readonly refused: string[];
  close(): Promise<void>;
}

const secret = 'rahasia/kunci+S3';

/**
 * An S3 server on a free port of this computer. s3rver keeps the objects; what it does not do, to look at signatures and
 * at the hash of what arrives, is done in front of it as the protocol's description (Signature Version 4) says.
 */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'imah-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'berkas', configs: [] }],
  });
  const { port } = await store.run();
  const refused: string[] = [];
  const front = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const fault = faultOf(request, body);
      if (fault !== null) {
        refused.push(fault);
        response.writeHead(403).end(fault);
        return;
      }
      const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'application/octet-stream' },
        ...(request.method === 'PUT' ? { body } : {}),
      });
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port: frontPort } = front.address() as AddressInfo;
  return {
    url: `http://kunci:${encodeURIComponent(secret)}@127.0.0.1:${frontPort}/berkas/imah`,
    refused,
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function faultOf(request: IncomingMessage, body: Buffer): string | null {
  const header = request.headers.authorization ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=kunci\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (parts === null) return 'no signature of this key';
  const [, day = '', region = '', signed = '', signature = ''] = parts;
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'another content than was signed';
  const canonical = [
    request.method,
    request.url,
    '',
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name])}`),
    '',
    signed,
    claimed,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  const expected = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'another signature';
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
