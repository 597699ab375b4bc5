import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text that is sent many times, compressed once per encoding, when it is first asked for. */
export interface CompressedText {
  readonly etag: string;
  as(encoding: Encoding): Promise<Buffer>;
}

export function compressText(text: string): CompressedText {
  const plain = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  const compress: Record<Encoding, () => Promise<Buffer>> = {
    br: () =>
      promisify(brotliCompress)(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    gzip: () => promisify(gzip)(plain, { level: 9 }),
    identity: async () => plain,
  };
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    as: (encoding) => {
      const ready = made.get(encoding) ?? compress[encoding]();
      made.set(encoding, ready);
      return ready;
    },
  };
}

/** The best encoding that `acceptEncoding` allows. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.trim().slice(2))];
    }),
  );
  const allows = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}
