import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a PDF that nothing on the way keeps: whole, or as it is made. Its name is of plain letters. */
export async function sendPdf(
  reply: FastifyReply,
  name: string,
  content: Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
  });
  await reply.send(Buffer.isBuffer(content) ? content : Readable.from(content, { objectMode: false }));
}

/** Parts of a file's name as every program takes them: `Menara Ça/..` is `Menara-Ca`. */
export function fileNameOf(...parts: readonly string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60),
  );
  return `${plain.filter((part) => part !== '').join('-')}.pdf`;
}
